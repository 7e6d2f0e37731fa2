/** Takes a typed address apart by its form alone. What its words mean, `read-address.ts` knows. */
import { cutText, toPlainDigits } from '#domain/text.ts';
import { isDirection, isStreetType, splitWords } from './fold-name.ts';

export type SplitAddress = {
  /** "2", "Flat Garden", "Unit 5, Level 2", "Rear" */
  flat: string;
  /** What comes before the number: a building's name, or "C/- Mereana". */
  building: string;
  /** "15", "15A", "15-17", "Lot 3"; empty where none is typed. */
  number: string;
  /** The street, with the place after it where neither a comma nor a type such as Road ends it. */
  street: string;
  /** "RD 2", a round of rural delivery. */
  rural: string;
  /** What follows the street. */
  places: string[];
  postalCode: string;
};

const flatWord =
  'flat|flt|unit|apartment|apt|suite|ste|villa|studio|shop|office|level|lvl|floor|room|block|cottage|cabin|kiosk';
const flatName = `(?:${flatWord})\\.?\\s*#?\\s*(?:\\d{1,4}[a-z]?|[a-z]\\d{0,3})`;
const namedFlat = new RegExp(
  `^(?:${flatName}|(?:flat|unit|apartment|apt|studio|villa)\\s+\\p{L}[\\p{L}’' -]*|(?:ground|first|second|third|top|\\d+(?:st|nd|rd|th)|granny)\\s+(?:flat|floor|unit)` +
    '|upstairs|downstairs|basement|penthouse|sleep-?\\s?out|rear|front)$',
  'iu',
);
/** Before the number: "Flat 2, 15", "Unit 3 / 15A", "#4/15", "2/15", "2 15", "Rear 15". */
const flatBefore = new RegExp(
  `^(?:(${flatName}(?:\\s*[,/]?\\s*${flatName}){0,2}|rear(?: of)?|#\\s?\\d{1,4}[a-z]?|(?:\\d{1,4}[a-z]?|[a-z]\\d{0,3})(?=\\s*/\\s*\\d)|\\d{1,3}[a-z]?(?=\\s+\\d+[a-z]?\\s+\\p{L}{2})))\\s*[/,-]?\\s*(?:of\\s+)?(?=(?:no\\.?\\s*|lot\\s+)?\\d)`,
  'iu',
);
const numberBefore =
  /^((?:lot\s+)?\d{1,6}(?:[a-z]|\s[a-z](?!\s+(?:road|rd|street|st)\b))?(?:\s?[-–&]\s?\d{1,6}[a-z]?)?)\s+(?=[\p{L}\d])(.+)$/iu;
const numberAfter = /^(\D*\p{L})\s+(\d{1,5}[a-z]?)$/iu;
const ruralDelivery =
  /(?:^|(?<![\s,])[\s,]+)(?:r\.?\s?d\.?|rural\s+delivery)\s*(?:no\.?\s*)?#?(\d{1,2})\b\.?/i;
const bareNumber = /^#?\d{1,4}[a-z]?$/i;
/** Behind the street, without a comma: "12 Queen Street Unit 2", "12 Queen Street #2". */
const flatAfter = new RegExp(`\\s+(${flatName}|#\\s?\\d{1,4}[a-z]?)(?=,|$)`, 'giu');
const numberAlone = /(?<![\p{L}\d])(\d{1,5})(?!(?:st|nd|rd|th)\b)(?=\p{L}{3})/giu;
const highway = /\bs\.?\s?h\.?\s?(?=\d)/gi;
/** No address is longer, and nothing here takes long for one. */
const longest = 400;
const country = /(?:^|[\s,]+)(?:new zealand|aotearoa|nz)\b\.?\s*$/i;

export const isNamedFlat = (text: string) => text.split(/,\s*/).every((part) => namedFlat.test(part.trim()));

/** @returns "RD 2" for a round of rural delivery in any spelling; null for anything else */
export function readRural(text: string): string | null {
  const [whole, round] = ruralDelivery.exec(text) ?? [];
  return whole !== undefined && whole.length === text.length ? `RD ${Number(round)}` : null;
}

