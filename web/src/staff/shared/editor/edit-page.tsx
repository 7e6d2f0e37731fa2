import { Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Failure } from '#data/failure.ts';
import { LoadError } from '#shared/load-error.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import type { Item } from '#staff/shared/records/audit-trail.tsx';
import { NotFound } from '#staff/shared/records/not-found.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingShape } from '#ui/skeleton.tsx';

type EditPageProps = {
  thing: string;
  item: Item;
  /** The item's name; undefined until it has loaded. */
  name: string | undefined;
  list: { label: string; to: string };
  /** The URL of the item's info page; left out for a new item. */
  infoPath?: string;
  badge?: ReactNode;
  failure: Failure | null;
  onRetry: () => unknown;
  /** Shown where the item was deleted, such as its kept draft. */
  leftBehind?: ReactNode;
  children: ReactNode;
};

/** The page around an editor. A failed refetch in the background does not replace the editor. */
export function EditPage(props: EditPageProps) {
  const { thing, item, name, list, infoPath, badge, failure, onRetry, leftBehind, children } = props;
  if (name === undefined && failure?.code === 'NOT_FOUND') {
    return (
      <NotFound thing={thing} list={list} item={item}>
        {leftBehind}
      </NotFound>
    );
  }
  const heading = name ?? `Edit ${thing}`;
  return (
    <>
      <PageHead title={infoPath && name !== undefined ? `Edit ${name}` : heading} />
      <PageHeader
        isDense
        title={heading}
        actions={badge}
        breadcrumbs={
          <Breadcrumbs
            trail={infoPath ? [list, { label: name ?? '…', to: infoPath }] : [list]}
            current={infoPath ? `Edit ${thing}` : heading}
          />
        }
      />
      {name === undefined && failure && (
        <LoadError what={`this ${thing}`} failure={failure} onRetry={onRetry} />
      )}
      {name === undefined && !failure && (
        <LoadingShape label={`Loading the ${thing}`}>
          <Skeleton height="30rem" />
        </LoadingShape>
      )}
      {children}
    </>
  );
}
