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

/** The street and its place, whatever its number and flat: what a reading belongs to. */
export function nameStreet(given: AddressTexts): string {
  const { building, street, rural, places, postalCode } = splitAddress(writeLine(given));
  return foldName([building, street, rural, ...places, postalCode].join(' '));
}

/** The fields that a person touched. They are theirs; the others follow the street. */
type Touched = ReadonlySet<AddressPart>;

/** What a person gave: what only follows does not count. */
export function keepGiven(texts: AddressTexts, touched: Touched): AddressTexts {
  const own = (part: AddressPart) => (touched.has(part) ? texts[part] : '');
  return { ...texts, city: own('city'), postalCode: own('postalCode'), region: own('region') };
}

/** What was read of a street. Without texts, nothing has arrived yet. */
export type StreetReading = { street: string; texts?: AddressTexts };

/** What belongs into the fields that nobody touched. Until the street is read, its postcode tells the region. */
export function followStreet(
  texts: AddressTexts,
  touched: Touched,
  reading: StreetReading,
): Partial<AddressTexts> {
  const given = keepGiven(texts, touched);
  const isRead = reading.street === nameStreet(given);
  const unread = { ...noTexts, region: findRegion(given.postalCode) ?? '' };
  const followed = (isRead && reading.texts) || unread;
  const others = addressParts.filter((part) => part !== 'address' && !touched.has(part));
  return Object.fromEntries(others.map((part) => [part, followed[part]]));
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
