import { chakra } from '@chakra-ui/react';
import { type RemovedLine, restoreLine } from '@kowhai/domain/cart/cart';
import { changeCart } from '#state/cart.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type RemovedLineNoticeProps = {
  removed: RemovedLine | null;
  /** It is back in the cart. */
  onRestored: () => void;
};

/**
 * Says what was taken out of the cart and brings it back. It stands on the page for as long as the page does, where the
 * keyboard comes next: nobody has to be quick.
 */
export function RemovedLineNotice({ removed, onRestored }: RemovedLineNoticeProps) {
  if (!removed) return null;
  const { name } = removed.line;
  const undo = () => {
    changeCart((cart) => restoreLine(cart, removed));
    onRestored();
  };
  return (
    <Alert
      status="info"
      action={
        <Button variant="outline" size="sm" onClick={undo}>
          Undo<VisuallyHidden> removing {name}</VisuallyHidden>
        </Button>
      }
    >
      <chakra.strong>{name}</chakra.strong> removed from your cart
    </Alert>
  );
}
