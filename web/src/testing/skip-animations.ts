import { MotionGlobalConfig } from 'framer-motion';

// happy-dom draws no frames to animate in; the journeys see the motion in a real browser.
MotionGlobalConfig.skipAnimations = true;
