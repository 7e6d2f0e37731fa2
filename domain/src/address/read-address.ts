/** Understands an address as it was typed, by the country's streets. It guesses nothing: several that fit are all returned. */
import { foldName, splitWords, writeOut } from './fold-name.ts';
import { findRegion, isRuralPostcode } from './postcode.ts';
import { country, regions } from './regions.ts';
import { readCorner, type SplitAddress, splitAddress } from './split-address.ts';
import {
  type Fit,
  findPlaces,
  type GetFile,
  loadStreets,
  matchStreets,
  type Place,
  rateAt,
} from './street-index.ts';
import { addressOf, type SuggestedAddress, writeStreet } from './suggested-address.ts';

export type AddressReading = {
  /** What is understood. Empty parts are not known. */
  address: SuggestedAddress;
  /** Whether the street is in the country's list: as typed, with one letter changed, elsewhere, or not; null without a street. */
  street: 'known' | 'corrected' | 'elsewhere' | 'unknown' | null;
  /** Streets and places that fit equally, where there are several: the person says which. */
  choices: readonly SuggestedAddress[];
  /** A town with several postcodes, whose suburbs the choices are. */
  town: string;
  /** The list's postcode of the street, where another was typed. */
  listedCode: string;
  /** A file did not arrive, so that less is understood than could be. */
  isPartial: boolean;
};

/** @param typed an address in any usual form, a place, or a postcode */
export async function readAddress(typed: string, get: GetFile): Promise<AddressReading> {
  const parts = splitAddress(typed);
  const corner = readCorner(parts.street);
  const words = splitWords(corner ?? parts.street).map(writeOut);
  const hasStreet = parts.number !== '' || corner !== null || parts.rural !== '';
  // Without a number it is rather a place: "Karori", "Mount Eden", "Richmond Nelson".
  if (!hasStreet) {
    const place = await readPlace(parts, get);
    if (place.isKnown || words.length === 0) return place.reading;
  }
  const streets = await loadStreets(words, get);
  // Without a comma, the list knows better than the form where the street ends; else the form does.
  const whole = splitAddress(typed, false);
  const lines = corner === null && whole.street !== parts.street ? [whole, parts] : [parts];
  const matches = lines.flatMap((line) => {
    const all = corner === null ? splitWords(line.street).map(writeOut) : words;
    return matchStreets(all, streets ?? []).map((match) => {
      const rest = all.slice(match.used).map((word) => (word === 'st' ? 'saint' : word));
      const phrases = [rest.join(' '), ...line.places.map(foldName)].filter(Boolean);
      return { ...match, phrases, ...narrow(match.fits, phrases, parts) };
    });
  });
  const match = matches.find(({ isElsewhere }) => !isElsewhere);
  if (!match) {
    const place = await readPlace(parts, get, parts.places.length === 0);
    const found = matches.length > 0 ? 'elsewhere' : 'unknown';
    return {
      ...place.reading,
      street: words.length > 0 ? found : null,
      isPartial: streets === null || place.reading.isPartial,
    };
  }
  const { fits, phrases } = match;
  const written = fits.map((fit) => {
    const typedStreet = words.length === match.used ? parts.street : '';
    const street = corner === null ? spellAs(typedStreet, fit.street) : parts.street;
    return fitAddress({ ...parts, street }, fit, phrases);
  });
  const [only, ...others] = joinSame(written, fits, parts);
  const street = match.isCorrected ? 'corrected' : 'known';
  const listedCode =
    parts.postalCode && fits.every(({ postalCode }) => postalCode !== parts.postalCode)
      ? (fits[0]?.postalCode ?? '')
      : '';
  const reading = { street, town: '', listedCode, isPartial: false } as const;
  if (only && others.length === 0) return { ...reading, address: only, choices: [] };
  return { ...reading, address: addressOf(parts), choices: only ? [only, ...others] : [] };
}

