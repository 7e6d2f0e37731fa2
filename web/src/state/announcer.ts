import { create } from 'zustand';

/** What screen readers say at the next pause: the newest sentences, the last one last. */
export const useAnnouncer = create<{ sentences: readonly { id: number; text: string }[] }>(() => ({
  sentences: [],
}));

const mostSentences = 3;
let nextId = 1;

/** Tells screen readers what is otherwise only seen: what a press changed, or the team meanwhile. */
export function announce(text: string): void {
  const sentence = { id: nextId++, text };
  useAnnouncer.setState(({ sentences }) => ({ sentences: [...sentences, sentence].slice(-mostSentences) }));
}
