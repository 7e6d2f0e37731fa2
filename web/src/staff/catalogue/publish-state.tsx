import { Text } from '@chakra-ui/react';
import { describePageState } from '@kowhai/domain/catalogue/page-state';
import { useQuery } from '@tanstack/react-query';
import { serverNow } from '#data/client/server-clock.ts';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { PlainLink } from '#ui/buttons/link.tsx';

/** Whether the prerendered pages show what is published. Renders nothing where they are not rebuilt automatically. */
export function SiteStatus({ path, isFailureOnly = false }: { path: string; isFailureOnly?: boolean }) {
  const { data } = useQuery({
    ...apiQuery('getPageState', {}),
    // Polls while the page is open: a rebuild takes seconds.
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || data.state === 'off') return false;
      return data.state === 'shown' ? 30_000 : 2000;
    },
  });
  const words = data && describePageState(data, serverNow());
  if (!data || !words || (isFailureOnly && data.state !== 'failed')) return null;
  return (
    <Text
      aria-live="polite"
      textStyle="sm"
      color={data.state === 'failed' ? 'fg.error' : 'fg.muted'}
      // In a row of buttons it takes a line of its own below them.
      order="1"
      flexBasis="full"
    >
      {`${words}. `}
      {/* A plain link loads the page from the server, as customers get it. */}
      {data.state === 'shown' && <PlainLink href={path}>See the page</PlainLink>}
    </Text>
  );
}

export function PublishBadge({ isPublished }: { isPublished: boolean }) {
  return isPublished ? <Badge tone="success">Published</Badge> : <Badge tone="warning">Draft</Badge>;
}
