/**
 * The address as it is typed, with a second line of its own, into which browsers fill what they keep there: in New Zealand
 * as often the suburb or "RD 2" as the flat. What is kept is one line, as on a letter.
 */
import * as z from 'zod/mini';
import { line, textRules } from '#domain/text-schema.ts';
import { findPostcode, findRegion } from './places.ts';
import { isSamePlace, serviceAddress } from './service-address.ts';

/** A number or letter alone, or with what it is: 2, 2A, B, Unit 3, Flat Garden, Level 1. */
const bareFlat = /^#?(\d{1,4}[a-z]?|[a-z])$/i;
const flatWord = 'flat|unit|apartment|apt|suite|villa|studio|shop|level|lvl|floor|room|block';
const namedFlat = new RegExp(
  `^((${flatWord})\\.?\\s*#?(\\d{1,4}[a-z]?|[a-z])|(flat|unit|apartment|apt|studio|villa)\\s+[\\p{L}][\\p{L}’' -]*` +
    `|([\\p{L}\\d]+\\s+)?(flat|floor|unit)|upstairs|downstairs|basement|penthouse|sleep-?\\s?out)$`,
  'iu',
);
const ruralDelivery = /^(?:r\.?\s?d|rural\s+delivery)\.?\s*(?:no\.?\s*)?(\d{1,2})$/i;

const isNamedFlat = (text: string) => text.split(/,\s*/).every((part) => namedFlat.test(part.trim()));

/** Tells what a second line is; null where only the person knows: "Queenwood" may be a suburb, a house or a garden flat. */
export function readSecondLine(text: string): { flat: string } | { place: string } | null {
  const [, round] = ruralDelivery.exec(text) ?? [];
  if (round !== undefined) return { place: `RD ${round}` };
  if (text === '' || bareFlat.test(text) || isNamedFlat(text)) return { flat: text };
  return findPostcode(text) || findRegion({ city: text, postalCode: '' }) ? { place: text } : null;
}

const secondLine = line('At most 40 characters', { min: 0, max: 40 }).check(
  textRules({
    isKept: (text) => readSecondLine(text) !== null,
    message: 'Is this a flat? Then write it as Flat 2B or Flat Garden. A suburb or RD goes in Suburb/City',
  }),
);

/** A suburb or rural delivery number from the second line goes in front of the city. */
export const typedServiceAddress = z.pipe(
  z.extend(serviceAddress, { flat: secondLine }),
  z.transform(({ flat: typed, ...address }) => {
    const { flat = '', place = '' } = { flat: '', place: '', ...readSecondLine(typed) };
    const places = address.city.split(/,\s*/);
    const isNew = place !== '' && !places.some((one) => isSamePlace(one, place));
    return {
      ...address,
      address: joinFlat(flat, address.address),
      city: isNew ? [place, ...places].join(', ') : address.city,
    };
  }),
);

/** Writes a flat before its street number: "2/12 Rātā Street", or "Level 1, 12 Rātā Street" for one with a name. */
export function joinFlat(flat: string, address: string): string {
  if (flat === '') return address;
  const short = flat.replace(/^(?:(?:flat|unit|apartment|apt)\.?\s*)?#?(?=\d{1,4}[a-z]?$)/i, '');
  const isNumber = /^\d{1,4}[a-z]?$/i.test(short) && /^\d/.test(address);
  if (isNumber) return `${short}/${address}`;
  return `${bareFlat.test(short) ? `Flat ${short.replace('#', '')}` : flat}, ${address}`;
}

/** Takes the flat out again. */
export function splitFlat(address: string): { flat: string; address: string } {
  const [, number, street] = /^(\d{1,4}[a-z]?)\/(.+)$/is.exec(address) ?? [];
  if (number !== undefined && street !== undefined) return { flat: number, address: street };
  const parts = address.split(', ');
  const count = parts.findIndex((part) => !isNamedFlat(part));
  return {
    flat: parts.slice(0, Math.max(0, count)).join(', '),
    address: parts.slice(Math.max(0, count)).join(', '),
  };
}
