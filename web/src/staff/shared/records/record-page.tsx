import { Flex, Grid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { auditQuery } from '#data/staff/staff-queries.ts';
import { PageHead } from '#shared/page/page-head.tsx';
import { capitalise } from '#staff/shared/parts/describe-count.ts';
import { type Found, Loaded } from '#staff/shared/parts/loaded.tsx';
import { StaffHeader } from '#staff/shared/parts/staff-header.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AuditTrail, type RecordRef } from './audit-trail.tsx';

type RecordPageProps = {
  record: RecordRef;
  thing: string;
  /** The record's name; undefined until it has loaded. */
  name: string | undefined;
  list: { label: string; to: string };
  /** The URL of the record's info page, where this is its editor. */
  infoPath?: string;
  query: Omit<Found<unknown>, 'data'>;
  actions?: ReactNode;
  /** Shown where the record was deleted, such as its unsaved changes. */
  leftBehind?: ReactNode;
  children: ReactNode;
};

/** The page around a record or its editor. An open editor stays when the record is deleted. */
export function RecordPage(props: RecordPageProps) {
  const { record, thing, name, list, infoPath, query, actions, leftBehind, children } = props;
  const { error, refetch } = query;
  if (error?.code === 'NOT_FOUND' && !(infoPath && name)) {
    return (
      <NotFound thing={thing} list={list} record={record}>
        {leftBehind}
      </NotFound>
    );
  }
  const title = name ?? capitalise(thing);
  return (
    <>
      <StaffHeader
        title={title}
        trail={infoPath ? [list, { label: title, to: infoPath }] : [list]}
        doing={infoPath && 'Edit'}
        actions={
          <Flex wrap="wrap" gap="2">
            {actions}
          </Flex>
        }
      />
      {name === undefined && (
        <Loaded what={`the ${thing}`} query={{ data: undefined, error, refetch }} height="20rem">
          {() => null}
        </Loaded>
      )}
      {children}
    </>
  );
}

type NotFoundProps = Pick<RecordPageProps, 'thing' | 'list' | 'record'> & { children?: ReactNode };

export function NotFound({ thing, list, record, children }: NotFoundProps) {
  // A deleted record has changes, one that never existed has none.
  const { data } = useQuery(auditQuery(record.kind, record.id));
  return (
    <Grid paddingBlock="10" templateColumns="minmax(0, 1fr)" gap="5">
      <PageHead title="Not found" />
      <EmptyState
        isDense
        title={`We couldn’t find that ${thing}`}
        headingLevel="h1"
        action={
          <Flex wrap="wrap" gap="3">
            <LinkButton to={list.to}>All {list.label.toLowerCase()}</LinkButton>
            {children}
          </Flex>
        }
      >
        There may be a typo in the address, or it’s been deleted.
      </EmptyState>
      {data && data.rows.length > 0 && <AuditTrail {...record} />}
    </Grid>
  );
}

type RecordInfoPageProps = Omit<RecordPageProps, 'infoPath'> & { aside?: ReactNode };

export function RecordInfoPage({ children, aside, ...page }: RecordInfoPageProps) {
  return (
    <RecordPage {...page}>
      {page.name !== undefined && (
        <Grid
          gap="5"
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }}
        >
          <Card>{children}</Card>
          <Grid gap="5">
            {aside}
            <AuditTrail {...page.record} />
          </Grid>
        </Grid>
      )}
    </RecordPage>
  );
}
