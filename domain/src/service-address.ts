/** The address that a plan is connected at. */
import * as z from 'zod/mini';
import { line } from './text.ts';

/** The regions in the specification's order (section 9). */
export const regions = [
  'Northland',
  'Auckland',
  'Waikato',
  'Bay of Plenty',
  'Gisborne',
  "Hawke's Bay",
  'Taranaki',
  'Whanganui-Manawatu',
  'Wellington',
  'Marlborough',
  'Nelson-Tasman',
  'West Coast',
  'Canterbury',
  'Otago',
  'Southland',
] as const;
export type Region = (typeof regions)[number];

/** The only country that the shop connects. */
export const country = 'New Zealand';

// Carts and clients of the former shop carry the specification's misspelling.
const region = z.pipe(
  z.pipe(
    z.string('Select a region'),
    z.transform((name) => (name === 'Cantebury' ? 'Canterbury' : name)),
  ),
  z.enum(regions, 'Select a region'),
);

// In the order of the form, in which errors are listed.
export const serviceAddress = z.object({
  address: line('Street address is invalid', { min: 3, max: 200 }),
  city: line('Suburb or city is invalid', { min: 2, max: 100 }),
  /** Four digits, kept as text because 0110 is a postcode. */
  postalCode: z.string('Postcode has 4 digits').check(z.trim(), z.regex(/^\d{4}$/, 'Postcode has 4 digits')),
  region,
  country: z._default(z.literal(country), country),
});
export type ServiceAddress = z.output<typeof serviceAddress>;

/** Writes an address on one line: "12 Rātā Street, Karori, Wellington 6012". */
export function formatServiceAddress(address: ServiceAddress): string {
  return `${address.address}, ${address.city}, ${address.region} ${address.postalCode}`;
}
