import { useEffect, useState } from 'react';

/**
 * A component that no page waits for: it loads once the page is live. Without it the page is whole, so where it does not
 * load nothing is said.
 *
 * @param isWanted whether it is by now; where it did not load, that tries again
 */
export function useLazy<C extends object>(load: () => Promise<C>, isWanted = false): C | undefined {
  const [component, setComponent] = useState<C>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the same component each time.
  useEffect(() => {
    if (component) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      () => undefined,
    );
  }, [component, isWanted]);

  return component;
}
