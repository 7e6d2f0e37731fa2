import { useContext } from 'react';
import { Button } from '#ui/button.tsx';
import { SendingFiles } from './sending-files.ts';

type PublishButtonProps = {
  isPublished: boolean;
  busy: boolean;
  onPublish: (isPublished: boolean) => void;
};

/** Saves, and shows it to customers or no longer. */
export function PublishButton({ isPublished, busy, onPublish }: PublishButtonProps) {
  const { count } = useContext(SendingFiles);
  return (
    <Button variant="outline" busy={busy || count > 0} onClick={() => onPublish(!isPublished)}>
      {isPublished ? 'Save and unpublish' : 'Save and publish'}
    </Button>
  );
}
