const lastHolders = new Map<string, Promise<unknown>>();

/**
 * Runs work after all other work of this process under one of the same keys, so that orders for one item do not
 * conflict in the database; between processes its preconditions decide.
 */
export function withKeyedLock<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
  // All keys are queued for at once, so no two wait for each other.
  const before = keys.map((key) => lastHolders.get(key));
  const turn = Promise.allSettled(before).then(work);
  for (const key of keys) lastHolders.set(key, turn);
  const leave = () => {
    for (const key of keys) if (lastHolders.get(key) === turn) lastHolders.delete(key);
  };
  turn.then(leave, leave);
  return turn;
}
