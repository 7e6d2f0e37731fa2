import { Heading } from '@chakra-ui/react';
import type { Dashboard } from '@kowhai/domain/desk/dashboard';
import { paths } from '#shared/paths.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { orderListLink } from './order-list-link.ts';

/** What else is going on. */
export function Figures({
  dashboard: { processing, newUsers, unansweredEnquiries },
}: {
  dashboard: Dashboard;
}) {
  return (
    <section aria-labelledby="figures">
      <Heading id="figures" size="lg" marginBottom="4">
        Also today
      </Heading>
      <FigureTiles
        figures={[
          {
            name: 'Unanswered enquiries',
            count: unansweredEnquiries,
            to: `${paths.adminEnquiries()}?status=Unanswered`,
            tone: 'warning',
          },
          { name: 'Orders being processed', count: processing, to: orderListLink({ status: 'processing' }) },
          {
            name: 'New users in 7 days',
            count: newUsers.count,
            to: `${paths.adminUsers()}?from=${newUsers.from}`,
          },
        ]}
      />
    </section>
  );
}
