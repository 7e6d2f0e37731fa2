import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { checkTransition } from '@kowhai/domain/orders/order-status';
import type { OutsideEntry } from '@kowhai/domain/orders/outside-list';
import { describeOutside, markOutside } from '@kowhai/domain/orders/outside-work';
import { describeSetupAnswers } from '@kowhai/domain/orders/setup-questions';
import { findStoppedAt } from '@kowhai/domain/orders/switching';
import { listPhoneNumbers, toPhoneHref } from '@kowhai/domain/people/phone';
import { formatMomentInWords } from '@kowhai/domain/time/date';
import type { ComponentProps } from 'react';
import { serverNow } from '#data/client/server-clock.ts';
import { FactList } from '#shared/fact-list.tsx';
import { NextSteps, WhatWasOrdered } from '#shared/orders/order-sections.tsx';
import { MarkButton, outsideWords } from '#staff/orders/actions/outside-work.tsx';
import { useOrderSteps } from '#staff/orders/actions/use-order-steps.ts';
import { LostMail } from '#staff/shared/records/mails.tsx';
import { TitledCard } from '#ui/card.tsx';
import { NoteAndBilling, OrderFacts } from './order-facts.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { type OrderNeighbours, StaffPanel } from './staff-panel.tsx';
import { useOpenPoints } from './use-open-points.ts';
import { useOrderMails } from './use-order-history.ts';

// On a phone: facts first, then actions, then the rest.
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gridTemplateAreas: { base: '"facts" "actions" "more"', lg: '"facts actions" "more actions"' },
    // Sized so that an ordinary order prints on one sheet.
    _print: {
      display: 'block',
      '& section': { breakInside: 'avoid', marginBottom: '2', padding: '3', gap: '2' },
      '& > div': { display: 'block' },
    },
  },
});
const Area = chakra('div', { base: { display: 'grid', gap: '4' } });

type OrderDetailsProps = {
  order: Order;
  neighbours: OrderNeighbours;
  onPrintSlip: () => void;
};

export function OrderDetails({ order, neighbours, onPrintSlip }: OrderDetailsProps) {
  const answers = describeSetupAnswers(order.setup);
  return (
    <>
      <BottomBar order={order} />
      <OrderLostMail order={order} />
      <Grid paddingBottom={{ base: '20', md: '0' }}>
        <Area gridArea="facts">
          <OrderFacts order={order} />
          <WhatWasOrdered order={order} whose="the" />
        </Area>
        <Area gridArea="actions">
          <StaffPanel order={order} neighbours={neighbours} onPrintSlip={onPrintSlip} />
          <Box data-print="hide">
            <OrderTimeline order={order} />
          </Box>
        </Area>
        <Area gridArea="more">
          <NoteAndBilling order={order} />
          {answers.length > 0 && (
            <TitledCard title="What the customer told us">
              <FactList facts={answers} />
              <SwitchConsent order={order} />
            </TitledCard>
          )}
          <DoneOutside order={order} />
          <NextSteps order={order} title="What the customer sees" />
        </Area>
      </Grid>
    </>
  );
}

function OrderLostMail({ order }: { order: Order }) {
  const { _id: id, user, outside = [] } = order;
  const call = outside.findLast(({ work }) => work === 'call customer');
  const { data: mails } = useOrderMails(id);
  return (
    <Box marginBottom="4" _empty={{ display: 'none' }} data-print="hide">
      <LostMail mails={mails} phone={user.phone}>
        {call && <CallAboutLostMail order={order} call={call} />}
      </LostMail>
    </Box>
  );
}

function CallAboutLostMail({ order, call: { work, of, doneAt } }: { order: Order; call: OutsideEntry }) {
  return doneAt ? (
    <Text textStyle="sm">Called {formatMomentInWords(doneAt, serverNow())}.</Text>
  ) : (
    <MarkButton order={order} mark={{ work, of, isDone: true }} marginTop="2">
      {outsideWords[work].done}
    </MarkButton>
  );
}

function BottomBar({ order }: { order: Order }) {
  const { take, running } = useOrderSteps();
  const [number] = listPhoneNumbers(order.user.phone);
  const isOpen = useOpenPoints(order).length > 0;
  return (
    <Flex
      data-bottom-bar
      data-print="hide"
      hideFrom="md"
      position="fixed"
      zIndex="20"
      bottom="0"
      insetInline="0"
      gap="2"
      padding="2"
      paddingBottom="calc(0.5rem + env(safe-area-inset-bottom))"
      background="surface"
      borderTopWidth="1px"
      borderColor="line"
    >
      {number && (
        // Chakra's button has a type, which a link must not take over.
        <Button asChild type={undefined} variant="outline" flex="1">
          <a href={toPhoneHref(number)}>Call</a>
        </Button>
      )}
      {checkTransition(order.status, 'process') === 'allowed' && (
        <Button
          flex="1"
          variant={isOpen ? 'outline' : 'solid'}
          disabled={running !== undefined}
          onClick={() => void take('process', [order])}
        >
          Process
        </Button>
      )}
    </Flex>
  );
}

/** The consent to a switch, word for word. */
function SwitchConsent({ order: { switchConsent: consent } }: { order: Order }) {
  if (!consent) return null;
  const { words, consentedAt, withdrawnAt } = consent;
  const now = serverNow();
  return (
    <Text textStyle="sm">
      “{words}” Agreed {formatMomentInWords(consentedAt, now)}.{' '}
      {withdrawnAt && <strong>Taken back {formatMomentInWords(withdrawnAt, now)}: don’t arrange it.</strong>}
    </Text>
  );
}

/** Marked as done, which a slip of the finger may have done. Open work is at the page's head. */
function DoneOutside({ order }: { order: Order }) {
  const done = (order.outside ?? []).filter(({ doneAt }) => doneAt !== undefined);
  if (done.length === 0) return null;
  const now = serverNow();
  return (
    <TitledCard title="Done outside the shop">
      {done.map(({ work, of, doneAt = '' }) => (
        <Flex key={work + of} gap="2" wrap="wrap" align="center">
          <Text textStyle="sm">
            {describeOutside(order, { work, of }, now)}: done {formatMomentInWords(doneAt, now)}.
          </Text>
          <OfferedMark order={order} mark={{ work, of, isDone: false }}>
            Not done after all
          </OfferedMark>
          {work === 'arrange switch' && (
            <OfferedMark order={order} mark={{ work: 'stop switch', of, isDone: true }}>
              {outsideWords['stop switch'].done}
            </OfferedMark>
          )}
        </Flex>
      ))}
    </TitledCard>
  );
}

/** Where the order allows it, and it would change something. */
function OfferedMark(props: ComponentProps<typeof MarkButton>) {
  const { order, mark } = props;
  const isOffered = markOutside(order, mark, serverNow()) && !(mark.isDone && findStoppedAt(order));
  return isOffered && <MarkButton {...props} />;
}
