import { Card, Flex, Grid, Skeleton } from '@chakra-ui/react';
import type { AuditKind } from '@kowhai/domain/desk/audit';
import type { ReactNode } from 'react';
import type { Failure } from '#data/failure.ts';
import { LoadError } from '#shared/load-error.tsx';
import { DeskHeader } from '#staff/shared/layout/desk-header.tsx';
import { capitalise } from '#staff/shared/parts/describe-count.ts';
import { LoadingShape } from '#ui/skeleton.tsx';
import { ItemChanges } from './item-changes.tsx';
import { NotFound } from './not-found.tsx';

type ItemPageProps = {
  kind: AuditKind;
  id: string;
  /** The item's name; undefined until it has loaded. */
  title: string | undefined;
  thing: string;
  list: { label: string; to: string };
  failure: Failure | null;
  onRetry: () => unknown;
  actions?: ReactNode;
  /** Shown where the item was deleted, such as its kept draft. */
  leftBehind?: ReactNode;
  children: ReactNode;
  /** Shown beside the item, with the audit trail. */
  aside?: ReactNode;
};

export function ItemPage(props: ItemPageProps) {
  const { kind, id, title, thing, list, failure, onRetry, actions, leftBehind, children, aside } = props;
  if (failure?.code === 'NOT_FOUND') {
    return (
      <NotFound thing={thing} list={list} item={{ kind, id }}>
        {leftBehind}
      </NotFound>
    );
  }
  const heading = title ?? capitalise(thing);
  return (
    <>
      <DeskHeader
        title={heading}
        trail={[list]}
        actions={
          <Flex wrap="wrap" gap="2">
            {actions}
          </Flex>
        }
      />
      {failure && title === undefined && (
        <LoadError what={`this ${thing}`} failure={failure} onRetry={onRetry} />
      )}
      {!failure && title === undefined && (
        <LoadingShape label={`Loading the ${thing}`}>
          <Skeleton height="20rem" />
        </LoadingShape>
      )}
      {title !== undefined && (
        <Grid
          gap="5"
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }}
        >
          <Card.Root>
            <Card.Body gap="4">{children}</Card.Body>
          </Card.Root>
          <Grid gap="5">
            {aside}
            <ItemChanges kind={kind} id={id} />
          </Grid>
        </Grid>
      )}
    </>
  );
}
