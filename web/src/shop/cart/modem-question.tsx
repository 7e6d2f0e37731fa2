import { chakra } from '@chakra-ui/react';
import { setModemNeeded } from '@kowhai/domain/cart/cart';
import { changeCart } from '#state/cart.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text.tsx';

type ModemQuestionProps = {
  /** The link that was pressed; null while nothing is asked. */
  link: HTMLAnchorElement | null;
  onClose: () => void;
};

/** Asks whoever goes on with "Yes" and nothing added: otherwise the order would say "Needed" because nobody chose. */
export function ModemQuestion({ link, onClose }: ModemQuestionProps) {
  return (
    <Dialog title="You haven't added a modem" isOpen={link !== null} onClose={onClose}>
      <Text>Add one, or do you have your own?</Text>
      <chakra.div display="grid" gap="3">
        <Button data-first-focus onClick={onClose}>
          Add one
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            void changeCart((cart) => setModemNeeded(cart, false));
            onClose();
            link?.click();
          }}
        >
          I have my own
        </Button>
      </chakra.div>
    </Dialog>
  );
}
