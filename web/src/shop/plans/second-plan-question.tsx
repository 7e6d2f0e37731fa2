import { chakra } from '@chakra-ui/react';
import type { CartPlan } from '@kowhai/domain/cart/cart';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text.tsx';

type SecondPlanQuestionProps = {
  plan: Plan;
  /** What is in the cart already; none where there is nothing to ask. */
  others: readonly CartPlan[];
  onReplace: () => void;
  onKeepBoth: () => void;
  onCancel: () => void;
};

/** Asks whether another plan comes in place of the one in the cart or beside it. */
export function SecondPlanQuestion(props: SecondPlanQuestionProps) {
  const { plan, others, onReplace, onKeepBoth, onCancel } = props;
  const names = new Intl.ListFormat('en-NZ').format(others.map(({ name }) => name));
  return (
    <Dialog title={`You have ${names} in your cart`} isOpen={others.length > 0} onClose={onCancel}>
      <Text>
        A home only needs one plan. Replace it with {plan.name}, or keep{' '}
        {others.length === 1 ? 'both' : 'all'} if they’re for different homes. An order has one service
        address, so tell us the other when we call you.
      </Text>
      <chakra.div display="grid" gap="3">
        <Button data-first-focus onClick={onReplace}>
          Replace it with {plan.name}
        </Button>
        <Button variant="outline" onClick={onKeepBoth}>
          {others.length === 1 ? 'Keep both' : 'Keep all'}, for different homes
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </chakra.div>
    </Dialog>
  );
}
