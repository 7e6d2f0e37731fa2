import { type Collection, openStore } from '#firebase/store.ts';

const pageSize = 200;

/**
 * Sees to each record of a collection once. A note in `settings` says how far it has come, and that it is done.
 * @param noteId names that note
 * @param end when to stop, in milliseconds since 1970; the next run goes on from there
 */
export async function goThroughOnce<T>(
  noteId: string,
  records: Collection<T>,
  work: (id: string) => Promise<void>,
  end: number,
): Promise<void> {
  const { documentId, settings } = await openStore();
  const note = settings.doc(noteId);
  let { after = '', isDone = false } = (await note.get()).data() ?? {};
  while (!isDone && Date.now() < end) {
    const all = records.withConverter(null).orderBy(documentId);
    const { docs } = await (after === '' ? all : all.startAfter(after)).limit(pageSize).select().get();
    await Promise.all(docs.map(({ id }) => work(id)));
    after = docs.at(-1)?.id ?? after;
    isDone = docs.length < pageSize;
    await note.set({ _id: note.id, after, isDone });
  }
}
