import { useEffect, useState } from 'react';
import { loadWhenIdle } from '#ui/when-idle.ts';

/**
 * Loads a component that no page waits for: when the browser is idle, or at once where `isUrgent` becomes true, which
 * also retries a failed load.
 */
export function useLazyWhenIdle<C extends object>(load: () => Promise<C>, isUrgent = false): C | undefined {
  const [component, setComponent] = useState<C>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` gives the same component each time.
  useEffect(() => {
    if (component) return;
    const start = () =>
      load().then(
        (loaded) => setComponent(() => loaded),
        () => undefined,
      );
    if (isUrgent) void start();
    else loadWhenIdle(start);
  }, [component, isUrgent]);

  return component;
}
