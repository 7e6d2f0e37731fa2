import { chakra } from '@chakra-ui/react';
import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { compareVisits, describeHours } from '@kowhai/domain/orders/connection-visit';
import type { Order } from '@kowhai/domain/orders/order';
import { isOpenStatus } from '@kowhai/domain/orders/order-status';
import { describeSetupAnswers } from '@kowhai/domain/orders/setup-questions';
import { formatFullName } from '@kowhai/domain/people/user';
import { dayToIso } from '@kowhai/domain/time/business-days';
import { formatDayInWords } from '@kowhai/domain/time/date';
import { useEffect, useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { serverNow } from '#data/client/server-clock.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { showFailure } from '#staff/shared/parts/notices.ts';
import { listLines } from './order-sheet.ts';

const Sheet = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    '& th, & td': { padding: '2', borderBottomWidth: '1px', textAlign: 'start', verticalAlign: 'top' },
    '& th': { fontWeight: 'bold' },
    '& td:first-of-type': { whiteSpace: 'nowrap' },
    '& tr': { breakInside: 'avoid' },
  },
});

/** Prints all visits of a day, not only the page on screen. */
export function PrintVisits(props: {
  readSlices: () => AsyncIterable<readonly Order[]>;
  onRead: (orders: Order[]) => void;
}) {
  const [isReading, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    const all: Order[] = [];
    try {
      for await (const orders of props.readSlices()) all.push(...orders);
      props.onRead(all);
    } catch (thrown) {
      showFailure(toFailure(thrown));
    } finally {
      setReading(false);
    }
  };
  return (
    <BusyButton
      variant="outline"
      size="sm"
      busy={isReading}
      busyLabel="Preparing…"
      onClick={() => void read()}
    >
      Print the visits
    </BusyButton>
  );
}

type VisitSheetProps = { day: string; orders: readonly Order[]; onPrinted: () => void };

/** The visits of a day in order, on paper only. */
export function VisitSheet({ day, orders, onPrinted }: VisitSheetProps) {
  useEffect(() => {
    window.print();
    onPrinted();
  }, [onPrinted]);
  const visits = orders
    .filter((order) => isOpenStatus(order.status))
    .map((order) => ({ ...order, hours: describeHours(order.connectionWindow) }))
    .toSorted((a, b) => compareVisits(a.connectionWindow, b.connectionWindow));
  return (
    <chakra.section display="none" _print={{ display: 'block' }} aria-label="Visits">
      <chakra.h1 fontSize="lg" fontWeight="bold">
        Connections on {formatDayInWords(dayToIso(day), serverNow())}: {visits.length}
      </chakra.h1>
      <Sheet>
        <thead>
          <tr>
            {['When', 'Who', 'Where', 'What', 'Good to know'].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visits.map(({ _id, hours, number, user, serviceAddress, orderItems, setup }) => (
            <tr key={_id}>
              <td>{hours}</td>
              <td>
                {formatFullName(user)}
                <br />
                {user.phone}
              </td>
              <td>{formatServiceAddress(serviceAddress)}</td>
              <td>
                {number}: {listLines(orderItems)}
              </td>
              <td>{describeSetup(setup)}</td>
            </tr>
          ))}
        </tbody>
      </Sheet>
    </chakra.section>
  );
}

function describeSetup({ fibreBox, opensDoor, home }: Order['setup']): string {
  const answers = describeSetupAnswers({ fibreBox, opensDoor, home });
  return answers.map(({ name, value }) => `${name} ${value}`).join('; ');
}
