import { chakra } from '@chakra-ui/react';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text.tsx';

type UnfitQuestionProps = {
  /** Which hardware does not fit, one sentence each. */
  notes: readonly string[];
  isOpen: boolean;
  onKeep: () => void;
  onClose: () => void;
};

/** Asks once whether to order hardware that fits none of the plans. */
export function UnfitQuestion({ notes, isOpen, onKeep, onClose }: UnfitQuestionProps) {
  return (
    <Dialog title="Check your hardware" isOpen={isOpen} onClose={onClose}>
      {notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
      <chakra.div display="grid" gap="3">
        <LinkButton to={paths.addOns()} wide>
          Change my hardware
        </LinkButton>
        <Button variant="outline" onClick={onKeep}>
          Order it as it is
        </Button>
      </chakra.div>
    </Dialog>
  );
}