/** The fits in the places that are named, and then of the postcode. */
function narrow(fits: readonly Fit[], phrases: readonly string[], { postalCode, rural }: SplitAddress) {
  const scored = fits.map((fit) => ({
    fit,
    score: phrases.reduce((sum, phrase) => sum + rateAt(phrase, fit), 0),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const isRegion = (phrase: string) => regions.some((region) => foldName(region) === phrase);
  const there = scored.filter(({ score }) => score === best).map(({ fit }) => fit);
  const isOfPostcode = (fit: Fit) => postalCode !== '' && fit.postalCode === postalCode;
  const ofPostcode = there.some(isOfPostcode) ? there.filter(isOfPostcode) : fits.filter(isOfPostcode);
  if (ofPostcode.length > 0) return { fits: ofPostcode, isElsewhere: false };
  const isElsewhere =
    fits.length > 0 && best === 0 && (phrases.some((one) => !isRegion(one)) || postalCode !== '');
  const ofRegion = there.filter(({ postalCode: code }) => phrases.includes(foldName(findRegion(code) ?? '')));
  const left = best === 0 && ofRegion.length > 0 ? ofRegion : there;
  const onRound = rural === '' ? [] : left.filter((fit) => isRuralPostcode(fit.postalCode));
  return { fits: onRound.length > 0 ? onRound : left, isElsewhere };
}

/** Macrons that were typed stay: the list has few of them. */
const spellAs = (typed: string, known: string) =>
  /[āēīōū]/i.test(typed) && foldName(typed) === foldName(known) ? typed : known;

function fitAddress(parts: SplitAddress, fit: Fit, phrases: readonly string[]): SuggestedAddress {
  const spell = (name: string) => parts.places.reduce((known, typed) => spellAs(typed, known), name);
  const named = [fit.locality, fit.city].filter(Boolean).map(spell);
  // A postcode that was typed beside the list's counts: the person has it on their letters.
  const postalCode = parts.postalCode || fit.postalCode;
  const byName = regions.find((region) => phrases.includes(foldName(region)));
  return {
    address: writeStreet(parts, parts.street),
    city: [parts.rural, ...new Set(named)].filter(Boolean).join(', '),
    region: findRegion(postalCode) ?? byName ?? '',
    postalCode,
    country,
  };
}

/** A street that runs through several suburbs of one postcode is one address, in the town or in the suburb that was named. */
function joinSame(
  written: readonly SuggestedAddress[],
  fits: readonly Fit[],
  { rural }: SplitAddress,
): SuggestedAddress[] {
  const joined = new Map<string, SuggestedAddress>();
  for (const [index, address] of written.entries()) {
    const { locality = '', city = '' } = fits[index] ?? {};
    const key = [address.address, city || locality, address.postalCode].join();
    const isFirst = !joined.has(key);
    joined.set(
      key,
      isFirst || !city ? address : { ...address, city: [rural, city].filter(Boolean).join(', ') },
    );
  }
  return [...joined.values()];
}

type PlaceReading = { reading: AddressReading; isKnown: boolean };

/** Reads the places that are named, and a street before them as it was typed. */
async function readPlace(parts: SplitAddress, get: GetFile, mayBeAll = true): Promise<PlaceReading> {
  const typed = addressOf(parts);
  const none = { street: null, choices: [], town: '', listedCode: '', isPartial: false } as const;
  // Without a number all words may be the place's.
  const isPlace = mayBeAll && parts.number === '' && parts.street !== '' && readCorner(parts.street) === null;
  const given = isPlace ? [parts.street, ...parts.places] : parts.places;
  const words = given.flatMap((place) => splitWords(place).map(writeOut));
  if (words.length === 0) return { reading: { ...none, address: typed }, isKnown: parts.postalCode !== '' };
  const found = await findPlaces(words, get);
  if (!found) return { reading: { ...none, address: typed, isPartial: true }, isKnown: false };
  const rest = words.slice(found.used).join(' ');
  const isNear = (place: Place) => rest === '' || isRestOf(rest, place);
  const near = found.places.filter(isNear);
  const street = isPlace ? { ...typed, address: '' } : typed;
  if (near.length === 0) return { reading: { ...none, address: typed }, isKnown: false };
  const address = { ...street, city: [parts.rural, given.join(', ')].filter(Boolean).join(', ') };
  const ofCode = near.filter(({ codes }) => codes.includes(parts.postalCode));
  if (parts.postalCode !== '') {
    const [place] = ofCode.length === 1 ? ofCode : near.length === 1 ? near : [];
    const city = place
      ? spellPlaces(given, [place.name, place.in].filter(Boolean).join(', '))
      : given.join(', ');
    const whole = { ...address, city: [parts.rural, city].filter(Boolean).join(', ') };
    return { reading: { ...none, address: whole }, isKnown: true };
  }
  const choices = near.flatMap(listOptions).map(({ city, postalCode }) => ({
    ...address,
    city: [parts.rural, city].filter(Boolean).join(', '),
    postalCode,
    region: findRegion(postalCode) ?? address.region,
  }));
  const [only, ...others] = choices;
  if (!only) return { reading: { ...none, address }, isKnown: true };
  if (others.length === 0) {
    const city = spellPlaces(given, only.city);
    return { reading: { ...none, address: { ...only, city } }, isKnown: true };
  }
  const [place] = near;
  const town = near.length === 1 && place?.parts ? place.name : '';
  return { reading: { ...none, address, choices, town }, isKnown: true };
}

/** "Richmond Nelson": the town that a place is in, or its region, by either of its names. */
const isRestOf = (rest: string, place: Place) =>
  rateAt(rest, { locality: place.in || place.name, city: place.name }) > 0 ||
  place.codes.some((code) => ` ${foldName(findRegion(code) ?? '')} `.includes(` ${rest} `));

const spellPlaces = (given: readonly string[], city: string) =>
  city
    .split(', ')
    .map((known) => given.reduce((spelled, typed) => spellAs(typed, spelled), known))
    .join(', ');

type Option = { city: string; postalCode: string };

/**
 * A town's own postcode, else its suburbs. Rural rounds around a town have postcodes of their own, and are asked for only
 * where there are no others.
 */
function listOptions(place: Place): Option[] {
  const inTown = place.codes.filter((code) => !isRuralPostcode(code));
  const codes = inTown.length > 0 ? inTown : place.codes;
  const city = [place.name, place.in].filter(Boolean).join(', ');
  if (codes.length !== 1 && place.parts) {
    return place.parts.map((part) => ({
      city: `${part.slice(0, -5)}, ${place.name}`,
      postalCode: part.slice(-4),
    }));
  }
  return codes.map((postalCode) => ({ city, postalCode }));
}
