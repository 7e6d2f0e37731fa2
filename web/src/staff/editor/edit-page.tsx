import type { ReactNode } from 'react';
import { LoadError } from '#components/load-error.tsx';
import { PageHead } from '#components/page-head.tsx';
import type { Failure } from '#data/failure.ts';
import type { Item } from '#staff/records/audit-trail.tsx';
import { NotFound } from '#staff/records/not-found.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';

type EditPageProps = {
  /** What is edited: "service". */
  thing: string;
  item: Item;
  /** Its name; undefined until it is there. */
  name: string | undefined;
  list: { label: string; to: string };
  infoPath: string;
  failure: Failure | null;
  onRetry: () => unknown;
  children: ReactNode;
};

/** The page around an editor. A reload in the background that fails leaves the editor alone. */
export function EditPage({ thing, item, name, list, infoPath, failure, onRetry, children }: EditPageProps) {
  if (name === undefined && failure?.code === 'NOT_FOUND') {
    return <NotFound thing={thing} list={list} item={item} />;
  }
  return (
    <>
      <PageHead title={name === undefined ? `Edit ${thing}` : `Edit ${name}`} />
      <PageHeader
        isDense
        title={`Edit ${thing}`}
        lead={name}
        breadcrumbs={
          <Breadcrumbs trail={[list, { label: name ?? '…', to: infoPath }]} current={`Edit ${thing}`} />
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
