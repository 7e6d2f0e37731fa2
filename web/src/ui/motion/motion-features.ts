import { domAnimation } from 'framer-motion';

/** A file of its own, so that it is fetched when it is wanted: see `motion.tsx`. */
export const features = domAnimation;
