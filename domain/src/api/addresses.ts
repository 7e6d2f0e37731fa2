import * as z from 'zod/mini';
import { country } from '#domain/address/regions.ts';
import { addressId } from '#domain/address/service-address.ts';
import { line } from '#domain/text-schema.ts';
import type { Endpoint } from './endpoint.ts';

const suggestion = z.object({ id: addressId, label: z.string() });
export type AddressSuggestion = z.output<typeof suggestion>;

/** The parts of a chosen address. What the provider does not know is empty. */
const chosenAddress = z.object({
  address: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.literal(country),
  addressId,
});
export type ChosenAddress = z.output<typeof chosenAddress>;

// Sent as bodies, so that request logs do not hold typed addresses.
export const addressEndpoints = {
  /** None where the provider is off, slow, out of quota or fails. */
  suggestAddresses: {
    method: 'POST',
    path: '/api/addresses/suggest',
    access: 'public',
    body: z.object({ typed: line('Enter 3 to 200 characters', { min: 3, max: 200 }) }),
    output: z.array(suggestion),
  },
  findAddress: {
    method: 'POST',
    path: '/api/addresses/find',
    access: 'public',
    body: z.object({ id: addressId }),
    output: z.nullable(chosenAddress),
  },
} as const satisfies Record<string, Endpoint>;
