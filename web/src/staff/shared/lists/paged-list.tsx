import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Failure } from '#data/failure.ts';
import { pageSize } from '#data/staff-queries.ts';
import { describePage, type Noun, type Total } from '#staff/shared/parts/describe-count.ts';
import type { CsvColumn } from './csv.ts';
import { DownloadButtons } from './download-buttons.tsx';
import { readWalkedPages } from './list-address.ts';
import { ListBar, ListLayout } from './list-layout.tsx';
import { ListPager } from './list-pager.tsx';
import { NothingFound } from './nothing-found.tsx';

type PagedListProps<Item> = {
  filter: ReactNode;
  noun: Noun;
  query: {
    data: { items: readonly Item[]; nextCursor: string | null } | undefined;
    error: Failure | null;
    refetch: () => unknown;
    isPlaceholderData: boolean;
  };
  /** The number of rows that match the filter; undefined until it is known. */
  total: Total | undefined;
  csvColumns: readonly CsvColumn<Item>[];
  readPages: ComponentProps<typeof DownloadButtons<Item>>['readPages'];
  whenEmpty: string;
  whenNoneMatch?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
};

export function PagedList<Item>(props: PagedListProps<Item>) {
  const { filter, noun, query, total, csvColumns, readPages, whenEmpty, whenNoneMatch, children } = props;
  const [params] = useSearchParams();
  const { items, nextCursor } = query.data ?? {};
  const place = items &&
    nextCursor !== undefined && {
      first: readWalkedPages(params) * pageSize,
      shown: items.length,
      size: pageSize,
      nextCursor,
      total,
    };
  return (
    <>
      <ListBar filter={filter} count={place && !query.error ? describePage(noun, place) : undefined}>
        <DownloadButtons noun={noun} columns={csvColumns} readPages={readPages} />
      </ListBar>
      <ListLayout what={`the ${noun.many}`} query={query} isOld={query.isPlaceholderData}>
        {(page) => (
          <>
            {page.items.length > 0 ? (
              children(page.items)
            ) : (
              <NothingFound
                what={noun.many}
                whenEmpty={whenEmpty}
                whenNoneMatch={whenNoneMatch}
                goesOn={page.nextCursor !== null}
              />
            )}
            <ListPager nextCursor={page.nextCursor} />
          </>
        )}
      </ListLayout>
    </>
  );
}
