import type { Hardware } from '@kowhai/domain/hardware';
import { HardwareCard } from '#components/hardware-card.tsx';
import { HardwareOverview, TechSpecs } from '#components/hardware-tabs.tsx';
import { Preview } from '#staff/editor/preview.tsx';
import { Tabs } from '#ui/tabs.tsx';

/** The item's card and its page. */
export function HardwarePreview({ item: typed }: { item: Hardware }) {
  const item = { ...typed, name: typed.name || 'Unnamed draft' };
  return (
    <Preview isPublished={item.isPublished}>
      <Tabs
        label="Preview"
        tabs={[
          { id: 'card', label: 'Card', content: <HardwareCard item={item} /> },
          { id: 'overview', label: 'Overview', content: <HardwareOverview item={item} /> },
          { id: 'tech-specs', label: 'Tech Specs', content: <TechSpecs item={item} /> },
        ]}
      />
    </Preview>
  );
}