/**
 * @param typed one line, or several
 * @param isCut whether the street ends with its type where no comma says so; without, the place stays behind it
 */
export function splitAddress(typed: string, isCut = true): SplitAddress {
  const line = tidy(typed).replace(country, '');
  const [, beforePostcode = line, postalCode = ''] = /^(.*?)(?:[\s,]+|^)(\d{4})\s*$/.exec(line) ?? [];
  const [ruralText = '', round] = ruralDelivery.exec(beforePostcode) ?? [];
  const rural = round === undefined ? '' : `RD ${Number(round)}`;
  const text = beforePostcode
    .replace(ruralText, ruralText && ', ')
    .replace(flatAfter, (whole, flat, at) =>
      /\d\s+\p{L}/u.test(beforePostcode.slice(0, at)) ? `, ${flat}` : whole,
    );
  const flats: string[] = [];
  const buildings: string[] = [];
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  let [street, number] = ['', ''];
  while (parts.length > 0 && street === '') {
    const part = parts.shift() ?? '';
    // "12, Queen Street" has its number in a part of its own, and "2, 15 Queen Street" its flat.
    if (bareNumber.test(part) && /^\p{L}/u.test(parts[0] ?? '')) {
      parts[0] = `${part} ${parts[0]}`;
      continue;
    }
    const isFlat = isNamedFlat(part) || (bareNumber.test(part) && /^\d/.test(parts[0] ?? ''));
    const split = splitNumber(part, hasNumberSoon(parts));
    if (isFlat) flats.push(tidyFlat(part));
    else if (split.number === '' && (hasNumberSoon(parts) || isBeforeStreet(part, parts)))
      buildings.push(part);
    else {
      flats.push(split.flat);
      buildings.push(split.building);
      [street, number] = [split.street, split.number];
    }
  }
  const [first = '', second = street] = corner.exec(street)?.slice(1) ?? [];
  const [own = '', ...after] = parts.length > 0 || !isCut ? [second] : splitBeforePlace(second);
  const isLate = (part: string) => isNamedFlat(part) || /^#\s?\d/.test(part);
  flats.push(...parts.filter(isLate).map(tidyFlat));
  return {
    flat: flats.filter(Boolean).join(', '),
    building: buildings.filter(Boolean).join(', '),
    number,
    // "Cnr Main & High Streets" is the corner of Main and High Streets.
    street: first ? `Corner of ${first} and ${own}` : own,
    rural,
    places: [...after, ...parts.filter((part) => !isLate(part))],
    postalCode,
  };
}

const corner = /^(?:cnr|crn|corner)\b\.?(?: of)? (.+?) ?(?:&|\band\b|\/) ?(.+)$/i;

/** @returns the two streets of a corner; null for a street */
export const readCorner = (street: string): readonly string[] | null =>
  /^Corner of (.+?) and (.+)$/.exec(street)?.slice(1) ?? null;

function tidy(typed: string): string {
  const parts = toPlainDigits(cutText(typed, longest, ''))
    .replace(/\p{Cf}/gu, '')
    .split(/[,;()\r\n]/)
    .map((part) =>
      part.replace(numberAlone, '$1 ').replace(highway, 'State Highway ').replace(/\s+/g, ' ').trim(),
    );
  return parts.filter(Boolean).join(', ').replace(/\.$/, '');
}

/** Whether the street's number comes in the next part: "Rātā House, 15 Queen Street". */
const hasNumberSoon = ([next = '']: readonly string[]) =>
  /^(?:lot\s+)?#?\d+[a-z]?(?:\s*[-/&–]|\s)/i.test(next) ||
  new RegExp(`^${flatName}[\\s,/]+\\d`, 'i').test(next);

/** Whether it is a building's name without a number: "Sky Tower, Victoria Street West". */
const isBeforeStreet = (part: string, [next = '']: readonly string[]) =>
  part !== '' && !/\d/.test(next) && !hasType(part) && hasType(next);

