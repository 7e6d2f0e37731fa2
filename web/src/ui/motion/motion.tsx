import { type FeatureBundle, LazyMotion, MotionConfig, type TargetAndTransition } from 'framer-motion';
import { type ReactNode, useState } from 'react';
import { whenIdle } from '#ui/when-idle.ts';

let loaded: FeatureBundle | undefined;
let loading: Promise<FeatureBundle> | undefined;

/** What makes things move is fetched when all is quiet. What does not load does not move, and all else works. */
function loadFeatures(): Promise<FeatureBundle> {
  loading ??= new Promise<void>(whenIdle)
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

/** Stands around `m` elements: framer-motion's own, of which the small part comes with the page and the rest later. */
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

/** Where something comes from. Before motion is loaded it is simply there: what never moved on would stay unseen. */
export function comingFrom(target: TargetAndTransition): TargetAndTransition | false {
  return loaded ? withoutTravel(target) : false;
}

/** Whoever asks for less movement sees things fade where they stand; framer-motion would put them at the far end. */
export function withoutTravel(target: TargetAndTransition): TargetAndTransition {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return target;
  const { x, y, scale, ...rest } = target;
  return rest;
}

/** How often a value has changed since it was first shown: nothing moves on the first view. */
export function useChangeCount(value: string | number): number {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value === value) return seen.changes;
  setSeen({ value, changes: seen.changes + 1 });
  return seen.changes + 1;
}
