import { useEffect, useState } from 'react';
import { whenIdle } from '#ui/when-idle.ts';

/**
 * A component that no page waits for: it loads once the page is live and all is quiet, or at once where it has become
 * urgent, which tries again where it did not load.
 */
export function useLazyWhenIdle<C extends object>(load: () => Promise<C>, isUrgent = false): C | undefined {
  const [component, setComponent] = useState<C>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the same component each time.
  useEffect(() => {
    if (component) return;
    const start = () =>
      load().then(
        (loaded) => setComponent(() => loaded),
        () => undefined,
      );
    if (isUrgent) void start();
    else whenIdle(start);
  }, [component, isUrgent]);

  return component;
}
