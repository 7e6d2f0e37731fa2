/**
 * Makes something on first use. The formatters of `Intl` need it: making one takes longer than everything else that a
 * starting server, or a page on a phone, does with the domain.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
