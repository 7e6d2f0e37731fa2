/** Understands the place that is named, with a street before it or without. */
import { type AddressChoice, type AddressReading, nothingRead } from './address-reading.ts';
import { foldName, isStreetType, spellAs, splitWords, writeOut } from './fold-name.ts';
import { findRegion, isRuralPostcode } from './postcode.ts';
import { regions } from './regions.ts';
import { readCorner, type SplitAddress } from './split-address.ts';
import { fileOfPostcode, type PostcodeFile } from './street-files.ts';
import { dropCentre, type Fit, findPlaces, type GetFile, type Place, rateAt } from './street-index.ts';
import { addressOf, type SuggestedAddress } from './suggested-address.ts';

type PlaceReading = { reading: AddressReading; isKnown: boolean };

/** Reads the places that are named, and a street before them as it was typed. */
export async function readPlace(parts: SplitAddress, get: GetFile, mayBeAll = true): Promise<PlaceReading> {
  const typed = addressOf(parts);
  // Without a number all words may be the place's.
  const isPlace = mayBeAll && parts.number === '' && parts.street !== '' && readCorner(parts.street) === null;
  const given = isPlace ? [parts.street, ...parts.places] : parts.places;
  const words = given.flatMap((place) => splitWords(place).map(writeOut));
  if (words.length === 0)
    return { reading: { ...nothingRead, address: typed }, isKnown: parts.postalCode !== '' };
  const found = await findPlaces(words, get);
  if (!found) return { reading: { ...nothingRead, address: typed, isPartial: true }, isKnown: false };
  const rest = dropCentre(words.slice(found.used).join(' '));
  const isNear = (place: Place) => rest === '' || isRestOf(rest, place);
  const region = regions.find((one) => foldName(one) === words.join(' '));
  const isRegion = region !== undefined && (found.isCorrected || rest !== '');
  const near = isRegion ? [] : found.places.filter(isNear);
  const street = isPlace ? { ...typed, address: '' } : typed;
  if (near.length === 0) {
    const address = isRegion && isPlace ? { ...street, city: '', region } : typed;
    return { reading: { ...nothingRead, address }, isKnown: isRegion };
  }
  const readAs = found.isCorrected ? (near[0]?.name ?? '') : '';
  const address = { ...street, city: [parts.rural, given.join(', ')].filter(Boolean).join(', ') };
  const ofCode = near.filter(({ codes }) => codes.includes(parts.postalCode));
  if (parts.postalCode !== '') {
    const [place] = ofCode.length === 1 ? ofCode : near.length === 1 ? near : [];
    const city = place
      ? spellPlaces(given, [place.name, place.in].filter(Boolean)).join(', ')
      : given.join(', ');
    const whole = { ...address, city: [parts.rural, city].filter(Boolean).join(', ') };
    return { reading: { ...nothingRead, readAs, address: whole }, isKnown: true };
  }
  const choices = near
    .flatMap((place) => listOptions(place, parts.rural))
    .map(({ city, postalCode }) => ({
      ...address,
      city: [parts.rural, city].filter(Boolean).join(', '),
      postalCode,
      region: findRegion(postalCode) ?? address.region,
    }));
  const [only, ...others] = choices;
  if (!only) return { reading: { ...nothingRead, readAs, address }, isKnown: true };
  if (others.length === 0) {
    const city = spellPlaces(given, only.city.split(', ')).join(', ');
    return { reading: { ...nothingRead, readAs, address: { ...only, city } }, isKnown: true };
  }
  const [place] = near;
  const town = near.length === 1 && place?.parts && parts.rural === '' ? place.name : '';
  return { reading: { ...nothingRead, readAs, address, choices, town }, isKnown: true };
}

/** "Richmond Nelson": the town that a place is in, or its region, by either of its names. */
const isRestOf = (rest: string, place: Place) =>
  rateAt(rest, { locality: place.in || place.name, city: place.name }) > 0 ||
  place.codes.some((code) => ` ${foldName(findRegion(code) ?? '')} `.includes(` ${rest} `));

