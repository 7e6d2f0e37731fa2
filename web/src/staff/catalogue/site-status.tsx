import { Text } from '@chakra-ui/react';
import { describePageState } from '@kowhai/domain/desk/page-state';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff-queries.ts';
import { PlainLink } from '#ui/buttons/link.tsx';

type SiteStatusProps = {
  /** A page to look at. */
  path: string;
};

/** Whether the pages that everybody gets show what staff have published. Nothing where they do not follow by themselves. */
export function SiteStatus({ path }: SiteStatusProps) {
  const { data } = useQuery({
    ...apiQuery('getPageState', {}),
    // For as long as it is looked at: a run takes seconds.
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined || data.state === 'off') return false;
      return data.state === 'shown' ? 30_000 : 2000;
    },
  });
  const words = data && describePageState(data, new Date().toISOString());
  if (!data || !words) return null;
  return (
    <Text
      aria-live="polite"
      textStyle="sm"
      color={data.state === 'failed' ? 'fg.error' : 'fg.muted'}
      // Among buttons a line of its own below them.
      order="1"
      flexBasis="full"
    >
      {`${words}. `}
      {/* A link of the browser's own: it gets the page as everybody does. */}
      {data.state === 'shown' && <PlainLink href={path}>See the page</PlainLink>}
    </Text>
  );
}
