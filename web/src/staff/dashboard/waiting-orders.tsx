import { Text } from '@chakra-ui/react';
import type { Dashboard } from '@kowhai/domain/desk/dashboard';
import { siteSettings } from '@kowhai/domain/site-settings';
import { paths } from '#shared/paths.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { QueueTable } from './queue-table.tsx';
import { Section } from './section.tsx';

type WaitingOrdersProps = { waiting: Dashboard['waiting'] };

export function WaitingOrders({ waiting }: WaitingOrdersProps) {
  const { total, late, dueToday, first } = waiting;
  return (
    <Section
      title="Orders to review and connect"
      lead={`We promise a review within ${siteSettings.promises.reviewDays}, and a connection within ${siteSettings.promises.connectionDays} after that.`}
    >
      {first.length === 0 ? (
        <Text>All caught up. Every order’s been reviewed and connected.</Text>
      ) : (
        <>
          <FigureTiles
            figures={[
              { name: 'Late', count: late, to: paths.adminOrders({ due: 'late' }), tone: 'danger' },
              {
                name: 'Due today',
                count: dueToday,
                to: paths.adminOrders({ due: 'today' }),
                tone: 'warning',
              },
              { name: 'Waiting for review', count: total, to: paths.adminOrders({ status: 'submitted' }) },
            ]}
          />
          <QueueTable queue={first} />
        </>
      )}
    </Section>
  );
}
