import type { Plan } from '@kowhai/domain/plan';
import { PlanCard } from '#components/plan-card.tsx';
import { OfferSummary, PlanOverview } from '#components/plan-tabs.tsx';
import { Preview } from '#staff/editor/preview.tsx';
import { Tabs } from '#ui/tabs.tsx';

/** The plan's card and its page. */
export function PlanPreview({ plan: typed }: { plan: Plan }) {
  const plan = { ...typed, name: typed.name || 'Unnamed draft' };
  return (
    <Preview isPublished={plan.isPublished}>
      <Tabs
        label="Preview"
        tabs={[
          { id: 'card', label: 'Card', content: <PlanCard plan={plan} headingLevel="h3" /> },
          { id: 'overview', label: 'Overview', content: <PlanOverview plan={plan} /> },
          { id: 'offer-summary', label: 'Offer Summary', content: <OfferSummary plan={plan} /> },
        ]}
      />
    </Preview>
  );
}
