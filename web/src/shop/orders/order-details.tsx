import { chakra } from '@chakra-ui/react';
import { makeConnectionCalendar } from '@kowhai/domain/orders/connection-calendar';
import type { Order } from '@kowhai/domain/orders/order';
import {
  checkTransition,
  isCancelledStatus,
  isOpenStatus,
  orderStatusTable,
} from '@kowhai/domain/orders/order-status';
import { siteSettings } from '@kowhai/domain/site-settings';
import { formatDate } from '@kowhai/domain/time/date';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '#data/client/server-clock.ts';
import { useChange } from '#data/use-change.ts';
import { NextSteps, OrderLayout, WhatWasOrdered, WhereAndWho } from '#shared/orders/order-sections.tsx';
import { ReasonDialog } from '#shared/orders/reason-dialog.tsx';
import { paths } from '#shared/paths.ts';
import { saveAsFile } from '#shared/save-as-file.ts';
import { focusHeadingOf } from '#shop/shared/focus-heading.ts';
import { dropPendingOrder } from '#state/pending-order.ts';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PlainLink, TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { TitledCard } from '#ui/card.tsx';
import { Text } from '#ui/text.tsx';
import { Reorder } from './reorder.tsx';
import { SetupQuestions } from './setup-questions.tsx';

export function OrderDetails({ order }: { order: Order }) {
  return (
    <OrderLayout
      ask={
        isOpenStatus(order.status) && (
          <div data-print="hide">
            <SetupQuestions order={order} />
          </div>
        )
      }
      next={
        <NextSteps order={order} title="Where your order is">
          <AddToCalendar order={order} />
        </NextSteps>
      }
      order={
        <>
          <WhatWasOrdered order={order} />
          <WhereAndWho order={order} />
        </>
      }
      more={<Help order={order} />}
    />
  );
}

function AddToCalendar({ order }: { order: Order }) {
  const file = makeConnectionCalendar(order, `${window.location.origin}${paths.order(order._id)}`);
  if (!file || (order.connectionDate ?? '') < formatDate(serverNow())) return null;
  const save = () => saveAsFile(file.filename, file.text, 'text/calendar;charset=utf-8');
  return (
    <Button variant="outline" size="sm" data-print="hide" onClick={save}>
      {isCancelledStatus(order.status) ? 'Take it out of your calendar' : 'Add to your calendar'}
    </Button>
  );
}

function Help({ order }: { order: Order }) {
  const { number } = order;
  const isCancelled = checkTransition(order.status, 'cancel') === 'done';
  return (
    <TitledCard title={isCancelled ? 'What now?' : 'Questions or a change?'}>
      {isCancelled && <Reorder order={order} />}
      {checkTransition(order.status, 'cancel', 'customer') === 'allowed' && (
        <>
          <LinkButton to={paths.orderChange(order._id)} variant="outline" size="sm" wide data-print="hide">
            Change this request
          </LinkButton>
          <CancelOrder order={order} />
        </>
      )}
      <Button variant="outline" size="sm" wide data-print="hide" onClick={() => window.print()}>
        Print
      </Button>
      <Text size="sm">
        <span data-print="hide">
          <TextLink to={paths.contact(number)}>Send us a message</TextLink>
          {', or call '}
        </span>
        <chakra.span display="none" _print={{ display: 'inline' }}>
          {'Call us on '}
        </chakra.span>
        <PlainLink href={siteSettings.freephoneHref} whiteSpace="nowrap">
          {siteSettings.freephone}
        </PlainLink>
        .
      </Text>
    </TitledCard>
  );
}

const { by, isReasonRequired } = orderStatusTable.cancelled;

function CancelOrder({ order: shown }: { order: Order }) {
  const { _id, number } = shown;
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync: cancel } = useChange('cancelOrder');

  // The button is unmounted with the cancellation; the heading that gets the focus says what happened.
  const isCancelling = useRef(false);
  useEffect(
    () => () => {
      if (isCancelling.current) focusHeadingOf(document.querySelector('main'));
    },
    [],
  );

  const confirm = async (reason?: (typeof by.customer)[number]) => {
    // Set before the request: the order may be updated, and this button unmounted, before the response gets here.
    isCancelling.current = true;
    const body = { reason, seenAt: shown.editedAt };
    await cancel({ params: { id: _id }, body }).catch((thrown: unknown) => {
      isCancelling.current = false;
      throw thrown;
    });
    dropPendingOrder();
    showToast({ status: 'success', message: 'Your order request is cancelled' });
  };

  return (
    <>
      <Button variant="outline" size="sm" wide data-print="hide" onClick={() => setAsking(true)}>
        Cancel this request
      </Button>
      <ReasonDialog
        title={`Do you want to cancel order request ${number}?`}
        confirmLabel="Cancel the request"
        cancelLabel="Keep it"
        reasons={by.customer}
        isReasonRequired={isReasonRequired}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>There’s nothing to pay.</p>
      </ReasonDialog>
    </>
  );
}
