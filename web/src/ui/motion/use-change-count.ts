import { useState } from 'react';

/** How often a value has changed since the first render, which is not animated. */
export function useChangeCount(value: string | number): number {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value === value) return seen.changes;
  setSeen({ value, changes: seen.changes + 1 });
  return seen.changes + 1;
}
