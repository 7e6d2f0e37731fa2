import { Button } from '#ui/button.tsx';

type PublishButtonProps = {
  isPublished: boolean;
  busy: boolean;
  onPublish: (isPublished: boolean) => void;
};

/** Saves, and shows it to customers or no longer. */
export function PublishButton({ isPublished, busy, onPublish }: PublishButtonProps) {
  return (
    <Button variant="outline" busy={busy} onClick={() => onPublish(!isPublished)}>
      {isPublished ? 'Save and take it off sale' : 'Save and publish'}
    </Button>
  );
}
