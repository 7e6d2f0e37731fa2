/** Takes a typed address apart by its form alone. What its words mean, `read-address.ts` knows. */
import { toPlainDigits } from '#domain/text.ts';
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
  `^(?:(${flatName}(?:\\s*[,/]?\\s*${flatName}){0,2}|rear(?: of)?|#\\s?\\d{1,4}[a-z]?|\\d{1,4}[a-z]?(?=\\s*/)|\\d{1,3}[a-z]?(?=\\s+\\d+[a-z]?\\s+\\p{L}{2})))\\s*[/,-]?\\s*(?:of\\s+)?(?=(?:no\\.?\\s*|lot\\s+)?\\d)`,
  'iu',
);
const numberBefore = /^((?:lot\s+)?\d{1,6}\s?[a-z]?(?:\s?[-–&]\s?\d{1,6}[a-z]?)?)\s+(?=[\p{L}\d])(.+)$/iu;
const numberAfter = /^(\D*\p{L})\s+(\d{1,5}[a-z]?)$/iu;
const ruralDelivery = /(?:^|[\s,]+)(?:r\.?\s?d\.?|rural\s+delivery)\s*(?:no\.?\s*)?#?(\d{1,2})\b\.?/i;
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
  const text = ruralText === '' ? beforePostcode : beforePostcode.replace(ruralText, ', ');
  const flats: string[] = [];
  const buildings: string[] = [];
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  let [street, number] = ['', ''];
  while (parts.length > 0 && street === '') {
    const part = parts.shift() ?? '';
    // "2, 15 Queen Street" has its flat in a part of its own.
    const isFlat = isNamedFlat(part) || (/^#?\d{1,4}[a-z]?$/i.test(part) && /^\d/.test(parts[0] ?? ''));
    const split = splitNumber(part);
    if (isFlat) flats.push(tidyFlat(part));
    else if (split.number === '' && hasNumberSoon(parts)) buildings.push(part);
    else {
      flats.push(split.flat);
      buildings.push(split.building);
      [street, number] = [split.street, split.number];
    }
  }
  const [own, ...after] = parts.length > 0 || !isCut ? [street] : splitBeforePlace(street);
  const isLate = (part: string) => isNamedFlat(part) || /^#\s?\d/.test(part);
  flats.push(...parts.filter(isLate).map(tidyFlat));
  return {
    flat: flats.filter(Boolean).join(', '),
    building: buildings.filter(Boolean).join(', '),
    number,
    street: writeCorner(own ?? ''),
    rural,
    places: [...after, ...parts.filter((part) => !isLate(part))],
    postalCode,
  };
}

const corner = /^(?:cnr|crn|corner)\b\.?(?: of)? (.+?) ?(?:&|\band\b|\/) ?(.+)$/i;

/** "Cnr Main & High Streets" is the corner of Main and High Streets. */
const writeCorner = (street: string) => street.replace(corner, 'Corner of $1 and $2');

/** @returns the first street of a corner, by which it is found; null for a street */
export const readCorner = (street: string) => /^Corner of (.+?) and /.exec(street)?.[1] ?? null;

function tidy(typed: string): string {
  const parts = toPlainDigits(typed.slice(0, longest))
    .replace(/\p{Cf}/gu, '')
    .split(/[,;\r\n]/)
    .map((part) => part.replace(highway, 'State Highway ').replace(/\s+/g, ' ').trim());
  return parts.filter(Boolean).join(', ').replace(/\.$/, '');
}

/** Whether the street's number comes in the next part: "Rātā House, 15 Queen Street". */
const hasNumberSoon = ([next = '']: readonly string[]) =>
  /^(?:lot\s+)?#?\d+[a-z]?(?:\s*[-/&–]|\s)/i.test(next) ||
  new RegExp(`^${flatName}[\\s,/]+\\d`, 'i').test(next);

type Street = Pick<SplitAddress, 'flat' | 'building' | 'number' | 'street'>;

function splitNumber(part: string): Street {
  const [before = '', flat = ''] = flatBefore.exec(part) ?? [];
  const rest = part.slice(before.length).replace(/^no\.?\s*(?=\d)/i, '');
  const [, number, street] = numberBefore.exec(rest) ?? [];
  if (number && street && !/^\d+(?:st|nd|rd|th)$/i.test(number)) {
    // "15 A Queen Street" is 15A, but "15 A Street" is in A Street.
    const [, letter, after] = /^([a-z])\s+(\p{L}+\s+\p{L}.*)$/iu.exec(street) ?? [];
    const whole = letter && !/\p{L}$/u.test(number) ? `${number}${letter}` : number;
    const named = tidyFlat(flat);
    return { flat: named, building: '', number: tidyNumber(whole), street: after ?? street };
  }
  // A building's name without a comma: "Rata House 15 Queen Street", but not "State Highway 1".
  const [, building, late] =
    /^(\D*\p{L})[\s-]+((?:\d{1,4}[a-z]?\s*\/\s*)?\d{1,5}[a-z]?\s+\p{L}.+)$/iu.exec(part) ?? [];
  if (building && late && !/\b(?:highway|rd|road|route|lot)$/i.test(building)) {
    const named = namedFlat.test(building) ? { flat: building } : { building };
    return { ...splitNumber(late), ...named };
  }
  const [, name, after] = numberAfter.exec(part) ?? [];
  if (name && after && isStreetType(splitWords(name).at(-1) ?? '') && !/highway$/i.test(name))
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
  const isType = (index: number) => isStreetType(splitWords(words[index] ?? '').join(''));
  let end = words.findIndex((_, index) => index > 0 && isType(index) && !isType(index + 1));
  if (end < 0) return [text];
  if (words.length === end + 2 && isDirection(splitWords(words[end + 1] ?? '').join(''))) end++;
  const place = words.slice(end + 1).join(' ');
  // "State Highway 1"
  return place === '' || /^\d/.test(place) ? [text] : [words.slice(0, end + 1).join(' '), place];
}
