import { splitFlat } from './flats.ts';
import type { ServiceAddress } from './service-address.ts';

/** Reads an address back in a technician's words: "Flat 2 of 15 Queen Street, in Ponsonby". Empty until there is a street. */
export function describeAddress({ address, city }: Pick<ServiceAddress, 'address' | 'city'>): string {
  const { flat, address: street } = splitFlat(address.trim());
  if (street === '') return '';
  const named = /^\d|^\p{L}$/u.test(flat) ? `Flat ${flat}` : flat;
  const [first = '', ...others] = city.trim().split(/,\s*/);
  const isRound = /^RD \d/.test(first);
  const place = isRound ? others[0] : first;
  return [named ? `${named} of ${street}` : street, isRound && ` on ${first}`, place && `, in ${place}`]
    .filter(Boolean)
    .join('');
}
