import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import type { ReactNode } from 'react';
import { PricePerMonth } from '#shared/catalogue/plan-labels.tsx';
import { paths } from '#shared/paths.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { Text } from '#ui/text.tsx';

/** A list of plans, a row each: see `PlanRow`. */
export const PlanRows = chakra('ul', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingBlock: '3',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
  },
});

type PlanRowProps = {
  plan: Plan;
  /** False where the answers rule the plan out. */
  isLeft?: boolean;
  /** What follows the price. */
  children?: ReactNode;
};

/** A plan with its speeds, or that it is ruled out, and its price. */
export function PlanRow({ plan, isLeft, children }: PlanRowProps) {
  return (
    <li data-left={isLeft}>
      <div>
        <TextLink to={paths.plan(plan._id)} standalone fontWeight="semibold">
          {plan.name}
        </TextLink>
        <Text size="sm">
          {isLeft === false ? 'Doesn’t fit your answers' : `${plan.download} down, ${plan.upload} up`}
        </Text>
      </div>
      <PricePerMonth price={plan.price} size="sm" />
      {children}
    </li>
  );
}
