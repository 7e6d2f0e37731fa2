import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Failure } from '#data/failure.ts';
import { capitalise } from '#staff/shared/parts/describe-count.ts';
import { Loaded } from '#staff/shared/parts/loaded.tsx';
import { StaffHeader } from '#staff/shared/parts/staff-header.tsx';
import type { Item } from './audit-trail.tsx';
import { NotFound } from './not-found.tsx';

export type RecordPageProps = {
  item: Item;
  thing: string;
  /** The record's name; undefined until it has loaded. */
  name: string | undefined;
  list: { label: string; to: string };
  /** The URL of the record's info page, where this is its editor. */
  infoPath?: string;
  query: { error: Failure | null; refetch: () => unknown };
  actions?: ReactNode;
  /** Shown where the record was deleted, such as its kept draft. */
  leftBehind?: ReactNode;
  children: ReactNode;
};

/** The page around a record or its editor. An open editor stays, whatever becomes of the record meanwhile. */
export function RecordPage(props: RecordPageProps) {
  const { item, thing, name, list, infoPath, query, actions, leftBehind, children } = props;
  const { error, refetch } = query;
  if (error?.code === 'NOT_FOUND' && !(infoPath && name)) {
    return (
      <NotFound thing={thing} list={list} item={item}>
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
