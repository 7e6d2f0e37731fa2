import { type PlaceForm, unsavedPlace } from '@kowhai/domain/orders/staff-forms';
import { readUnsaved } from '#state/unsaved.ts';

/** Each person from whose page an order was begun has an unsaved order of their own; `named` is empty for all others. */
export const namePhoneOrder = (named: string) => `phone-order-${named}`;

/** It need not be valid. */
export const readUnsavedOrder = (name: string) =>
  unsavedPlace.safeParse(readUnsaved(name)).data as PlaceForm | undefined;
