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
import { useId } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { planQuery } from '#data/queries.ts';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { AddressForm } from '#shop/shared/address/address-form.tsx';
import { ItemFallback } from '#shop/shared/item-fallback.tsx';
import { CartSummary } from '#shop/shared/ordering/cart-summary.tsx';
import { SummaryLayout } from '#shop/shared/ordering/summary-layout.tsx';
import { changeCart, getStoredCart, useCart } from '#state/cart.ts';
import { ask } from '#state/question.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Heading } from '#ui/text.tsx';
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

const NextSummary = ({ plan }: { plan: Plan }) => <CartSummary isAddressBeside cart={useNextCart(plan)} />;

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fill, minmax(8rem, 1fr))', md: 'repeat(4, auto)' },
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
    const putInCart = beside.length > 0 ? await askAboutSecond(plan, beside) : addPlan;
    if (putInCart) proceed(putInCart);
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
        </chakra.section>
      </SummaryLayout>
    </Container>
  );
}

/** Asks whether the plan replaces those in the cart or is added to them. @returns how it is put in; null for not at all */
async function askAboutSecond(plan: Plan, others: readonly CartPlan[]): Promise<typeof addPlan | null> {
  const names = others.map(({ name }) => name);
  const isOne = names.length === 1;
  // Not as the page hydrates: a slow phone takes 50 ms for the first formatter.
  const list = isOne ? names.join() : new Intl.ListFormat('en-NZ').format(names);
  const replace = `Replace it with ${plan.name}`;
  const keep = `${isOne ? 'Keep both' : 'Keep all'}, for different homes`;
  const given = await ask({
    title: `You have ${list} in your cart`,
    points: [
      `A home only needs one plan. ${replace}, or keep ${isOne ? 'both' : 'all'} if they’re for different homes. An order has one service address, so tell us the other when we call you.`,
    ],
    answers: [replace, keep, 'Cancel'],
  });
  if (given === replace) return replacePlans;
  return given === keep ? addPlan : null;
}
