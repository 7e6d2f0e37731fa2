/** Understands an address as it was typed, by the country's streets. It guesses nothing: several that fit are all returned. */
import { type AddressChoice, type AddressReading, nothingRead } from './address-reading.ts';
import { foldName, isStreetType, spellAs, splitWords, writeOut } from './fold-name.ts';
import { findRegion, isRuralPostcode } from './postcode.ts';
import { addNamesake, addOnlyPlace, listCodesOf, readPlace, spellPlaces, tellApart } from './read-place.ts';
import { country, regions } from './regions.ts';
import { readCorner, type SplitAddress, splitAddress } from './split-address.ts';
import {
  dropCentre,
  type Fit,
  type GetFile,
  loadCrossing,
  loadStreets,
  matchStreets,
  rateAt,
  type StreetMatch,
} from './street-index.ts';
import { addressOf, type SuggestedAddress, writeStreet } from './suggested-address.ts';

/** @param typed an address in any usual form, a place, or a postcode */
export async function readAddress(typed: string, get: GetFile): Promise<AddressReading> {
  const reading = await understandSpelled(typed, get);
  const [address, choices] = await Promise.all([
    addOnlyPlace(reading.address, get),
    tellApart(reading.choices, get),
  ]);
  return { ...reading, address, choices };
}

/** Looks the street up again in the town whose name had a wrong letter, or that was said before it. */
async function understandSpelled(typed: string, get: GetFile): Promise<AddressReading> {
  const reading = await understand(typed, get);
  const { readAs } = reading;
  const parts = splitAddress(typed);
  const place = readAs || parts.building;
  const isMissed = readAs
    ? /^(elsewhere|nearby)$/.test(reading.street ?? '')
    : parts.places.length === 0 && place !== '';
  if (!isMissed) return reading;
  const line = writeStreet({ ...parts, building: readAs ? parts.building : '' }, parts.street);
  const again = await understand(
    [line, parts.rural, place, parts.postalCode].filter(Boolean).join(', '),
    get,
  );
  const isThere = again.street === 'known' && (readAs !== '' || again.choices.length < 2);
  return isThere ? { ...again, readAs } : reading;
}

async function understand(typed: string, get: GetFile): Promise<AddressReading> {
  const parts = splitAddress(typed);
  const corner = readCorner(parts.street);
  const words = splitWords(corner?.[0] ?? parts.street).map(writeOut);
  const isOnRound = parts.rural !== '' && parts.places.length > 0;
  const hasStreet = parts.number !== '' || corner !== null || isOnRound;
  // Without a number it is rather a place: "Karori", "Mount Eden", "Richmond Nelson", "RD 2 Kaitaia".
  if (!hasStreet) {
    const place = await readPlace(parts, get);
    if (place.isKnown || words.length === 0) return place.reading;
  }
  const streets = await loadStreets(words, get);
  const isCrossing = corner?.[1] ? await loadCrossing(corner[1], get) : () => false;
  // Without a comma, the list knows better than the form where the street ends; else the form does.
  const whole = splitAddress(typed, false);
  const lines = corner === null && whole.street !== parts.street ? [whole, parts] : [parts];
  const matches = lines.flatMap((line) => {
    const all = corner === null ? splitWords(line.street).map(writeOut) : words;
    return matchStreets(all, streets ?? []).map((match) => {
      const rest = all.slice(match.used).map((word) => (word === 'st' ? 'saint' : word));
      const named = [rest.join(' '), ...line.places.map(foldName)].filter(dropCentre);
      const phrases = named.flatMap((phrase) => splitRegion(phrase, match.fits));
      const there = narrow(match, phrases, parts);
      const crossing = there.fits.filter(isCrossing);
      return { ...match, phrases, ...there, ...(crossing.length > 0 && { fits: crossing }) };
    });
  });
  const match = matches.find(({ isElsewhere }) => !isElsewhere);
  const spell = ({ used, fits, phrases }: (typeof matches)[number]) => {
    const typedStreet = words.length === used ? parts.street : '';
    return fits.map((fit) => {
      const street = corner === null ? spellAs(typedStreet, fit.street) : parts.street;
      return fitAddress({ ...parts, street }, fit, phrases);
    });
  };
  if (!match) {
    const place = await readPlace(parts, get, parts.places.length === 0);
    const reading = await addNamesake(place.reading, words, get);
    const [likeliest] = matches;
    const found = likeliest ? joinSame(spell(likeliest), likeliest.fits, parts) : [];
    const near = parts.postalCode === '' ? listNearby(found, reading) : [];
    if (near.length > 0) return { ...reading, street: 'nearby', choices: near, town: '' };
    const isStreet = words.length > 0 && reading.address.address !== '';
    const street = found.length > 0 ? 'elsewhere' : 'unknown';
    return { ...reading, street: isStreet ? street : null, isPartial: streets === null || reading.isPartial };
  }
  const [only, ...others] = joinSame(spell(match), match.fits, parts);
  // A name without number and type is rather a place that the list lacks.
  const isLikely = match.isWhole || hasStreet || words.some((word, at) => at > 0 && isStreetType(word));
  const listedCode =
    parts.postalCode && match.fits.every(({ postalCode }) => postalCode !== parts.postalCode)
      ? (match.fits[0]?.postalCode ?? '')
      : '';
  const reading = {
    ...nothingRead,
    street: match.isCorrected ? 'corrected' : 'known',
    listedCode,
  } as const;
  const [fit] = match.fits;
  if (only && !isLikely)
    return { ...reading, street: 'nearby', address: addressOf(parts), choices: [only, ...others] };
  if (!only || !fit || others.length > 0)
    return { ...reading, address: addressOf(parts), choices: only ? [only, ...others] : [] };
  if (only.postalCode !== '') return { ...reading, address: only };
  // The road has several: those of its place are offered.
  const codes = await listCodesOf(fit, parts.rural, get);
  const [code, ...more] = codes.map((postalCode) => ({
    ...only,
    postalCode,
    region: findRegion(postalCode) ?? only.region,
  }));
  const isSure = !code;
  return more.length > 0 && code
    ? { ...reading, isSure, address: only, choices: [code, ...more] }
    : { ...reading, isSure, address: code ?? only };
}

