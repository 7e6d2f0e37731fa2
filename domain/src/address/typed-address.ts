/** The form's second line, which browsers fill with a flat, a suburb or "RD 2". One line is stored. */
import * as z from 'zod/mini';
import { line, textRules } from '#domain/text-schema.ts';
import { bareFlat, joinFlat } from './flats.ts';
import { isSamePlace } from './format-address.ts';
import { serviceAddress } from './service-address.ts';
import { isNamedFlat, readRural } from './split-address.ts';

/** Tells a flat from a rural round; null if only the customer or the list of places knows ("Queenwood"). */
export function readSecondLine(text: string): { flat: string } | { place: string } | null {
  const rural = readRural(text);
  if (rural !== null) return { place: rural };
  return text === '' || bareFlat.test(text) || isNamedFlat(text) ? { flat: text } : null;
}

const secondLine = line('At most 40 characters', { min: 0, max: 40 }).check(
  textRules({
    isKept: (text) => readSecondLine(text) !== null,
    message: 'Is this a flat? Then write it as Flat 2B or Flat Garden. A suburb or RD goes in Suburb/City',
  }),
);

export const typedServiceAddress = z.pipe(
  z.extend(serviceAddress, { flat: secondLine }),
  z.transform(({ flat: typed, ...address }) => {
    const { flat = '', place = '' } = { flat: '', place: '', ...readSecondLine(typed) };
    return {
      ...address,
      address: joinFlat(flat, address.address),
      city: addPlace(place, address.city),
    };
  }),
);

/** Writes a place before the town: "RD 2, Hamilton". */
export function addPlace(place: string, city: string): string {
  const places = city.split(/,\s*/).filter(Boolean);
  const isNew = place !== '' && !places.some((one) => isSamePlace(one, place));
  return isNew ? [place, ...places].join(', ') : city;
}
