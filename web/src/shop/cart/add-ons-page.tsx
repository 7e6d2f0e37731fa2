import { chakra } from '@chakra-ui/react';
import { setModemNeeded, totalsOf } from '@kowhai/domain/cart/cart';
import { type MouseEvent, useState } from 'react';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { CartChanges } from '#shop/shared/cart/cart-changes.tsx';
import { CartSummary, describeAmounts } from '#shop/shared/cart/cart-summary.tsx';
import { describeUnfitHardware } from '#shop/shared/cart/describe-unfit-hardware.ts';
import { NeedsPlan } from '#shop/shared/cart/needs-plan.tsx';
import { SummaryLayout } from '#shop/shared/cart/summary-layout.tsx';
import { changeCart, useCart } from '#state/cart.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Text } from '#ui/text.tsx';
import { AddOnList } from './add-on-list.tsx';
import { CheckoutLink } from './checkout-link.tsx';

export function AddOnsPage() {
  const isRead = useCart((state) => state.isRead);
  const hasPlan = useCart(({ cart }) => cart.plans.length > 0);
  return (
    <Container paddingBottom="16" minHeight="100dvh">
      <PageHead title="Your Order" />
      <PageHeader title="Your Order" lead="Add what your Wi-Fi needs, or skip it." />
      <NoScriptNote what="Ordering here" />
      {isRead && (hasPlan ? <AddOns /> : <NeedsPlan />)}
    </Container>
  );
}

/** These subscribe to the cart themselves: rendering the whole page with each change delayed the response to a tap. */
const Gist = () => describeAmounts(totalsOf(useCart(({ cart }) => cart)));

const Summary = () => <CartSummary cart={useCart(({ cart }) => cart)} />;

function AddOns() {
  const plans = useCart(({ cart }) => cart.plans);
  const modemNeeded = useCart(({ cart }) => cart.modemNeeded);
  const isSilent = useCart(({ cart }) => cart.modemNeeded && cart.hardware.length === 0);
  const [isAsked, setIsAsked] = useState(false);
  /** The link whose click opened the question. */
  const [heldBack, setHeldBack] = useState<HTMLAnchorElement | null>(null);
  const askOnce = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isSilent || isAsked) return;
    event.preventDefault();
    setIsAsked(true);
    setHeldBack(event.currentTarget);
  };
  const lastPlan = plans.at(-1);
  return (
    <SummaryLayout
      title="Your order"
      gist={<Gist />}
      summary={<Summary />}
      actions={
        <>
          <LinkButton to={paths.cart()} size="lg" wide onClick={askOnce}>
            Next
          </LinkButton>
          <CheckoutLink variant="outline" size="md" onClick={askOnce} />
          {lastPlan && (
            <LinkButton to={paths.planOrder(lastPlan._id)} variant="quiet" wide>
              Go Back
            </LinkButton>
          )}
        </>
      }
    >
      <chakra.div display="grid" gap="8">
        <CartChanges />
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
        {modemNeeded ? <AddOnList plans={plans} /> : <NothingToAdd />}
        <UnfitHardware />
        <ModemQuestion link={heldBack} onClose={() => setHeldBack(null)} />
      </chakra.div>
    </SummaryLayout>
  );
}

function NothingToAdd() {
  const hasHardware = useCart(({ cart }) => cart.hardware.length > 0);
  return (
    <Text tone="muted">
      {hasHardware
        ? 'Good. The hardware in your cart stays there. You can remove it on the next page.'
        : 'Good. Nothing more to choose here.'}
    </Text>
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

type ModemQuestionProps = {
  /** The link that was clicked; null while the question is closed. */
  link: HTMLAnchorElement | null;
  onClose: () => void;
};

/** Asks people who leave the answer at "Yes" and add nothing: the order would say "Needed" although nobody chose it. */
function ModemQuestion({ link, onClose }: ModemQuestionProps) {
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
