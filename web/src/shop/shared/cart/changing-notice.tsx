import { chakra } from '@chakra-ui/react';
import { cartAfterChange } from '@kowhai/domain/cart/cart-of-order';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { changeCart, useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';

/** Says that this cart will change a request once it is sent, with a button that stops the change. */
export function ChangingNotice() {
  const replaces = useCart(({ cart }) => cart.replaces);
  const userId = useSession(({ user }) => user?._id);
  const navigate = useNavigate();
  if (!replaces || (userId !== undefined && userId !== replaces.userId)) return null;
  const giveUp = async () => {
    await changeCart(cartAfterChange);
    navigate(paths.order(replaces._id));
  };
  return (
    <chakra.div marginBottom="6">
      <Alert
        status="info"
        title={`You’re changing ${replaces.number}`}
        action={
          <Button variant="outline" size="sm" onClick={() => void giveUp()}>
            Keep my original
          </Button>
        }
      >
        Nothing changes until you send it.
      </Alert>
    </chakra.div>
  );
}
