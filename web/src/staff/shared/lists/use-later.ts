import { useEffect, useState } from 'react';

/** A value once it has stayed the same for so long: what is typed, when typing pauses. */
export function useLater<T>(value: T, pauseMs: number): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return later;
}
