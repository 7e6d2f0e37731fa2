import { Flex, Grid } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageSize } from '#data/staff/staff-queries.ts';
import { describePage, type Noun, type Total } from '#staff/shared/parts/describe-count.ts';
import { type Found, Loaded } from '#staff/shared/parts/loaded.tsx';
import { DownloadButton } from './download-button.tsx';
import { readWalkedPages } from './list-address.ts';
import { ListPager, ListStart } from './list-pager.tsx';
import { NothingFound } from './nothing-found.tsx';
import { focusOpenedRow } from './row-keys.ts';
import type { SheetColumn } from './xlsx.ts';

export type PagedListProps<Row> = {
  filter: ReactNode;
  noun: Noun;
  query: Found<{ rows: readonly Row[]; nextCursor: string | null }> & {
    /** True while the previous page is shown in place of the one that is loading. */
    isPlaceholderData?: boolean;
  };
  /** The number of rows that match the filter; undefined until it is known. */
  total: Total | undefined;
  sheetColumns: readonly SheetColumn<Row>[];
  readSlices: ComponentProps<typeof DownloadButton<Row>>['readSlices'];
  whenEmpty: string;
  whenNoneMatch?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

export function PagedList<Row>(props: PagedListProps<Row>) {
  const { filter, noun, query, total, sheetColumns, readSlices, whenEmpty, whenNoneMatch, children } = props;
  const { data, error, isPlaceholderData = false } = query;
  const [params] = useSearchParams();
  const first = readWalkedPages(params) * pageSize;
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) focusOpenedRow();
  }, [isThere]);
  return (
    <>
      <Flex wrap="wrap" align="center" gap="2" columnGap="3" paddingBlock="2">
        {filter}
        <Flex wrap="wrap" align="center" gap="3" marginStart="auto">
          <ListStart>
            {data &&
              !error &&
              describePage(noun, { ...data, first, shown: data.rows.length, size: pageSize, total })}
          </ListStart>
          {data && !error && <DownloadButton noun={noun} columns={sheetColumns} readSlices={readSlices} />}
        </Flex>
      </Flex>
      <Loaded what={`the ${noun.many}`} query={query} height="24rem">
        {({ rows, nextCursor }) => (
          <Grid
            templateColumns="minmax(0, 1fr)"
            gap="2"
            opacity={isPlaceholderData ? 0.6 : 1}
            aria-busy={isPlaceholderData}
          >
            {rows.length > 0 ? (
              children(rows)
            ) : (
              <NothingFound
                what={noun.many}
                whenEmpty={whenEmpty}
                whenNoneMatch={whenNoneMatch}
                hasMore={nextCursor !== null}
              />
            )}
            <ListPager nextCursor={nextCursor} />
          </Grid>
        )}
      </Loaded>
    </>
  );
}
