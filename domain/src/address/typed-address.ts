/** The form's second line, which browsers fill with a flat, a suburb or "RD 2". One line is stored. */
import * as z from 'zod/mini';
import { line, textRules } from '#domain/text-schema.ts';
import { joinFlat } from './flats.ts';
import { readSecondLine } from './second-line.ts';
import { serviceAddress } from './service-address.ts';
import { addPlace } from './typed-place.ts';

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
