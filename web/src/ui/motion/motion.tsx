import { type FeatureBundle, LazyMotion, MotionConfig, type TargetAndTransition } from 'framer-motion';
import { type ReactNode, useState } from 'react';
import { loadWhenIdle } from '#ui/when-idle.ts';

let loaded: FeatureBundle | undefined;
let loading: Promise<FeatureBundle> | undefined;

/** Loads framer-motion's features when the browser is idle. If that fails, nothing animates, and all else works. */
function loadFeatures(): Promise<FeatureBundle> {
  loading ??= new Promise<void>(loadWhenIdle)
    .then(() => import('./motion-features.ts'))
    .then(
      ({ features }) => {
        loaded = features;
        return features;
      },
      () => new Promise(() => undefined),
    );
  return loading;
}

/** Wraps `m` elements of framer-motion, whose small part is in the page's bundle and whose features load later. */
export function Motion({ children }: { children: ReactNode }) {
  const [features] = useState(() => loaded ?? loadFeatures);
  return (
    <LazyMotion strict features={features}>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.18, ease: 'easeOut' }}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}

/**
 * The initial state of an animation; false before the features have loaded, as the element would stay in that state.
 */
export function comingFrom(target: TargetAndTransition): TargetAndTransition | false {
  return loaded ? withoutTravel(target) : false;
}

/** For reduced motion, keeps only the fade: framer-motion would still jump to the final offset. */
export function withoutTravel(target: TargetAndTransition): TargetAndTransition {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return target;
  const { x, y, scale, ...rest } = target;
  return rest;
}
