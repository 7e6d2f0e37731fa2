import { domAnimation } from 'framer-motion';

/** In a file of its own, so that it is loaded lazily: see `motion.tsx`. */
export const features = domAnimation;
