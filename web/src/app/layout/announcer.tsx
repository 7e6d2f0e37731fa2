import { useAnnouncer } from '#state/announcer.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** The one polite region. It never leaves the page: readers miss words that come with their region. */
export function Announcer() {
  const sentences = useAnnouncer((state) => state.sentences);
  return (
    // Not a status, which would be read again as a whole with each new sentence.
    <VisuallyHidden aria-live="polite" data-print="hide">
      {sentences.map(({ id, text }) => (
        <span key={id}>{text} </span>
      ))}
    </VisuallyHidden>
  );
}
