import { chakra } from '@chakra-ui/react';
import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { describeAmounts, totalsOfOrder } from '@kowhai/domain/cart/amounts';
import {
  addHardware,
  type Cart,
  countItems,
  refreshCart,
  removeLine,
  setModemNeeded,
  setServiceAddress,
  swapPlan,
  totalsOf,
} from '@kowhai/domain/cart/cart';
import { cartOfOrder } from '@kowhai/domain/cart/cart-of-order';
import { toWireTotals } from '@kowhai/domain/cart/pricing';
import { toStoredCart } from '@kowhai/domain/cart/stored-cart';
import { listHardwareForPlans, sortForPlans } from '@kowhai/domain/catalogue/hardware-fit';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { type Catalogue, offerTo } from '@kowhai/domain/orders/offered-lines';
import { lastStepAtOf, type Order } from '@kowhai/domain/orders/order';
import { listLineChanges } from '@kowhai/domain/orders/order-lines';
import { lazy, Suspense, useId, useState } from 'react';
import { OrderTotals } from '#shared/orders/order-totals.tsx';
import { paths } from '#shared/paths.ts';
import { TakenAddress } from '#shop/shared/address/taken-address.tsx';
import { Agreement } from '#shop/shared/cart/agreement.tsx';
import { describeChange } from '#shop/shared/cart/cart-changes.tsx';
import { CartTable, isHardware } from '#shop/shared/cart/cart-table.tsx';
import { ChangePlan } from '#shop/shared/cart/change-plan.tsx';
import { describeUnfitHardware } from '#shop/shared/cart/describe-unfit-hardware.ts';
import { SummaryLayout } from '#shop/shared/cart/summary-layout.tsx';
import { focusHeadingOf } from '#shop/shared/focus-heading.ts';
import { dropDraft, saveDraft } from '#state/drafts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ChangeRefusal } from './change-refusal.tsx';
import type { useChangeRequest } from './use-change-request.ts';

type ChangeOrderFormProps = {
  order: Order;
  catalogue: Catalogue;
  draft: Cart | null;
  draftName: string;
  saving: ReturnType<typeof useChangeRequest>;
  /** Begins again with the order as it is now, where it has changed since. */
  onRestart: (() => void) | undefined;
};

/** What is chosen is kept as a draft of this tab until it is saved. */
export function ChangeOrderForm(props: ChangeOrderFormProps) {
  const { order, catalogue, draft, draftName, saving, onRestart } = props;
  const offered = offerTo(order, catalogue);
  const [chosen, setChosen] = useState(draft ?? cartOfOrder(order, offered));
  const { cart, changes } = refreshCart(chosen, offered);
  const change = (make: (cart: Cart) => Cart) => {
    const next = make(cart);
    saveDraft(draftName, toStoredCart(next));
    setChosen(next);
  };
  const totals = totalsOf(cart);
  const body = { ...describeWish(cart, order), ...toWireTotals(totals), lastStepAt: lastStepAtOf(order) };
  const save = async () => {
    if (await saving.save(body)) dropDraft(draftName);
  };
  return (
    <SummaryLayout
      amountsFirst
      title="What it costs"
      gist={describeAmounts(totals)}
      summary={
        <>
          <OrderTotals totals={totals} itemCount={countItems(cart)} plans={cart.plans} />
          <Text size="sm" tone="muted">
            {`Before: ${describeAmounts(totalsOfOrder(order))}`}
          </Text>
        </>
      }
      actions={
        <>
          <ChangeRefusal order={order} saving={saving} onRestart={onRestart} />
          <Agreement plans={cart.plans} />
          <Button
            size="lg"
            wide
            busy={saving.isSaving}
            busyLabel="Saving…"
            disabledReason={findReason(cart, order, onRestart !== undefined)}
            onClick={() => void save()}
          >
            Save the change
          </Button>
          <LinkButton to={paths.order(order._id)} variant="outline" wide>
            Keep it as it was
          </LinkButton>
        </>
      }
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
        {changes.length > 0 && (
          <Alert status="warning" title="What you chose has changed">
            {changes.map((found) => (
              <p key={`${found.kind} ${found.name}`}>{describeChange(found)}</p>
            ))}
          </Alert>
        )}
        <CartTable
          caption="What you order"
          cart={cart}
          onCount={(item, qty) => change((now) => addHardware(now, item, qty))}
          onRemove={({ _id }) => {
            change((now) => removeLine(now, _id));
            focusHeadingOf(document.querySelector('main'));
          }}
          renderActions={(line) =>
            !isHardware(line) && (
              <ChangePlan
                plan={line}
                offered={offered.plans}
                onSwap={(from, to) => change((now) => swapPlan(now, from, to))}
              />
            )
          }
        />
        <RadioGroup
          label="Do you need a modem?"
          name="modem"
          value={cart.modemNeeded ? 'Y' : 'N'}
          onChange={(event) => change((now) => setModemNeeded(now, event.target.value === 'Y'))}
          options={[
            { value: 'Y', label: 'Yes' },
            { value: 'N', label: 'No, I have my own' },
          ]}
        />
        <MoreHardware cart={cart} hardware={offered.hardware} onAdd={change} />
        <Home order={order} cart={cart} onChange={change} />
      </chakra.div>
    </SummaryLayout>
  );
}

