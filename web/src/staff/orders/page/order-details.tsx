import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { checkTransition, isCancelledStatus } from '@kowhai/domain/orders/order-status';
import { describeSetupAnswers } from '@kowhai/domain/orders/setup-questions';
import { listPhoneNumbers, toPhoneHref } from '@kowhai/domain/people/phone';
import { dayToIso } from '@kowhai/domain/time/business-days';
import { formatDayInWords, formatMomentInWords } from '@kowhai/domain/time/date';
import { serverNow } from '#data/client/server-clock.ts';
import { FactList } from '#shared/fact-list.tsx';
import { NextSteps, OrderSection, WhatWasOrdered } from '#shared/orders/order-sections.tsx';
import { MarkButton, outsideWords } from '#staff/orders/actions/outside-work.tsx';
import { useOrderSteps } from '#staff/orders/actions/use-order-steps.ts';
import { LostMail } from '#staff/shared/records/mails.tsx';
import { NoteAndBilling, OrderFacts } from './order-facts.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { type OrderQueue, StaffPanel } from './staff-panel.tsx';
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
  queue: OrderQueue;
  onPrintSlip: () => void;
};

export function OrderDetails({ order, queue, onPrintSlip }: OrderDetailsProps) {
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
          <StaffPanel order={order} queue={queue} onPrintSlip={onPrintSlip} />
          <Box data-print="hide">
            <OrderTimeline order={order} />
          </Box>
        </Area>
        <Area gridArea="more">
          <NoteAndBilling order={order} />
          {answers.length > 0 && (
            <OrderSection title="What the customer told us">
              <FactList facts={answers} />
              <SwitchConsent order={order} />
            </OrderSection>
          )}
          <StoppedVisits order={order} />
          <NextSteps order={order} title="What the customer sees" />
        </Area>
      </Grid>
    </>
  );
}

function OrderLostMail({ order }: { order: Order }) {
  const { _id: id, user, lostMail } = order;
  const { data: mails } = useOrderMails(id);
  return (
    <Box marginBottom="4" _empty={{ display: 'none' }} data-print="hide">
      <LostMail mails={mails} phone={user.phone}>
        {lostMail && <CallAboutLostMail order={order} {...lostMail} />}
      </LostMail>
    </Box>
  );
}

function CallAboutLostMail({ order, at: of, calledAt }: { order: Order } & NonNullable<Order['lostMail']>) {
  return (
    <Flex gap="2" wrap="wrap" align="center" marginTop="2">
      {calledAt && <Text textStyle="sm">Called {formatMomentInWords(calledAt, serverNow())}.</Text>}
      <MarkButton order={order} mark={{ work: 'call customer', of, isDone: !calledAt }}>
        {calledAt ? 'Not called after all' : outsideWords['call customer'].done}
      </MarkButton>
    </Flex>
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

/** The consent to a switch, word for word, and what became of it. Open work is at the page's head. */
function SwitchConsent({ order }: { order: Order }) {
  const { switchConsent: consent } = order;
  if (!consent) return null;
  const { words, consentedAt: of, withdrawnAt, arrangedAt, stoppedAt } = consent;
  const now = serverNow();
  const isArranged = arrangedAt !== undefined && stoppedAt === undefined && !isCancelledStatus(order.status);
  return (
    <>
      <Text textStyle="sm">
        “{words}” Agreed {formatMomentInWords(of, now)}.{' '}
        {withdrawnAt && (
          <strong>Taken back {formatMomentInWords(withdrawnAt, now)}: don’t arrange it.</strong>
        )}
        {arrangedAt && `Arranged ${formatMomentInWords(arrangedAt, now)}. `}
        {stoppedAt && <strong>Stopped {formatMomentInWords(stoppedAt, now)}.</strong>}
      </Text>
      {isArranged && (
        <Flex gap="2" wrap="wrap">
          <MarkButton order={order} mark={{ work: 'arrange switch', of, isDone: false }}>
            Not arranged after all
          </MarkButton>
          <MarkButton order={order} mark={{ work: 'stop switch', of, isDone: true }}>
            Called, stopped
          </MarkButton>
        </Flex>
      )}
      {stoppedAt && (
        <MarkButton order={order} mark={{ work: 'stop switch', of, isDone: false }} alignSelf="start">
          Not stopped after all
        </MarkButton>
      )}
    </>
  );
}

/** Those marked as called off, which a slip of the finger may have done. Open ones are at the page's head. */
function StoppedVisits({ order }: { order: Order }) {
  const stopped = order.droppedVisits?.filter(({ stoppedAt }) => stoppedAt !== undefined) ?? [];
  if (stopped.length === 0) return null;
  const now = serverNow();
  return (
    <OrderSection title="Technicians called off">
      {stopped.map(({ day, stoppedAt = '' }) => (
        <Flex key={day} gap="2" wrap="wrap" align="center">
          <Text textStyle="sm">
            {formatDayInWords(dayToIso(day), now)}, called off {formatMomentInWords(stoppedAt, now)}.
          </Text>
          <MarkButton order={order} mark={{ work: 'stop visit', of: day, isDone: false }}>
            Not called off after all
          </MarkButton>
        </Flex>
      ))}
    </OrderSection>
  );
}