/** @returns the known names of places with the macrons that were typed */
export const spellPlaces = (given: readonly string[], names: readonly string[]): string[] =>
  names.map((known) => given.reduce((spelled, typed) => spellAs(typed, spelled), known));

type Option = { city: string; postalCode: string };

/** A town's own postcode, else its suburbs by name. */
function listOptions(place: Place, rural: string): Option[] {
  const codes = listCodes(place, rural);
  const city = [place.name, place.in].filter(Boolean).join(', ');
  if (codes.length !== 1 && place.parts && rural === '') {
    return place.parts.toSorted().map((part) => ({
      city: `${part.slice(0, -5)}, ${place.name}`,
      postalCode: part.slice(-4),
    }));
  }
  return codes.map((postalCode) => ({ city, postalCode }));
}

/** @returns the postcodes of a street's place, for a road that has none of its own; none where its file can't be had */
export async function listCodesOf(
  { locality, city }: Fit,
  rural: string,
  get: GetFile,
): Promise<readonly string[]> {
  const found = await findPlaces(foldName(locality).split(' '), get);
  const place = found?.places.find((one) => one.name === locality && one.in === city);
  return place ? listCodes(place, rural) : [];
}

/**
 * The rounds of rural delivery around a town have postcodes of their own, which count for who is on one, and where there are no
 * others. Most end with the digit of their round: those come first, the town's own before its surroundings'.
 */
function listCodes({ codes, rural = [] }: Place, round: string): readonly string[] {
  const inTown = codes.filter((code) => !isRuralPostcode(code));
  if (round === '') return inTown.length > 0 ? inTown : codes;
  const around = [...codes.toSorted(), ...rural.toSorted()].filter(isRuralPostcode);
  const isOfRound = (code: string) => code.at(-1) === round.at(-1);
  return around.length > 0
    ? [...around.filter(isOfRound), ...around.filter((code) => !isOfRound(code))]
    : inTown;
}

/** A town of which a street is not known: first of its suburbs comes the one that has the street's name. */
export async function addNamesake(
  reading: AddressReading,
  street: readonly string[],
  get: GetFile,
): Promise<AddressReading> {
  const { address, choices, town } = reading;
  if (town === '' || !isStreetType(street.at(-1) ?? '')) return reading;
  const name = street.slice(0, -1);
  const found = await findPlaces(name, get);
  const place =
    found?.used === name.length && !found.isCorrected && found.places.find((one) => one.in === town);
  if (!place) return reading;
  const city = `${place.name}, ${town}`;
  const [postalCode = ''] = place.codes;
  const first = { ...address, city, postalCode, region: findRegion(postalCode) ?? '' };
  return { ...reading, choices: [first, ...choices.filter((one) => one.city !== city)] };
}

const mostAround = 2;

/** Nobody knows postcodes by heart: where nothing else tells choices apart, each says which other places it has. */
export async function tellApart(
  choices: readonly AddressChoice[],
  get: GetFile,
): Promise<readonly AddressChoice[]> {
  const [first] = choices;
  if (choices.length < 2 || choices.some(({ city }) => city !== first?.city)) return choices;
  return Promise.all(
    choices.map(async (one) => {
      const file = (await get(fileOfPostcode(one.postalCode))) as PostcodeFile | null;
      const names = (file?.[one.postalCode] ?? []).map((place) => place.split(', ')[0] ?? '');
      const others = names.filter((name) => !one.city.split(', ').includes(name));
      return others.length > 0 ? { ...one, around: others.slice(0, mostAround).join(', ') } : one;
    }),
  );
}

/** A postcode of one place is in that place. */
export async function addOnlyPlace(address: SuggestedAddress, get: GetFile): Promise<SuggestedAddress> {
  const { city, postalCode } = address;
  if (city !== '' || postalCode === '') return address;
  const [place, ...others] =
    ((await get(fileOfPostcode(postalCode))) as PostcodeFile | null)?.[postalCode] ?? [];
  return place && others.length === 0 ? { ...address, city: place } : address;
}