const hasType = (text: string) => splitWords(text).some((word, index) => index > 0 && isStreetType(word));

type Street = Pick<SplitAddress, 'flat' | 'building' | 'number' | 'street'>;

/** Types that end names of places and homes too. With a number behind, it is a street's. */
const lateTypes = new Set('gardens glade green heights line row steps track view views walk'.split(' '));

/** @param isBuilding whether the street comes behind it: "Selwyn Heights 4, 15 Queen Street" */
function splitNumber(part: string, isBuilding = false): Street {
  const endsStreet = (word: string) => isStreetType(word) || (!isBuilding && lateTypes.has(word));
  const [before = '', flat = ''] = flatBefore.exec(part) ?? [];
  const rest = part.slice(before.length).replace(/^no\.?\s*(?=\d)/i, '');
  const [, number, street] = numberBefore.exec(rest) ?? [];
  if (number && street && !/^\d+(?:st|nd|rd|th)$/i.test(number)) {
    // "15 A Queen Street" is 15A, but "15 A Street" is in A Street.
    const [, letter, after] =
      /^([a-z])\s+(?!road\b|rd\b|st\b|street\b)(\p{L}+\s+\p{L}.*)$/iu.exec(street) ?? [];
    const whole = letter && !/\p{L}$/u.test(number) ? `${number}${letter}` : number;
    const named = tidyFlat(flat);
    return { flat: named, building: '', number: tidyNumber(whole), street: after ?? street };
  }
  // A building's name without a comma: "Rata House 15 Queen Street", but not "State Highway 1".
  const [, building, late] =
    /^(\D*\p{L})[\s-]+((?:\d{1,4}[a-z]?\s*\/\s*)?\d{1,5}[a-z]?\s+\p{L}.+)$/iu.exec(part) ?? [];
  const last = splitWords(building ?? '').findLast((word) => !isDirection(word)) ?? '';
  // "Palmerston Street 88 Westport"
  const [, behind, place] = /^(\d{1,5}[a-z]?)\s+(.+)$/i.exec(late ?? '') ?? [];
  if (building && behind && place && endsStreet(last) && !hasType(place) && !/highway/i.test(building))
    return { flat: '', building: '', number: behind, street: `${building} ${place}` };
  if (building && late && !/\b(?:highway|rd|road|route|lot)$/i.test(building)) {
    const named = namedFlat.test(building) ? { flat: building } : { building };
    return { ...splitNumber(late), ...named };
  }
  const [, name, after] = numberAfter.exec(part) ?? [];
  if (name && after && endsStreet(splitWords(name).at(-1) ?? '') && !/highway$/i.test(name))
    return { flat: '', building: '', number: after, street: name };
  return { flat: '', building: '', number: '', street: part };
}

const tidyFlat = (flat: string) =>
  flat
    .replace(/^#\s?/, '')
    .replace(/\s*#\s*/, ' ')
    .replace(/^rear of$/i, 'Rear')
    .replace(/\s*\/\s*/g, ', ');
const tidyNumber = (number: string) =>
  number.replace(/(?<=\d)\s(?=[a-z]$)/i, '').replace(/\s?([-–&])\s?/, '$1');

/** Without a comma the street ends with its type: "Kauri Street | Ponsonby", "Kauri Street North". */
function splitBeforePlace(text: string): string[] {
  const words = text.split(' ');
  const isType = (index: number) =>
    isStreetType(
      splitWords(words[index] ?? '')
        .join('')
        .replace(/(?<=street|road)s$/, ''),
    );
  let end = words.findIndex((_, index) => index > 0 && isType(index) && !isType(index + 1));
  if (end < 0) return [text];
  if (words.length === end + 2 && isDirection(splitWords(words[end + 1] ?? '').join(''))) end++;
  const place = words.slice(end + 1).join(' ');
  // "State Highway 1"
  return place === '' || /^\d/.test(place) ? [text] : [words.slice(0, end + 1).join(' '), place];
}
