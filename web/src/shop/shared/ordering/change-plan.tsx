import { chakra } from '@chakra-ui/react';
import type { CartPlan } from '@kowhai/domain/cart/cart';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { planListQuery } from '#data/queries.ts';
import { LoadError } from '#shared/load-error.tsx';
import { paths } from '#shared/paths.ts';
import { describePriceDifference } from '#shop/shared/plan-neighbour.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type ChangePlanProps = {
  plan: CartPlan;
  /** The plans to choose from, if not those that are sold. */
  offered?: readonly Plan[];
  /** Puts another plan in its place. */
  onSwap: (to: Plan) => void;
};

/** A sheet of the plan's family with what each costs more or less. One press swaps it, and all else stays. */
export function ChangePlan({ plan, offered, onSwap }: ChangePlanProps) {
  const [isOpen, setOpen] = useState(false);
  const swap = (to: Plan) => {
    setOpen(false);
    onSwap(to);
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        Change plan<VisuallyHidden> {plan.name}</VisuallyHidden>
      </Button>
      <Dialog title="Change plan" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Family plan={plan} offered={offered} onChoose={swap} />
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="3">
          {/* The list's plans begin another order, so a request that is being changed doesn't lead there. */}
          {!offered && (
            <TextLink to={paths.planList(plan.category)} standalone>
              See all plans
            </TextLink>
          )}
          <Button variant="outline" onClick={() => setOpen(false)}>
            Keep {plan.name}
          </Button>
        </chakra.div>
      </Dialog>
    </>
  );
}

const Row = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    width: 'full',
    paddingInline: '4',
    paddingBlock: '3',
    borderWidth: '1px',
    borderColor: 'line.control',
    borderRadius: 'leaf',
    background: 'surface',
    textAlign: 'start',
    lineHeight: 'snug',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    _hover: { borderColor: 'ink' },
    '&[aria-current]': { cursor: 'default', background: 'sunken', borderColor: 'line' },
    '& small': { flexBasis: 'full', color: 'ink.muted', fontSize: 'sm' },
  },
});

type FamilyProps = {
  plan: CartPlan;
  offered: readonly Plan[] | undefined;
  onChoose: (plan: Plan) => void;
};

function Family({ plan, offered, onChoose }: FamilyProps) {
  const sold = useQuery({ ...planListQuery(), enabled: !offered });
  const { error, refetch } = sold;
  const data = offered ?? sold.data;
  if (!data && error) return <LoadError what="the plans" failure={error} onRetry={refetch} />;
  if (!data) return <Spinner label="Loading plans" />;
  const family = data
    .filter(({ category }) => category === plan.category)
    .toSorted((a, b) => a.price - b.price);
  return (
    <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
      {family.map((other) => {
        const isCurrent = other._id === plan._id;
        return (
          <li key={other._id}>
            <Row
              type="button"
              aria-current={isCurrent || undefined}
              aria-disabled={isCurrent || undefined}
              onClick={() => !isCurrent && onChoose(other)}
            >
              <strong>{other.name}</strong>
              <span>{isCurrent ? 'Your plan' : describePriceDifference(other, plan)}</span>
              <small>
                {formatMoney(toCents(other.price))}
                {other.download && <NoBreak>{`, ${other.download} down, ${other.upload} up`}</NoBreak>}
              </small>
            </Row>
          </li>
        );
      })}
    </chakra.ul>
  );
}
