import * as z from 'zod/mini';
import { toPlainDigits } from '#domain/text.ts';
import { dropInvisible, line, storedText, textRules } from '#domain/text-schema.ts';
import { isPoBox } from './po-box.ts';
import { country, regions } from './regions.ts';

// Carts and clients of the former shop misspell this region as the specification does.
const region = z.pipe(
  z.pipe(
    z.string('Select a region'),
    z.transform((name) => (name === 'Cantebury' ? 'Canterbury' : name)),
  ),
  z.enum(regions, 'Select a region'),
);

const badPostcode = 'Enter a 4-digit postcode';

/** Four digits, kept as text because 0110 is a postcode. */
export const postcode = z.string(badPostcode).check(
  z.overwrite((typed) => toPlainDigits(dropInvisible(typed))),
  z.trim(),
  z.regex(/^\d{4}$/, badPostcode),
);

const fields = {
  address: line('Enter a street address', { min: 3, max: 200 }),
  city: line('Enter a suburb or city', { min: 2, max: 100 }),
  postalCode: postcode,
  region,
  country: z._default(z.literal(country), country),
};

/** An address as it was stored. Later rules must not make its order unreadable. */
export const serviceAddressSnapshot = z.object({
  ...fields,
  address: storedText,
  city: storedText,
  postalCode: z.string(),
});

const isPlace = textRules({
  isKept: (text) => !isPoBox(text),
  message: 'We can’t connect a PO Box. Enter your street address',
});

export const serviceAddress = z.object({
  ...fields,
  address: fields.address.check(isPlace),
  city: fields.city.check(isPlace),
});
export type ServiceAddress = z.output<typeof serviceAddress>;
