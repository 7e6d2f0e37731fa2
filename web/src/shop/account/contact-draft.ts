import { readDraftTexts } from '#shared/use-form-draft.ts';
import { dropDraft, readDraft } from '#state/drafts.ts';

export const contactDraft = 'contact-details';

type ContactTexts = { firstName: string; lastName: string; email: string; phone: string; address: string };

/** Whether a change was begun and neither sent nor given up. */
export function hasContactDraft(): boolean {
  return Object.keys(readDraft(contactDraft)).length > 0;
}

/** The details as they are, with what was typed over them before. */
export function readContactDraft({ firstName, lastName, email, phone, address }: ContactTexts): ContactTexts {
  return readDraftTexts(contactDraft, { firstName, lastName, email, phone, address });
}

export function dropContactDraft(): void {
  dropDraft(contactDraft);
}
