/** What a customer can get at the address or postcode that they typed. Nothing is guessed. */
import { toPlainDigits } from '#domain/text.ts';
import { dropInvisible } from '#domain/text-schema.ts';
import { findPostcode, findRegion, listNamesakes, listPlacesOf } from './places.ts';
import { findPostcodeArea } from './postcode.ts';
import { isPoBox } from './service-address.ts';
import { type SuggestedAddress, suggestServiceAddress } from './suggest-service-address.ts';
import { splitFlat } from './typed-address.ts';

export const maxAddressLength = 200;

export type AddressCheck =
  | { address: SuggestedAddress; note: string | null }
  | { question: string; choices: { label: string; address: string }[] };

/** @returns null where nothing was typed */
export function checkAddress(typed: string): AddressCheck | null {
  const text = dropInvisible(toPlainDigits(typed)).trim().slice(0, maxAddressLength);
  if (text === '') return null;
  if (isPoBox(text)) return ask('We can’t connect a PO Box. Enter your street address.');
  const address = readAddress(text);
  const { city, postalCode } = address;
  if (postalCode !== '') {
    return findPostcodeArea(postalCode)
      ? { address: withPlace(address), note: noteOf(address) }
      : ask(`${postalCode} isn’t a postcode that we know. Check it, or enter your town instead.`);
  }
  const [place = '', ...around] = city.split(/,\s*/);
  if (place === '') return ask('Which town? Add your suburb or town, or the postcode.');
  const namesakes = listNamesakes(place);
  if (namesakes.length > 0) {
    const named = [address.region, ...around.map(regionOf)];
    const meant = namesakes.filter((one) => named.includes(regionOf(one.city)));
    const choices = (meant.length > 0 ? meant : namesakes).map((one) => {
      const label = `${one.name}, ${one.city} ${one.postalCode}`;
      return { label, address: [address.address, label].filter(Boolean).join(', ') };
    });
    const [only] = choices;
    if (only && meant.length === 1) return checkAddress(only.address);
    return { question: `Which ${namesakes[0]?.name}?`, choices };
  }
  return regionOf(place)
    ? ask(`${place} has several postcodes. Add yours, or your suburb.`)
    : ask(`We don’t know ${place} by name. Add its postcode: it’s on any letter you get.`);
}

const ask = (question: string) => ({ question, choices: [] });

const regionOf = (city: string) => findRegion({ city, postalCode: '' });
const isPlace = (name: string) =>
  findPostcode(name) !== null || regionOf(name) !== null || listNamesakes(name).length > 0;

/** Text without a number may be a place ("Karori", "Richmond Nelson"), and four digits are a postcode. */
function readAddress(text: string): SuggestedAddress {
  const read = suggestServiceAddress(text);
  if (/^\d{4}$/.test(text)) return { ...read, address: '', city: '', postalCode: text };
  if (/\d/.test(read.address)) return read;
  const words = read.address.split(/\s+/);
  const length = words.findLastIndex((_, index) => isPlace(words.slice(0, index + 1).join(' '))) + 1;
  if (read.city !== '' && length < words.length) return read;
  const places = [words.slice(0, length).join(' '), words.slice(length).join(' '), read.city];
  const city = places.filter(Boolean).join(', ');
  return { ...read, address: '', city, postalCode: read.postalCode || (findPostcode(city) ?? '') };
}

function withPlace(address: SuggestedAddress): SuggestedAddress {
  const [place, ...others] = listPlacesOf(address.postalCode);
  const city = address.city || (place && others.length === 0 ? place : '');
  return { ...address, city, region: address.region || (findRegion({ ...address, city }) ?? '') };
}

function noteOf({ address, city }: SuggestedAddress): string | null {
  if (/\b(rd|rural delivery)\s*\d/i.test(`${address}, ${city}`))
    return 'A rural delivery round is long, so it depends on where your gate is.';
  if (splitFlat(address).flat !== '') return 'In a building of flats, we check the line into yours too.';
  return null;
}
