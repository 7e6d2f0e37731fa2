import { configure } from '@testing-library/react';
import { MotionGlobalConfig } from 'framer-motion';

// happy-dom draws no frames to animate in; the journeys see the motion in a real browser.
MotionGlobalConfig.skipAnimations = true;

// Waiting takes longer while all tests run in parallel.
configure({ asyncUtilTimeout: 10_000 });