/** The request for what is chosen. Address and modem are sent only if they change. */
function describeWish(cart: Cart, order: Order) {
  const lines = (items: Cart['plans'] | Cart['hardware']) =>
    items.map(({ _id, name, price, qty }) => ({ _id, name, price, qty }));
  return {
    orderServices: lines(cart.plans),
    orderHardwares: lines(cart.hardware),
    ...(cart.serviceAddress && isMoved(cart, order) && { serviceAddress: cart.serviceAddress }),
    ...(cart.modemNeeded !== order.modemNeeded && { modemNeeded: cart.modemNeeded }),
  };
}

function isMoved({ serviceAddress }: Cart, order: Order): boolean {
  return (
    serviceAddress !== null &&
    formatServiceAddress(serviceAddress) !== formatServiceAddress(order.serviceAddress)
  );
}

/** Why it cannot be saved; undefined where it can. */
function findReason(cart: Cart, order: Order, isStale: boolean): string | undefined {
  if (isStale) return 'Start from how it is now, then save.';
  if (cart.plans.length === 0) return 'Keep a plan, or cancel the request on its page.';
  const lines = listLineChanges(order.orderItems, [...cart.plans, ...cart.hardware]);
  const isSame = lines.length === 0 && !isMoved(cart, order) && cart.modemNeeded === order.modemNeeded;
  return isSame ? 'You haven’t changed anything yet.' : undefined;
}

type MoreHardwareProps = {
  cart: Cart;
  hardware: Catalogue['hardware'];
  onAdd: (make: (cart: Cart) => Cart) => void;
};

/** The hardware for the plans that is in stock and not ordered yet. */
function MoreHardware({ cart, hardware, onAdd }: MoreHardwareProps) {
  const headingId = useId();
  const more = sortForPlans(listHardwareForPlans(hardware, cart.plans), cart.plans).filter(
    ({ _id, countInStock }) => countInStock > 0 && cart.hardware.every((line) => line._id !== _id),
  );
  if (more.length === 0) return null;
  return (
    <chakra.section display="grid" gap="3" aria-labelledby={headingId}>
      <Heading id={headingId} size="sm">
        Add hardware
      </Heading>
      <chakra.ul display="grid">
        {more.map((item) => (
          <chakra.li
            key={item._id}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
            paddingBlock="2"
            borderTopWidth="1px"
            borderColor="line"
          >
            <chakra.span minWidth="0" lineHeight="snug" overflowWrap="anywhere">
              {item.name}, {formatMoney(toCents(item.price))}
              <chakra.small display="block" color="ink.muted">
                {describeUnfitHardware(item, cart.plans) ?? item.shortDescription}
              </chakra.small>
            </chakra.span>
            <Button
              variant="outline"
              size="sm"
              onClick={({ currentTarget }) => {
                focusHeadingOf(currentTarget.closest('section'));
                onAdd((now) => addHardware(now, item, 1));
              }}
            >
              Add<VisuallyHidden> {item.name}</VisuallyHidden>
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

/** Its fields and schemas load only for those who move the request. */
const AddressForm = lazy(async () => ({
  default: (await import('#shop/shared/address/address-form.tsx')).AddressForm,
}));

type HomeProps = { order: Order; cart: Cart; onChange: (make: (cart: Cart) => Cart) => void };

function Home({ order, cart, onChange }: HomeProps) {
  const [isTyping, setTyping] = useState(false);
  const headingId = useId();
  const formId = useId();
  const address = cart.serviceAddress ?? order.serviceAddress;
  return (
    <chakra.section display="grid" gap="3" aria-labelledby={headingId}>
      <Heading id={headingId} size="sm">
        Service address
      </Heading>
      {isTyping ? (
        <Suspense fallback={<Spinner label="Loading the address form" />}>
          <AddressForm
            id={formId}
            kinds={cart.plans.map(({ category }) => category)}
            taken={{ address, draftName: `address-${order._id}` }}
            submitLabel="Use this address"
            onValid={(typed) => {
              onChange((now) => setServiceAddress(now, typed));
              setTyping(false);
            }}
          />
        </Suspense>
      ) : (
        <TakenAddress address={address} onChange={() => setTyping(true)} />
      )}
    </chakra.section>
  );
}
