import { type PlaceForm, placeDraft } from '@kowhai/domain/orders/staff-forms';
import { readDraft } from '#state/drafts.ts';

/** Each person from whose page an order was begun has a draft of their own; `named` is empty for all others. */
export const nameDraft = (named: string) => `phone-order-${named}`;

/** A draft need not be valid. */
export const readPhoneDraft = (name: string) =>
  placeDraft.safeParse(readDraft(name)).data as PlaceForm | undefined;
