/** Asks once about an unusual address, which may still be right. */

import { splitFlat } from './flats.ts';
import { describePostcodeMismatch, findRegion } from './postcode.ts';
import type { Region } from './regions.ts';
import type { ServiceAddress } from './service-address.ts';

export type AddressQuestion = {
  field: 'address' | 'postalCode';
  title: string;
  text: string;
  /** That of the postcode, to change to with one press. */
  region: Region | null;
};

/** Numbers that are no street numbers: "RD 2", "State Highway 1", "SH1". */
const otherNumber = /\b(?:r\.?\s?d\.?|rural\s+delivery|s\.?h\.?|highway)\s*(?:no\.?\s*)?\d+/gi;

const hasNoNumber = (address: string) => !/\p{Nd}/u.test(splitFlat(address).address.replace(otherNumber, ''));

export function listAddressQuestions(
  { address, postalCode, region }: ServiceAddress,
  answered: ServiceAddress | null,
): AddressQuestion[] {
  const questions: AddressQuestion[] = [];
  if (hasNoNumber(address) && answered?.address !== address) {
    const text = `“${address}” has no street number. If the place has a name instead of one, keep it.`;
    questions.push({ field: 'address', title: 'Which number?', text, region: null });
  }
  const isPostcodeAnswered = answered?.postalCode === postalCode && answered.region === region;
  const title = describePostcodeMismatch({ postalCode, region });
  if (title && !isPostcodeAnswered) {
    const text = `You chose ${region} as the region. Is the address right? If it is, we’ll check it with you.`;
    questions.push({ field: 'postalCode', title, text, region: findRegion(postalCode) });
  }
  return questions;
}
