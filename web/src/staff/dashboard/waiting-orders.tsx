import { chakra } from '@chakra-ui/react';
import type { Dashboard } from '@kowhai/domain/dashboard';
import { siteSettings } from '@kowhai/domain/site-settings';
import { TextLink } from '#ui/link.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { orderListLink } from './order-list-link.ts';
import { QueueTable } from './queue-table.tsx';

type Days = { from?: string | undefined; to?: string | undefined };
type WaitingOrdersProps = { waiting: Dashboard['waiting'] };

/** The dashboard's first question: who waits for a review, and is anybody waiting for too long? */
export function WaitingOrders({ waiting }: WaitingOrdersProps) {
  const { total, late, dueToday, onTime, oldest } = waiting;
  const to = (days: Days) => orderListLink({ status: 'submitted', ...days });
  // On a Saturday nothing falls due: there are no days to list.
  const toDays = (days: Days) => (days.from || days.to ? to(days) : undefined);
  return (
    <chakra.section aria-labelledby="queue" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <div>
        <Heading id="queue">Orders waiting for review</Heading>
        <Text size="sm" tone="muted">
          We promise a review within {siteSettings.promises.reviewDays}.
        </Text>
      </div>
      {total === 0 ? (
        <Text>Nobody is waiting. Every order has been looked at.</Text>
      ) : (
        <>
          <FigureTiles
            figures={[
              { name: 'Late', count: late.count, to: toDays(late), tone: 'danger' },
              { name: 'Due today', count: dueToday.count, to: toDays(dueToday), tone: 'warning' },
              { name: 'On time', count: onTime.count, to: toDays(onTime) },
            ]}
          />
          <Ages waiting={waiting} to={to} />
          <QueueTable queue={oldest} />
          <TextLink to={to({})} standalone justifySelf="start">
            {total > oldest.length ? `All ${total} waiting orders` : 'Waiting orders in the list'}
          </TextLink>
        </>
      )}
    </chakra.section>
  );
}

type AgesProps = WaitingOrdersProps & { to: (days: Days) => string };

function Ages({ waiting: { byAge }, to }: AgesProps) {
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="1" fontSize="sm">
      {byAge.map((age) => (
        <chakra.div key={age.businessDays} display="flex" alignItems="center" gap="2">
          <dt>{describeAge(age.businessDays, byAge.length - 1)}</dt>
          <dd>
            <TextLink to={to(age)} standalone>
              {age.count}
            </TextLink>
          </dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

/** The last bucket holds all that are older, too. */
function describeAge(days: number, oldest: number): string {
  if (days === 0) return 'Under 1 business day';
  const words = days === 1 ? '1 business day' : `${days} business days`;
  return days === oldest ? `${words} or more` : words;
}
