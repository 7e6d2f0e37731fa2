import { chakra } from '@chakra-ui/react';
import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import { describeAmounts, totalsOfOrder } from '@kowhai/domain/cart/amounts';
import {
  addHardware,
  type Cart,
  countItems,
  refreshCart,
  setModemNeeded,
  setServiceAddress,
  totalsOf,
} from '@kowhai/domain/cart/cart';
import { cartOfOrder } from '@kowhai/domain/cart/cart-of-order';
import { toStoredCart } from '@kowhai/domain/cart/stored-cart';
import { type Catalogue, offerTo } from '@kowhai/domain/orders/offered-lines';
import type { Order } from '@kowhai/domain/orders/order';
import { listLineChanges } from '@kowhai/domain/orders/order-lines';
import { useEffect, useId, useState } from 'react';
import { OrderTotals } from '#shared/orders/order-totals.tsx';
import { paths } from '#shared/paths.ts';
import { Agreement } from '#shop/shared/ordering/agreement.tsx';
import { describeChange } from '#shop/shared/ordering/cart-changes.tsx';
import { CartTable, isHardware } from '#shop/shared/ordering/cart-table.tsx';
import { ChangePlan } from '#shop/shared/ordering/change-plan.tsx';
import { RequestRefusal } from '#shop/shared/ordering/request-refusal.tsx';
import { SummaryLayout } from '#shop/shared/ordering/summary-layout.tsx';
import { describeLines } from '#shop/shared/ordering/use-request.ts';
import { removing, swapping, useSteps } from '#shop/shared/ordering/use-steps.tsx';
import { announce } from '#state/announcer.ts';
import { dropUnsaved, keepUnsaved } from '#state/unsaved.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { Text } from '#ui/text.tsx';
import { ChangeHome, nameChangedAddress } from './change-home.tsx';
import { MoreHardware } from './more-hardware.tsx';
import type { useChangeRequest } from './use-change-request.ts';

type ChangeOrderFormProps = {
  order: Order;
  catalogue: Catalogue;
  unsaved: Cart | null;
  unsavedName: string;
  saving: ReturnType<typeof useChangeRequest>;
  /** Begins again with the order as it is now, where it has changed since. */
  onRestart: (() => void) | undefined;
};

/** What is chosen is kept in this tab until it is saved. */
export function ChangeOrderForm(props: ChangeOrderFormProps) {
  const { order, catalogue, unsaved, unsavedName, saving, onRestart } = props;
  const offered = offerTo(order, catalogue);
  const [begun] = useState(unsaved ?? cartOfOrder(order, offered));
  const [chosen, setChosen] = useState(begun);
  const { cart, changes } = refreshCart(chosen, offered);
  // Of the cart as it is by then: Undo may come after other changes.
  const change = (make: (cart: Cart) => Cart) => setChosen((now) => make(refreshCart(now, offered).cart));
  const { take, undoNotice } = useSteps(change, announce);
  useEffect(() => {
    if (chosen !== begun) keepUnsaved(unsavedName, toStoredCart(chosen));
  }, [chosen, begun, unsavedName]);
  const [isTypingHome, setTypingHome] = useState(false);
  const totals = totalsOf(cart);
  const forget = () => [unsavedName, nameChangedAddress(order)].forEach(dropUnsaved);
  const isStale = onRestart !== undefined;
  const save = async (wanted: Cart) => {
    if (isStale || !isChanged(wanted, order)) return false;
    const isSaved = await saving.save({ ...describeWish(wanted, order), seenAt: order.editedAt });
    if (isSaved) forget();
    return isSaved;
  };
  const homeFormId = useId();
  // The address is saved with all else that is shown, or else kept with it.
  const saveAtHome = async (address: ServiceAddress) => {
    const wanted = setServiceAddress(cart, address);
    if (await save(wanted)) return;
    setChosen(wanted);
    setTypingHome(false);
  };
  return (
    <SummaryLayout
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
      end={
        <>
          {onRestart && <ChangedMeanwhile number={order.number} onRestart={onRestart} />}
          {!onRestart && saving.failure && !saving.isSaving && (
            <RequestRefusal
              failure={saving.failure}
              sentTotal={saving.sentTotal}
              words={refusalWords}
              help="Try again, or"
            />
          )}
          <Agreement plans={cart.plans} />
          <Button
            size="lg"
            wide
            busy={saving.isSaving}
            busyLabel="Saving…"
            disabledReason={findReason(isStale, isTypingHome || isChanged(cart, order))}
            {...(isTypingHome ? { type: 'submit', form: homeFormId } : { onClick: () => void save(cart) })}
          >
            Save the change
          </Button>
          <LinkButton to={paths.order(order._id)} variant="outline" wide onClick={forget}>
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
          // A request keeps a plan: another one takes its place.
          isKept={(line) => !isHardware(line) && cart.plans.length === 1}
          onCount={(item, qty) => change((now) => addHardware(now, item, qty))}
          onRemove={(line) => take(removing(line, cart))}
          renderActions={(line) =>
            !isHardware(line) && (
              <ChangePlan plan={line} offered={offered.plans} onSwap={(to) => take(swapping(line, to))} />
            )
          }
        />
        {undoNotice}
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
        <ChangeHome
          order={order}
          cart={cart}
          isMoved={isMoved(cart, order)}
          formId={homeFormId}
          isTyping={isTypingHome}
          onTyping={setTypingHome}
          onAddress={(address) => void saveAtHome(address)}
        />
      </chakra.div>
    </SummaryLayout>
  );
}

const refusalWords = {
  asBefore: 'Your order is as it was.',
  otherPrices: 'Prices have changed since you opened this page',
  agree: 'Happy with that? Save it again.',
  updated: 'We’ve updated what you chose: check it, then save it again.',
  unheard: 'We didn’t hear back about your change',
  safe: 'It’s safe to save it again: it won’t be made twice.',
};

function ChangedMeanwhile({ number, onRestart }: { number: string; onRestart: () => void }) {
  return (
    <Alert
      status="warning"
      title={`${number} has been changed since you opened it`}
      action={
        <Button variant="outline" size="sm" onClick={onRestart}>
          Start from how it is now
        </Button>
      }
    >
      Nothing of yours has been saved.
    </Alert>
  );
}

/** The request for what is chosen. Address and modem are sent only if they change. */
function describeWish(cart: Cart, order: Order) {
  return {
    ...describeLines(cart),
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

/** Whether there is anything to save. */
function isChanged(cart: Cart, order: Order): boolean {
  const lines = listLineChanges(order.orderItems, [...cart.plans, ...cart.hardware]);
  return lines.length > 0 || isMoved(cart, order) || cart.modemNeeded !== order.modemNeeded;
}

/** Why it cannot be saved; undefined where it can. */
function findReason(isStale: boolean, isAnythingNew: boolean): string | undefined {
  if (isStale) return 'Start from how it is now, then save.';
  return isAnythingNew ? undefined : 'You haven’t changed anything yet.';
}
