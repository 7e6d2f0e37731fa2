type Schema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

/** Keeps the records that fit their schema: a damaged one must not empty the list, nor go unseen. */
export function keepReadable<T>(records: readonly unknown[], schema: Schema<T>): T[] {
  const parsed = records.map((record) => schema.safeParse(record));
  const readable = parsed.flatMap((result) => (result.success ? [result.data] : []));
  if (readable.length < records.length) {
    // biome-ignore lint/suspicious/noConsole: whoever looks for a missing record finds out here why.
    console.warn(`${records.length - readable.length} records do not fit their schema and are left out`);
  }
  return readable;
}
