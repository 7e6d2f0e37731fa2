import { Alert } from '#ui/alert.tsx';

/** In sight while it is chosen; placing and saving ask once more. */
export function GoodsDoubts({ doubts }: { doubts: readonly string[] }) {
  if (doubts.length === 0) return null;
  return (
    <Alert status="warning">
      {doubts.map((doubt) => (
        <p key={doubt}>{doubt}</p>
      ))}
    </Alert>
  );
}

export const doubtWords = { title: 'Is that what they want?', cancel: 'Change it' } as const;
