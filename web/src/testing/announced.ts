import { useAnnouncer } from '#state/announcer.ts';

/** The sentence that screen readers were last given. */
export const lastAnnounced = () => useAnnouncer.getState().sentences.at(-1)?.text;
