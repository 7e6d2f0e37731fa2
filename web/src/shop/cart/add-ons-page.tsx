import { chakra } from '@chakra-ui/react';
import { describeAmounts } from '@kowhai/domain/cart/amounts';
import { type Cart, setModemNeeded, totalsOf } from '@kowhai/domain/cart/cart';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { planQuery } from '#data/queries.ts';
import { ModemNeeds } from '#shared/catalogue/modem-needs.tsx';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { CartChanges } from '#shop/shared/ordering/cart-changes.tsx';
import { CartSummary } from '#shop/shared/ordering/cart-summary.tsx';
import { describeUnfitHardware } from '#shop/shared/ordering/describe-unfit-hardware.ts';
import { NeedsPlan } from '#shop/shared/ordering/needs-plan.tsx';
import { SummaryLayout } from '#shop/shared/ordering/summary-layout.tsx';
import { changeCart, useCart } from '#state/cart.ts';
import { Alert } from '#ui/alert.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Text } from '#ui/text.tsx';
import { AddOnList } from './add-on-list.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { SwitchQuestion } from './switch-question.tsx';

export function AddOnsPage() {
  const isRead = useCart((state) => state.isRead);
  return (
    // The cart is read after the first paint: the footer would jump.
    <Container paddingBottom="16" minHeight="100dvh">
      <PageHead title="Your Order" />
      <PageHeader title="Your Order" lead="Add what your Wi-Fi needs, or skip it." />
      <NoScriptNote what="Ordering here" />
      {isRead && <AddOnsOfCart />}
    </Container>
  );
}

function AddOnsOfCart() {
  const hasPlan = useCart(({ cart }) => cart.plans.length > 0);
  // The page stays when the last line is removed, so that it can be added again.
  const [hadHardware] = useState(() => useCart.getState().cart.hardware.length > 0);
  return hasPlan || hadHardware ? <AddOns /> : <NeedsPlan />;
}

/** These subscribe to the cart themselves: rendering the whole page with each change delayed the response to a tap. */
const Gist = () => <>{describeAmounts(totalsOf(useCart(({ cart }) => cart)))}</>;

const Summary = () => <CartSummary cart={useCart(({ cart }) => cart)} />;

function AddOns() {
  const plans = useCart(({ cart }) => cart.plans);
  const modemNeeded = useCart(({ cart }) => cart.modemNeeded);
  const lastPlan = plans.at(-1);
  return (
    <SummaryLayout
      title="Your order"
      gist={<Gist />}
      summary={<Summary />}
      actions={
        <>
          <LinkButton to={paths.cart()} size="lg">
            Next
          </LinkButton>
          {lastPlan && (
            <LinkButton to={paths.planOrder(lastPlan._id)} variant="outline">
              Go Back
            </LinkButton>
          )}
        </>
      }
      end={lastPlan && <CheckoutLink variant="quiet" size="sm" />}
    >
      <chakra.div display="grid" gap="8">
        <CartChanges />
        {lastPlan && (
          <RadioGroup
            label="Do you need a modem?"
            name="modem"
            value={modemNeeded ? 'Y' : 'N'}
            onChange={(event) => changeCart((now) => setModemNeeded(now, event.target.value === 'Y'))}
            options={[
              { value: 'Y', label: 'Yes, show me what goes with my plan' },
              { value: 'N', label: 'No, I have my own' },
            ]}
          />
        )}
        {modemNeeded || !lastPlan ? <AddOnList plans={plans} /> : <OwnModem plans={plans} />}
        {!lastPlan && (
          <Alert status="info" title="Add a plan to order this">
            Hardware can’t be ordered on its own.{' '}
            <TextLink to={paths.planList('fibre')}>Shop fibre plans</TextLink>
          </Alert>
        )}
        <UnfitHardware />
        {lastPlan && <SwitchQuestion />}
      </chakra.div>
    </SummaryLayout>
  );
}

/** What the plans need of a modem of one's own. */
function OwnModem({ plans }: { plans: Cart['plans'] }) {
  const hasHardware = useCart(({ cart }) => cart.hardware.length > 0);
  // Without an answer, only the requirements are missing here.
  const answers = useQueries({ queries: plans.map(({ _id }) => planQuery(_id)) });
  const needs = answers.flatMap(({ data }) => (data?.modemReqs ? data : []));
  return (
    <chakra.div display="grid" gap="4" maxWidth="prose">
      {needs.map((plan) => (
        <ModemNeeds key={plan._id} title={`What your modem needs for ${plan.name}`} plan={plan} />
      ))}
      {hasHardware && (
        <Text tone="muted">The hardware in your cart stays there. You can remove it on the next page.</Text>
      )}
    </chakra.div>
  );
}

function UnfitHardware() {
  const { hardware, plans } = useCart(({ cart }) => cart);
  const notes = hardware.flatMap((line) => {
    const note = describeUnfitHardware(line, plans);
    return note ? [{ line, note }] : [];
  });
  if (notes.length === 0) return null;
  return (
    <Alert status="warning" title="Check your hardware">
      <ul>
        {notes.map(({ line, note }) => (
          <li key={line._id}>
            <strong>{line.name}</strong>. {note}
          </li>
        ))}
      </ul>
      <TextLink to={paths.cart()}>Change your cart</TextLink>, or keep it for another home.
    </Alert>
  );
}
