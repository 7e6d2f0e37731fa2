import { configure } from '@testing-library/react';
import { MotionGlobalConfig } from 'framer-motion';

// happy-dom draws no frames to animate in; the journeys see the motion in a real browser.
MotionGlobalConfig.skipAnimations = true;

// What is waited for comes later where all of the tests run at once.
configure({ asyncUtilTimeout: 10_000 });
