import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Failure } from '#data/failure.ts';
import { pageSize } from '#data/staff-queries.ts';
import { describePage, type Noun, type Total } from '#staff/shared/parts/describe-count.ts';
import type { CsvColumn } from './csv.ts';
import { DownloadButtons } from './download-buttons.tsx';
import { readWalkedPages, withFirstPage, withNextCursor, withPreviousCursor } from './list-address.ts';
import { ListBar, ListLayout } from './list-layout.tsx';
import { ListPager } from './list-pager.tsx';
import { NothingFound } from './nothing-found.tsx';

type PagedListProps<Item> = {
  filter: ReactNode;
  noun: Noun;
  /** The query of the current page; the previous page is shown while it loads. */
  query: {
    data: { items: readonly Item[]; nextCursor: string | null } | undefined;
    error: Failure | null;
    refetch: () => unknown;
    isPlaceholderData: boolean;
  };
  /** The number of rows that match the filter; undefined until it is known. */
  total: Total | undefined;
  csvColumns: readonly CsvColumn<Item>[];
  readPages: () => AsyncIterable<readonly Item[]>;
  /** Shown where the list is empty without a filter. */
  whenEmpty: string;
  /** Shown where no row matches the filter, in place of the default. */
  whenNoneMatch?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
};

/** A list that is paged by cursors in the URL, with its count, CSV file and pager. */
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
      <ListLayout
        what={`the ${noun.many}`}
        data={query.data}
        error={query.error}
        onRetry={query.refetch}
        isOld={query.isPlaceholderData}
      >
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
            <ListPager
              first={readWalkedPages(params) > 1 ? withFirstPage(params) : null}
              previous={withPreviousCursor(params)}
              next={page.nextCursor === null ? null : withNextCursor(params, page.nextCursor)}
            />
          </>
        )}
      </ListLayout>
    </>
  );
}
