/** The form's second line, which browsers fill with a flat, a suburb or "RD 2". One line is stored. */
import * as z from 'zod/mini';
import { line, textRules } from '#domain/text-schema.ts';
import { isSamePlace } from './format-address.ts';
import { findPostcode, findRegion } from './places.ts';
import { serviceAddress } from './service-address.ts';

const bareFlat = /^#?(\d{1,4}[a-z]?|[a-z])$/i;
const flatWord = 'flat|unit|apartment|apt|suite|villa|studio|shop|level|lvl|floor|room|block';
const namedFlat = new RegExp(
  `^((${flatWord})\\.?\\s*#?(\\d{1,4}[a-z]?|[a-z])|(flat|unit|apartment|apt|studio|villa)\\s+[\\p{L}][\\p{L}’' -]*` +
    `|([\\p{L}\\d]+\\s+)?(flat|floor|unit)|upstairs|downstairs|basement|penthouse|sleep-?\\s?out)$`,
  'iu',
);
const ruralDelivery = /^(?:r\.?\s?d|rural\s+delivery)\.?\s*(?:no\.?\s*)?(\d{1,2})$/i;

const isNamedFlat = (text: string) => text.split(/,\s*/).every((part) => namedFlat.test(part.trim()));

/** Tells a flat from a place; null if only the customer knows ("Queenwood" may be a suburb, a house or a flat). */
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

export const typedServiceAddress = z.pipe(
  z.extend(serviceAddress, { flat: secondLine }),
  z.transform(({ flat: typed, addressId, ...address }) => {
    const { flat = '', place = '' } = { flat: '', place: '', ...readSecondLine(typed) };
    const places = address.city.split(/,\s*/);
    const isNew = place !== '' && !places.some((one) => isSamePlace(one, place));
    return {
      ...address,
      ...(addressId && { addressId }),
      address: joinFlat(flat, address.address),
      city: isNew ? [place, ...places].join(', ') : address.city,
    };
  }),
);

/** Writes "2/12 Rātā Street", or "Level 1, 12 Rātā Street" for a named flat. */
export function joinFlat(flat: string, address: string): string {
  if (flat === '') return address;
  const short = flat.replace(/^(?:(?:flat|unit|apartment|apt)\.?\s*)?#?(?=\d{1,4}[a-z]?$)/i, '');
  const isNumber = /^\d{1,4}[a-z]?$/i.test(short) && /^\d/.test(address);
  if (isNumber) return `${short}/${address}`;
  return `${bareFlat.test(short) ? `Flat ${short.replace('#', '')}` : flat}, ${address}`;
}

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
