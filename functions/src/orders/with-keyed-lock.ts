/** The last turn of each key that somebody waits for. */
const lastHolders = new Map<string, Promise<unknown>>();

/**
 * Runs work in turn with all other work of this process that names one of the same keys. Orders for one popular item
 * would otherwise get in each other's way in the database; between processes its preconditions alone decide.
 */
export function withKeyedLock<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
  // Places in all queues are taken in one step, so two that want the same keys cannot wait for each other.
  const before = keys.map((key) => lastHolders.get(key));
  const turn = Promise.allSettled(before).then(work);
  for (const key of keys) lastHolders.set(key, turn);
  const leave = () => {
    for (const key of keys) if (lastHolders.get(key) === turn) lastHolders.delete(key);
  };
  turn.then(leave, leave);
  return turn;
}
