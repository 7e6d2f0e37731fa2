import { Timeline } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatMoment } from './audit-trail.tsx';

type TimelineEntryProps = { at: string; title: string; children: ReactNode };

export function TimelineEntry({ at, title, children }: TimelineEntryProps) {
  return (
    <Timeline.Item as="li">
      <Timeline.Connector>
        <Timeline.Separator />
        <Timeline.Indicator />
      </Timeline.Connector>
      <Timeline.Content alignItems="start" overflowWrap="anywhere">
        <Timeline.Title>
          <span>
            {title}, <time dateTime={at}>{formatMoment(at)}</time>
          </span>
        </Timeline.Title>
        {children}
      </Timeline.Content>
    </Timeline.Item>
  );
}
