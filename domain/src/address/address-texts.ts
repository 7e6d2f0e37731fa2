/** The texts of a form's address, and what its rule needs to know of them: whose a field is, the form knows. */

import type { AddressReading } from './address-reading.ts';
import { foldName } from './fold-name.ts';
import { findRegion } from './postcode.ts';
import { readSecondLine } from './second-line.ts';
import { splitAddress } from './split-address.ts';
import { readForm, writeStreet } from './suggested-address.ts';

/** Without a flat of its own, that is in the street's line. */
export type AddressTexts = {
  address: string;
  flat: string;
  city: string;
  postalCode: string;
  region: string;
};
export type AddressPart = keyof AddressTexts;

export const addressParts = ['address', 'flat', 'city', 'postalCode', 'region'] as const;
export const noTexts: AddressTexts = { address: '', flat: '', city: '', postalCode: '', region: '' };

/** One line of what the person gave: browsers fill the second line with a suburb, too. */
export function writeLine({ address, flat, city, postalCode }: AddressTexts): string {
  const second = readSecondLine(flat.trim());
  const place = second === null || 'place' in second ? flat : '';
  return [address, place, city, postalCode]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ');
}

/** The street and what follows it, whatever its number and flat. */
export function nameStreet(line: string): string {
  const { building, street, rural, places, postalCode } = splitAddress(line);
  return foldName([building, street, rural, ...places, postalCode].join(' '));
}

/**
 * What follows from a reading: of several that fit, what they have in common.
 *
 * @param place the place alone, which counts where the street may be another
 */
export function followReading(
  { address, choices, street }: AddressReading,
  place?: AddressReading,
): AddressTexts {
  if (street === 'corrected') return place ? followReading(place) : noTexts;
  const isFound = street === 'known' || street === 'nearby';
  const all = choices.length > 0 ? choices : [address];
  const common = (part: 'city' | 'postalCode' | 'region') => {
    const [first = '', ...others] = new Set(all.map((one) => one[part]));
    return others.length > 0 ? '' : first;
  };
  const city = common('city') || (isFound ? '' : address.city);
  return { ...noTexts, city, postalCode: common('postalCode'), region: common('region') };
}

/** What the line's form tells where the list of streets can't be had. */
export function followForm(line: string): AddressTexts {
  const { city, postalCode, region } = readForm(line);
  return { ...noTexts, city, postalCode, region: region || (findRegion(postalCode) ?? '') };
}

/** The street's line without the place and postcode that the other fields say too: "22 Bank Street, Timaru". */
export function dropRepeated<Address extends Omit<AddressTexts, 'flat'>>(whole: Address): Address {
  const parts = splitAddress(whole.address);
  const behind = [...parts.places, parts.rural].filter(Boolean);
  if (behind.length === 0 && parts.postalCode === '') return whole;
  const said = [...whole.city.split(','), whole.region].map(foldName);
  const isSaid = behind.every((place) => said.includes(foldName(place)));
  const isSameCode = ['', whole.postalCode].includes(parts.postalCode);
  return isSaid && isSameCode ? { ...whole, address: writeStreet(parts, parts.street) } : whole;
}
