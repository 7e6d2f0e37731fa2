/** Asks once about an unusual address, which may still be right. */

import type { AddressPart, AddressTexts } from './address-texts.ts';
import { splitFlat } from './flats.ts';
import { describePostcodeMismatch, findRegion } from './postcode.ts';
import type { ServiceAddress } from './service-address.ts';
import { readCorner, splitAddress } from './split-address.ts';

export type AddressQuestion = {
  field: AddressPart;
  title: string;
  text: string;
  /** What one press changes. */
  changes: readonly AddressChange[];
};
export type AddressChange = { label: string; texts: Partial<AddressTexts> };

/** Numbers that are no street numbers: "RD 2", "State Highway 1", "SH1". */
const otherNumber = /\b(?:r\.?\s?d\.?|rural\s+delivery|s\.?h\.?|highway)\s*(?:no\.?\s*)?\d+/gi;

/** A corner has none either. */
const hasNoNumber = (address: string) =>
  readCorner(splitAddress(address).street) === null &&
  !/\p{Nd}/u.test(splitFlat(address).address.replace(otherNumber, ''));

export function listAddressQuestions(
  { address, postalCode, region }: ServiceAddress,
  answered: ServiceAddress | null,
): AddressQuestion[] {
  const questions: AddressQuestion[] = [];
  if (hasNoNumber(address) && answered?.address !== address) {
    const text = `“${address}” has no street number. If the place has a name instead of one, keep it.`;
    questions.push({ field: 'address', title: 'Which number?', text, changes: [] });
  }
  const isPostcodeAnswered = answered?.postalCode === postalCode && answered.region === region;
  const title = describePostcodeMismatch({ postalCode, region });
  if (title && !isPostcodeAnswered) {
    const text = `You chose ${region} as the region. Is the address right? If it is, we’ll check it with you.`;
    const known = findRegion(postalCode);
    const changes = known ? [{ label: `Change to ${known}`, texts: { region: known } }] : [];
    questions.push({ field: 'postalCode', title, text, changes });
  }
  return questions;
}
