import { Box, chakra } from '@chakra-ui/react';
import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { describePostcodeMismatch } from '@kowhai/domain/address/postcode';
import type { Order } from '@kowhai/domain/orders/order';
import { isCancelledStatus, isOpenStatus } from '@kowhai/domain/orders/order-status';
import { findArrangedAt, findStoppedAt } from '@kowhai/domain/orders/switching';
import { formatFullName } from '@kowhai/domain/people/user';
import { useChange } from '#data/use-change.ts';
import { FactList } from '#shared/fact-list.tsx';
import { MailLink } from '#shared/mail-link.tsx';
import { paths } from '#shared/paths.ts';
import { CoverageSays } from '#staff/coverage/coverage-says.tsx';
import { listLines } from '#staff/orders/list/order-sheet.ts';
import { useOrderHardware } from '#staff/orders/phone/use-order-hardware.ts';
import { PhoneLinks } from '#staff/shared/parts/phone-links.tsx';
import { usePageKeys } from '#staff/shared/parts/use-page-keys.ts';
import { AssignMenu } from '#staff/shared/records/assign-menu.tsx';
import { NoteForm } from '#staff/shared/records/note-form.tsx';
import { useAssign } from '#staff/shared/records/use-assign.ts';
import { useColleagues } from '#staff/shared/records/use-colleagues.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { TitledCard } from '#ui/card.tsx';
import { ChangeOrder } from './change-order.tsx';
import { ConnectionDate } from './connection-date.tsx';
import { CorrectAddress } from './correct-address.tsx';

export function OrderFacts({ order }: { order: Order }) {
  const { user, serviceAddress } = order;
  const isOpen = !isCancelledStatus(order.status);
  return (
    <TitledCard title="Customer and address">
      <FactList
        inColumns
        facts={[
          {
            name: 'Name',
            value: <TextLink to={paths.adminUser(user._id)}>{formatFullName(user)}</TextLink>,
          },
          { name: 'Phone', value: <PhoneLinks phone={user.phone} /> },
          { name: 'Email', value: <MailLink email={user.email} /> },
          {
            name: 'Ordered',
            value: (
              <>
                {listLines(order.orderItems)} {isOpenStatus(order.status) && <ChangeOrder order={order} />}
              </>
            ),
          },
          {
            name: 'Service address',
            value: (
              <>
                <AddressParts text={formatServiceAddress(serviceAddress)} />{' '}
                {isOpen && <CorrectAddress order={order} />}
              </>
            ),
          },
          { name: 'Connection date', value: isOpen && <ConnectionDate order={order} /> },
          { name: 'Switch', value: describeSwitch(order) },
          { name: 'Coverage', value: <CoverageSays order={order} /> },
          { name: 'Modem', value: <Modem order={order} /> },
          { name: 'To check', value: order.hasPostcodeMismatch && <PostcodeMismatch order={order} /> },
          { name: 'Assigned', value: <Assignee order={order} /> },
        ]}
      />
    </TitledCard>
  );
}

/** The customer was asked and kept the postcode. The list of postcodes may have changed since, and no longer say why. */
function PostcodeMismatch({ order: { serviceAddress } }: { order: Order }) {
  return (
    <>
      <Badge tone="warning">Postcode and region</Badge>{' '}
      {describePostcodeMismatch(serviceAddress) ?? 'They may not match'}; the order says{' '}
      {serviceAddress.region}.
    </>
  );
}

/** What else staff keep about an order, below what they ring up with. */
export function NoteAndBilling({ order }: { order: Order }) {
  const { _id: id, user } = order;
  const { mutateAsync: addNote } = useChange('addOrderNote');
  return (
    <TitledCard title="Note and billing">
      {user.address && <FactList inColumns facts={[{ name: 'Billing address', value: user.address }]} />}
      <Box data-print="hide">
        <NoteForm unsavedName={`order-note-${id}`} onAdd={(body) => addNote({ params: { id }, body })} />
      </Box>
    </TitledCard>
  );
}

/** In short; the consent, word for word, is with what the customer told us. */
function describeSwitch(order: Order): string {
  const {
    switchConsent: consent,
    setup: { provider },
  } = order;
  if (!consent) return provider ? `Not asked for (now with ${provider})` : 'Not asked for';
  if (consent.withdrawnAt) return 'Taken back: don’t arrange it';
  if (findStoppedAt(order)) return 'Stopped';
  return `${findArrangedAt(order) ? 'Arranged with' : 'To arrange with'} ${consent.provider}, account ${consent.account}`;
}

/** Whether a modem is needed, and which one of the order's hardware it is. */
function Modem({ order: { modemNeeded, orderHardwares } }: { order: Order }) {
  const hardware = useOrderHardware(orderHardwares, modemNeeded);
  if (!modemNeeded) return 'Has a modem';
  if (!hardware) return 'Needs a modem';
  const modems = orderHardwares.filter(({ _id }) =>
    hardware.some((item) => item._id === _id && item.isModem),
  );
  const names = modems.map(({ name }) => name).join(', ');
  return names ? `Needed: ${names}` : 'Needed, and none is in the order';
}

/** Lets a long address break only between its parts. */
function AddressParts({ text }: { text: string }) {
  return text.split(/(?<=, )/).map((part) => (
    <chakra.span key={part} display="inline-block" whiteSpace="pre-wrap">
      {part}
    </chakra.span>
  ));
}

function Assignee({ order }: { order: Order }) {
  const { own, nameOf } = useColleagues();
  const assign = useAssign('assignOrder');
  const { assigneeKey } = order;
  const isAssigned = assigneeKey !== undefined;
  usePageKeys({ a: () => void assign([order]) });
  return (
    <>
      <span>{isAssigned && assigneeKey === own?.key ? 'You' : nameOf(assigneeKey) || 'No one'}</span>{' '}
      <AssignMenu
        label="Assign"
        size="xs"
        isAssigned={isAssigned}
        onAssign={(to) => void assign([order], to)}
      />
    </>
  );
}
