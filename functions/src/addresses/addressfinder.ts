/** https://addressfinder.nz/api/nz/address/autocomplete/ and https://addressfinder.nz/api/nz/address/metadata/ */

import { joinFlat } from '@kowhai/domain/address/flats';
import { isSamePlace } from '@kowhai/domain/address/format-address';
import { findRegion } from '@kowhai/domain/address/postcode';
import { country, type Region, regions } from '@kowhai/domain/address/regions';
import { addressId } from '@kowhai/domain/address/service-address';
import type { ChosenAddress } from '@kowhai/domain/api/addresses';
import { parseJson } from '@kowhai/domain/parse-json';
import * as z from 'zod/mini';
import { AddressFailure, type AddressProvider } from './address-provider.ts';

/** A customer is typing and waits for it. */
const timeoutMs = 2000;
const mostSuggestions = 6;

export type AddressfinderAccount = { key: string; secret: string; url: string };

const completions = z.object({
  completions: z.array(z.object({ pxid: addressId, a: z.string().check(z.maxLength(300)) })),
});

const part = z.catch(z.string(), '');
const metadata = z.object({
  pxid: addressId,
  street: z.string().check(z.minLength(1)),
  number: part,
  alpha: part,
  unit_type: part,
  unit_identifier: part,
  floor: part,
  rd_number: part,
  suburb: part,
  city: part,
  region: part,
  postcode: part,
});
export type Metadata = z.output<typeof metadata>;

const refusal = z.object({ error_code: z.union([z.string(), z.number()]) });

export function openAddressfinder({ key, secret, url }: AddressfinderAccount): AddressProvider {
  const ask = async <S extends z.ZodMiniType>(schema: S, call: string, query: Record<string, string>) => {
    const search = new URLSearchParams({ key, format: 'json', ...query });
    const answer = await fetch(`${url}/api/nz/address/${call}?${search}`, {
      headers: { Authorization: secret },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = parseJson(await answer.text());
    const parsed = z.safeParse(schema, body);
    const refused = z.safeParse(refusal, body).data?.error_code;
    if (answer.ok && refused === undefined && parsed.success) return parsed.data;
    throw new AddressFailure(refused ?? (answer.ok ? 'nonsense' : answer.status));
  };
  return {
    suggest: async (typed) => {
      // No line leads to a PO Box.
      const query = { q: typed, post_box: '0', max: String(mostSuggestions) };
      const { completions: found } = await ask(completions, 'autocomplete', query);
      return found.slice(0, mostSuggestions).map(({ pxid, a }) => ({ id: pxid, label: a }));
    },
    find: async (id) => readMetadata(await ask(metadata, 'metadata', { pxid: id })),
  };
}

export function readMetadata(found: Metadata): ChosenAddress {
  const unit = [found.unit_type, found.unit_identifier].filter(Boolean).join(' ');
  const flat = [found.floor, unit].filter(Boolean).join(', ');
  const street = [`${found.number}${found.alpha}`, found.street].filter(Boolean).join(' ');
  const round = found.rd_number && `RD ${found.rd_number}`;
  const suburb = isSamePlace(found.suburb, found.city) ? '' : found.suburb;
  const city = [round, suburb, found.city].filter(Boolean).join(', ');
  const postalCode = /^\d{4}$/.test(found.postcode) ? found.postcode : '';
  return {
    address: joinFlat(flat, street),
    city,
    postalCode,
    region: readRegion(found.region) ?? findRegion(postalCode) ?? '',
    country,
    addressId: found.pxid,
  };
}

const otherNames: Partial<Record<string, Region>> = {
  Nelson: 'Nelson-Tasman',
  Tasman: 'Nelson-Tasman',
  'Manawatū-Whanganui': 'Whanganui-Manawatu',
};

/** Regional authorities: "Wellington Region". */
function readRegion(authority: string): Region | undefined {
  const name = authority.replace(/ region$/i, '').replace('’', "'");
  return otherNames[name] ?? regions.find((region) => isSamePlace(region, name));
}
