import { Text } from '@chakra-ui/react';
import type { Dashboard } from '@kowhai/domain/desk/dashboard';
import { siteSettings } from '@kowhai/domain/site-settings';
import { paths } from '#shared/paths.ts';
import { writeCount } from '#staff/shared/parts/describe-count.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { QueueTable } from './queue-table.tsx';
import { Section } from './section.tsx';

type WaitingOrdersProps = { waiting: Dashboard['waiting'] };

export function WaitingOrders({ waiting }: WaitingOrdersProps) {
  const { total, late, dueToday, onTime, oldest } = waiting;
  return (
    <Section
      title="Orders waiting for review"
      lead={`We promise a review within ${siteSettings.promises.reviewDays}.`}
    >
      {total === 0 ? (
        <Text>All caught up. Every order’s been reviewed.</Text>
      ) : (
        <>
          <FigureTiles
            figures={[
              { name: 'Late', count: late.count, to: paths.adminOrders({ due: 'late' }), tone: 'danger' },
              {
                name: 'Due today',
                count: dueToday.count,
                to: paths.adminOrders({ due: 'today' }),
                tone: 'warning',
              },
              {
                name: 'On time',
                count: onTime.count,
                to:
                  onTime.from && paths.adminOrders({ status: 'submitted', from: onTime.from, to: onTime.to }),
              },
            ]}
          />
          <QueueTable queue={oldest} />
          <TextLink to={paths.adminOrders({ status: 'submitted' })} standalone justifySelf="start">
            {total > oldest.length ? `All ${writeCount(total)} waiting orders` : 'All waiting orders'}
          </TextLink>
        </>
      )}
    </Section>
  );
}
