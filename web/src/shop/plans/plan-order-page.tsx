import { chakra } from '@chakra-ui/react';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import { describeAmounts } from '@kowhai/domain/cart/amounts';
import {
  addPlan,
  type CartPlan,
  listOtherPlans,
  replacePlans,
  setServiceAddress,
  totalsOf,
} from '@kowhai/domain/cart/cart';
import { describeFields } from '@kowhai/domain/catalogue/catalogue-fields';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { planFieldsIn, planFieldTable } from '@kowhai/domain/catalogue/plan-fields';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { planQuery } from '#data/queries.ts';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { AddressForm } from '#shop/shared/address/address-form.tsx';
import { ItemFallback } from '#shop/shared/item-fallback.tsx';
import { CartSummary } from '#shop/shared/ordering/cart-summary.tsx';
import { SummaryLayout } from '#shop/shared/ordering/summary-layout.tsx';
import { changeCart, getStoredCart, useCart } from '#state/cart.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { PlanTrail } from './plan-trail.tsx';

export function PlanOrderPage() {
  const { id = '' } = useParams();
  const { data: plan, error, refetch } = useQuery(planQuery(id));
  if (!plan || error?.code === 'NOT_FOUND')
    return <ItemFallback of="plan" failure={error} onRetry={refetch} />;
  return <PlanOrder plan={plan} />;
}

/**
 * The cart as it will be after Next; without the other plans in it, as keeping them is asked about first. Used by the
 * parts that show it, so that the form does not render with each change.
 */
const useNextCart = (plan: Plan) =>
  replacePlans(
    useCart((state) => state.cart),
    plan,
  );

const NextGist = ({ plan }: { plan: Plan }) => <>{describeAmounts(totalsOf(useNextCart(plan)))}</>;

const NextSummary = ({ plan }: { plan: Plan }) => <CartSummary cart={useNextCart(plan)} />;

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, auto)' },
    gap: '3',
    marginBottom: { base: '6', lg: '8' },
    lineHeight: 'snug',
    '& dt': { fontSize: 'sm', color: 'ink.muted' },
    '& dd': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
});

function PlanOrder({ plan }: { plan: Plan }) {
  const navigate = useNavigate();
  const formId = useId();
  /** The plans in the cart that the dialog asks about; empty while it is closed. */
  const [others, setOthers] = useState<readonly CartPlan[]>([]);
  const proceed = (putInCart: typeof addPlan) => {
    changeCart((now) => putInCart(now, plan));
    navigate(paths.addOns());
  };
  const askOrProceed = async (address: ServiceAddress) => {
    // Stored whatever the answer to the question is.
    changeCart((now) => setServiceAddress(now, address));
    const stored = await getStoredCart().catch(() => null);
    // If the cart cannot be loaded, changing it has reported that already.
    if (!stored) return;
    const beside = listOtherPlans(stored, plan);
    if (beside.length > 0) setOthers(beside);
    else proceed(addPlan);
  };

  return (
    <Container paddingBottom="16">
      <PageHead title={`Order ${plan.name}`} />
      <PageHeader
        title={`Order ${plan.name}`}
        breadcrumbs={<PlanTrail plan={plan} isBelow current="Order" />}
      />
      <SummaryLayout
        title="Your order"
        gist={<NextGist plan={plan} />}
        summary={<NextSummary plan={plan} />}
        actions={
          <>
            <Button type="submit" form={formId} size="lg">
              Next
            </Button>
            <LinkButton to={paths.plan(plan._id)} variant="outline">
              Go Back
            </LinkButton>
          </>
        }
      >
        <Facts>
          {describeFields('shop', planFieldTable, planFieldsIn.order, plan)
            .filter(({ value }) => value)
            .map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <NoBreak>{value}</NoBreak>
                </dd>
              </div>
            ))}
        </Facts>
        <chakra.section display="grid" gap="5">
          <Heading size="lg">Service address</Heading>
          <AddressForm
            id={formId}
            kinds={[plan.category]}
            onValid={(address) => void askOrProceed(address)}
          />
          <SecondPlanQuestion
            plan={plan}
            others={others}
            onReplace={() => proceed(replacePlans)}
            onKeepBoth={() => proceed(addPlan)}
            onCancel={() => setOthers([])}
          />
        </chakra.section>
      </SummaryLayout>
    </Container>
  );
}

type SecondPlanQuestionProps = {
  plan: Plan;
  /** The plans in the cart; empty where there is nothing to ask. */
  others: readonly CartPlan[];
  onReplace: () => void;
  onKeepBoth: () => void;
  onCancel: () => void;
};

/** Asks whether the plan replaces the one in the cart or is added to it. */
function SecondPlanQuestion(props: SecondPlanQuestionProps) {
  const { plan, others, onReplace, onKeepBoth, onCancel } = props;
  const names = others.map(({ name }) => name);
  // Not as the page hydrates: a slow phone takes 50 ms for the first formatter.
  const list = names.length > 1 ? new Intl.ListFormat('en-NZ').format(names) : names.join();
  return (
    <Dialog title={`You have ${list} in your cart`} isOpen={others.length > 0} onClose={onCancel}>
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
