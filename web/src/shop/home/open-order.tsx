import { chakra } from '@chakra-ui/react';
import { listNextSteps } from '@kowhai/domain/orders/next-steps';
import { isOpenStatus } from '@kowhai/domain/orders/order-status';
import type { SignedInUser } from '@kowhai/domain/people/user';
import { useInfiniteQuery } from '@tanstack/react-query';
import { serverNow } from '#data/client/server-clock.ts';
import { myOrdersQuery } from '#data/queries.ts';
import { paths } from '#shared/paths.ts';
import { RouterLink } from '#ui/buttons/link.tsx';
import { Container } from '#ui/container.tsx';

const Line = chakra('div', {
  base: {
    // In the hero's own space, so that nothing moves when it comes.
    position: 'absolute',
    insetInline: '0',
    zIndex: '1',
    color: 'night.muted',
    fontSize: 'sm',
    '--k-colors-focus': 'colors.gold',
    '& a': {
      display: 'inline-block',
      maxWidth: 'full',
      paddingBlock: '2.5',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      _hover: { color: 'night.ink' },
    },
    '& u': { textDecorationColor: 'gold.line', textUnderlineOffset: '0.2em' },
  },
});

/** Where the newest open order is, in a line above the hero of a customer who has one. */
export function OpenOrder({ user }: { user: SignedInUser }) {
  const { data } = useInfiniteQuery(myOrdersQuery(user._id));
  const order = data?.pages.flatMap(({ orders }) => orders).find(({ status }) => isOpenStatus(status));
  const step = order && listNextSteps(order, serverNow()).find(({ state }) => state === 'current');
  if (!step) return null;
  // Without the promise's rule: "By Tuesday 1 December (1-2 business days)".
  const [when = ''] = step.when.split(' (');
  return (
    <Line>
      <Container>
        <RouterLink to={paths.order(order._id)}>
          <chakra.span mdDown={{ display: 'none' }}>Kia ora {user.firstName}. </chakra.span>
          <u>{order.number}</u>: {startLower(step.title)}, {startLower(when)}
          <chakra.span mdDown={{ display: 'none' }}>
            . <u>See it</u>
          </chakra.span>
        </RouterLink>
      </Container>
    </Line>
  );
}

function startLower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