/**
 * Where a street of that name is: near the town that was named, as farms give the town that their mail comes from, or anywhere
 * if no such place is known. The place as it was typed is offered, too.
 */
function listNearby(
  found: readonly SuggestedAddress[],
  { address, choices, readAs, town }: AddressReading,
): AddressChoice[] {
  const there = [address, ...choices].filter(({ postalCode }) => postalCode !== '' && readAs === '');
  const areas = new Set(there.map(({ postalCode }) => postalCode.slice(0, 2)));
  const near = found.filter(({ postalCode }) => there.length === 0 || areas.has(postalCode.slice(0, 2)));
  const [first] = near;
  if (!first || near.length > mostNearby) return [];
  const asTyped = town === '' ? there.map((one) => ({ ...one, address: first.address })) : [];
  return [...new Map([...near, ...asTyped].map((one) => [`${one.city} ${one.postalCode}`, one])).values()];
}

const mostNearby = 12;

/** "Kumeu Auckland" and "Nelson Nelson" are a place and its region, unless both are a place's name: "Mount Wellington". */
function splitRegion(phrase: string, fits: readonly Fit[]): string[] {
  if (fits.some((fit) => rateAt(phrase, fit) > 0)) return [phrase];
  const named = regions.flatMap((region) => [region, ...region.split('-')].map((name) => ({ region, name })));
  const last = named.find(({ name }) => phrase.endsWith(` ${foldName(name)}`));
  return last ? [phrase.slice(0, -foldName(last.name).length - 1), foldName(last.region)] : [phrase];
}

/** The fits in the places that are named, and then of the postcode. A name is corrected only in all of the places. */
function narrow(
  { fits, isCorrected }: StreetMatch,
  phrases: readonly string[],
  { postalCode, rural }: SplitAddress,
) {
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
  const named = phrases.filter((one) => !isRegion(one));
  const isBeside = isCorrected && named.some((one) => there.every((fit) => rateAt(one, fit) === 0));
  const isElsewhere = isBeside || (fits.length > 0 && best === 0 && (named.length > 0 || postalCode !== ''));
  const ofRegion = there.filter(({ postalCode: code }) => phrases.includes(foldName(findRegion(code) ?? '')));
  const left = best === 0 && ofRegion.length > 0 ? ofRegion : there;
  const onRound = rural === '' ? [] : left.filter((fit) => isRuralPostcode(fit.postalCode));
  if (rural === '' || onRound.length > 0) return { fits: onRound.length > 0 ? onRound : left, isElsewhere };
  // A round has another postcode than the town.
  return { fits: left.map((fit) => ({ ...fit, postalCode: '' })), isElsewhere };
}

function fitAddress(parts: SplitAddress, fit: Fit, phrases: readonly string[]): SuggestedAddress {
  const named = spellPlaces(parts.places, [fit.locality, fit.city].filter(Boolean));
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
    const place = address.postalCode === '' ? locality : '';
    const key = [address.address, place, city || locality, address.postalCode].join();
    const isFirst = !joined.has(key);
    joined.set(
      key,
      isFirst || !city ? address : { ...address, city: [rural, city].filter(Boolean).join(', ') },
    );
  }
  return [...joined.values()];
}
