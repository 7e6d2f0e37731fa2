/** Tells where the parts of an address can't belong together, by the country's streets. */
import type { AddressQuestion } from './address-question.ts';
import { type AddressTexts, writeLine } from './address-texts.ts';
import { foldName, splitWords, writeOut } from './fold-name.ts';
import { findRegion } from './postcode.ts';
import { readAddress } from './read-address.ts';
import { regions } from './regions.ts';
import { readSecondLine } from './second-line.ts';
import { splitAddress } from './split-address.ts';
import { fileOfPostcode, type PostcodeFile } from './street-files.ts';
import { findPlaces, type GetFile, rateAt } from './street-index.ts';
import type { SuggestedAddress } from './suggested-address.ts';
import { addPlace } from './typed-place.ts';

/** @param texts of which empty parts say nothing */
export async function findMisfits(texts: AddressTexts, get: GetFile): Promise<AddressQuestion[]> {
  const misfits = await Promise.all([
    findFlatMisfit(texts, get),
    findPlaceMisfit(texts, get),
    findStreetMisfit(texts, get),
  ]);
  return misfits.filter((one) => one !== null);
}

const isIt = 'Is the address right? If it is, we’ll check it with you.';

/** Browsers fill the second line with a suburb. */
async function findFlatMisfit({ flat, city }: AddressTexts, get: GetFile): Promise<AddressQuestion | null> {
  const place = flat.trim();
  if (place === '' || readSecondLine(place) !== null) return null;
  const { address, street } = await readAddress(place, get);
  if (address.address !== '' || (street !== null && street !== 'known')) return null;
  const texts = { flat: '', city: addPlace(place, city) };
  const label = `Move ${place} to Suburb/City`;
  return { field: 'flat', title: `${place} is a suburb`, text: isIt, changes: [{ label, texts }] };
}

/** "6012 is Karori" beside "Island Bay". */
async function findPlaceMisfit(texts: AddressTexts, get: GetFile): Promise<AddressQuestion | null> {
  const { city, postalCode } = texts;
  if (city.trim() === '' || !/^\d{4}$/.test(postalCode)) return null;
  const listed = ((await get(fileOfPostcode(postalCode))) as PostcodeFile | null)?.[postalCode];
  const names = namesOf(city);
  if (!listed || names.length === 0) return null;
  const isListed = listed.some((place) => names.some((name) => rateAt(name, placeOf(place)) > 0));
  if (isListed) return null;
  const known = await Promise.all(names.map((name) => findPlaces(name.split(' '), get)));
  const places = known.flatMap((found) => (found && !found.isCorrected ? found.places : []));
  const isOfPlace = places.some(({ codes, rural = [] }) => [...codes, ...rural].includes(postalCode));
  // A name that the list lacks contradicts nothing.
  if (places.length === 0 || isOfPlace) return null;
  const [first = ''] = listed;
  const { postalCode: own } = (await readAddress(city, get)).address;
  const toPlace = { label: `Change to ${first}`, texts: { city: first } };
  const changes = own ? [toPlace, changeCode(own)] : [toPlace];
  return {
    field: 'postalCode',
    title: `${postalCode} is ${first}`,
    text: `You entered ${city}. ${isIt}`,
    changes,
  };
}

async function findStreetMisfit(texts: AddressTexts, get: GetFile): Promise<AddressQuestion | null> {
  const { city, postalCode } = texts;
  const line = splitAddress(texts.address);
  if (texts.address.trim() === '' || (!city && !postalCode && line.places.length === 0)) return null;
  const { street, address, listedCode } = await readAddress(writeLine({ ...texts, flat: '' }), get);
  const behind = texts.address.includes(',') || line.postalCode ? line.places : [];
  const said = street === 'known' || street === 'corrected' ? address.city : city;
  const strays = behind.filter(
    (place) => city !== '' && !isRegion(place) && !isNamed(place, said) && !isNamed(place, city),
  );
  const [stray = line.postalCode && postalCode && line.postalCode !== postalCode ? line.postalCode : ''] =
    strays;
  if (stray !== '') {
    const title = `Your street says ${stray}`;
    return {
      field: 'address',
      title,
      text: `You entered ${stray === line.postalCode ? postalCode : city} below it. ${isIt}`,
      changes: [],
    };
  }
  if (street === 'known' && listedCode !== '') {
    const title = `${address.address} is ${listedCode}`;
    return {
      field: 'postalCode',
      title,
      text: `You entered ${postalCode}. ${isIt}`,
      changes: [changeCode(listedCode)],
    };
  }
  if (street !== 'elsewhere' && street !== 'nearby') return null;
  const anywhere = await readAddress(writeLine({ ...texts, flat: '', postalCode: '' }), get);
  // A street of that name far away says nothing: theirs may be new.
  const isNear = (one: SuggestedAddress) =>
    one.city !== address.city && one.city !== city && one.postalCode.startsWith(postalCode.slice(0, 2));
  const near = anywhere.street === 'elsewhere' ? [] : anywhere.choices.filter(isNear).slice(0, mostOffered);
  if (near.length === 0) return null;
  const changes = near.map((one) => ({
    label: `Change to ${[one.city, one.postalCode].filter(Boolean).join(' ')}`,
    texts: { city: one.city, postalCode: one.postalCode, region: one.region },
  }));
  const title = `We don’t know ${line.street} in ${city || line.places.join(', ') || postalCode}`;
  return { field: 'address', title, text: isIt, changes };
}

const mostOffered = 3;

const changeCode = (postalCode: string) => ({
  label: `Change to ${postalCode}`,
  texts: { postalCode, region: findRegion(postalCode) ?? '' },
});

const placeOf = (text: string) => {
  const [locality = '', city = ''] = text.split(', ');
  return { locality, city };
};
const fold = (text: string) => splitWords(text).map(writeOut).join(' ');
const isRegion = (place: string) => regions.some((region) => foldName(region) === foldName(place));
/** Rounds of rural delivery and regions name no place. */
const namesOf = (city: string) =>
  city
    .split(',')
    .filter((part) => !/^\s*r\.?d\.?\s*\d/i.test(part) && part.trim() !== '')
    .map(fold);
const isNamed = (place: string, city: string) =>
  rateAt(fold(place), placeOf(city)) > 0 || namesOf(city).includes(fold(place));
