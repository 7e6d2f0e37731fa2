import { Button } from '@chakra-ui/react';
import { type PlaceForm, placeDraft } from '@kowhai/domain/orders/staff-forms';
import { formatTime } from '@kowhai/domain/time/date';
import { useQueries } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { apiQuery } from '#data/staff-queries.ts';
import { paths } from '#shared/paths.ts';
import { listDraftNames, readDraft } from '#state/drafts.ts';

const prefix = 'phone-order-';

/** Each person from whose page an order was begun has a draft of their own; `named` is empty for all others. */
export const nameDraft = (named: string) => prefix + named;

/** A draft need not be valid. */
export const readPhoneDraft = (name: string) =>
  placeDraft.safeParse(readDraft(name)).data as PlaceForm | undefined;

/** The orders that were begun before and not placed, so that none is lost behind another. */
export function OtherDrafts({ own }: { own: string }) {
  const navigate = useNavigate();
  const drafts = listDraftNames(prefix).flatMap((name) => {
    const draft = name === own ? undefined : readPhoneDraft(name);
    return draft ? [{ ...draft, named: name.slice(prefix.length) }] : [];
  });
  const people = useQueries({
    queries: drafts.map(({ customer, named }) => ({
      ...apiQuery('getUser', { params: { id: customer || named } }),
      enabled: Boolean(customer || named),
    })),
  });
  return drafts.map(({ named, startedAt }, index) => {
    const name = people[index]?.data?.firstName;
    return (
      // No link, as leaving by one would ask whether to forget this order: both are kept.
      <Button key={named} variant="outline" size="sm" onClick={() => navigate(paths.adminOrderNew(named))}>
        Continue {name ? `${name}’s` : 'the'} order from {formatTime(startedAt)}
      </Button>
    );
  });
}
