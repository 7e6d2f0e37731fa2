import { chakra, Heading, Text } from '@chakra-ui/react';
import type { Dashboard } from '@kowhai/domain/desk/dashboard';
import { siteSettings } from '@kowhai/domain/site-settings';
import { writeCount } from '#staff/shared/lists/describe-count.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { orderListLink } from './order-list-link.ts';
import { QueueTable } from './queue-table.tsx';

type WaitingOrdersProps = { waiting: Dashboard['waiting'] };

/** The dashboard's first question: who waits for a review, and is anybody waiting for too long? */
export function WaitingOrders({ waiting }: WaitingOrdersProps) {
  const { total, late, dueToday, onTime, oldest } = waiting;
  return (
    <chakra.section aria-labelledby="queue" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <div>
        <Heading id="queue" size="lg">
          Orders waiting for review
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          We promise a review within {siteSettings.promises.reviewDays}.
        </Text>
      </div>
      {total === 0 ? (
        <Text>All caught up. Every order’s been reviewed.</Text>
      ) : (
        <>
          <FigureTiles
            figures={[
              { name: 'Late', count: late.count, to: orderListLink({ due: 'late' }), tone: 'danger' },
              {
                name: 'Due today',
                count: dueToday.count,
                to: orderListLink({ due: 'today' }),
                tone: 'warning',
              },
              {
                name: 'On time',
                count: onTime.count,
                to: onTime.from && orderListLink({ status: 'submitted', from: onTime.from, to: onTime.to }),
              },
            ]}
          />
          <QueueTable queue={oldest} />
          <TextLink to={orderListLink({ status: 'submitted' })} standalone justifySelf="start">
            {total > oldest.length ? `All ${writeCount(total)} waiting orders` : 'All waiting orders'}
          </TextLink>
        </>
      )}
    </chakra.section>
  );
}
