/**
 * How staff find a record by the first letters of its words: an order by its number, a person, an enquiry.
 *
 * A record stores the beginnings of its words as keys, of which the database finds one whole. Few are stored, because
 * each costs an entry in every index of the list: what is typed beyond a key is looked for in what the key finds.
 */
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { Order } from '#domain/orders/order.ts';
import type { UserInfo } from '#domain/people/user.ts';

/** How many letters keys have. With the last, a word is told from all others. */
const keyLengths = [3, 6, 9, 12];
const longestKey = 12;
/** How many keys of a search are worth comparing. */
const mostKeys = 3;

/** So many addresses have these words that they find nothing. */
const sharedWords = new Set(
  'street road avenue place drive lane crescent terrace court grove close way'.split(' '),
);

type FindableOrder = Pick<Order, 'number' | 'user' | 'serviceAddress'>;
type FindablePerson = Pick<UserInfo, 'firstName' | 'lastName' | 'email' | 'phone' | 'address'>;

/** Lists the words of which an order can be found by the beginning. */
export function listOrderWords({ number, user, serviceAddress }: FindableOrder): string[] {
  const { address, city } = serviceAddress;
  // Its second half is what people read out last.
  const [, , half = ''] = number.split('-');
  const { firstName, lastName, email } = user;
  return listWords(joinNumber(number), half, firstName, lastName, ...splitEmail(email), address, city);
}

/** Likewise a person. A phone number is found as it is spoken and without its spaces. */
export function listUserWords({ firstName, lastName, email, phone, address }: FindablePerson): string[] {
  return listWords(firstName, lastName, ...splitEmail(email), phone, phone.replace(/\D/g, ''), address);
}

/** Likewise an enquiry. */
export function listEnquiryWords({ firstName, lastName, email, enquirySubject }: Enquiry): string[] {
  return listWords(firstName, lastName, ...splitEmail(email), enquirySubject);
}

/** Likewise a plan or a piece of hardware. */
export const listItemWords = ({ name }: { name: string }): string[] => listWords(name);

/** Lists the keys that are stored beside an order. */
export const listOrderKeys = (order: FindableOrder): string[] => listKeys(listOrderWords(order));

/** Lists the keys that are stored beside a person. */
export const listUserKeys = (person: FindablePerson): string[] => listKeys(listUserWords(person));

/** Lists the keys that are stored beside an enquiry. */
export const listEnquiryKeys = (enquiry: Enquiry): string[] => listKeys(listEnquiryWords(enquiry));

function listKeys(words: readonly string[]): string[] {
  const keys = words.filter(isDistinctive).flatMap((word) => keyLengths.map((length) => cut(word, length)));
  return [...new Set(keys.filter((key): key is string => key !== null))];
}

/** What a search asks for. */
export type Search = {
  /** The words of which each has to be the beginning of one. */
  words: string[];
  /**
   * Keys that all records have which are asked for: those of the longest words, and of equals the last that was typed,
   * since first names come first and are shared by more. None where nothing that was typed is long enough for one.
   */
  keys: string[];
  /** Whether what has the key is what is asked for. */
  isExact: boolean;
};

/** A whole order number, which is all that is asked for: what was copied along with it finds nothing. */
const wholeNumber = /(?<![\p{L}\p{N}])kb\p{Pd}[0-9a-z]{4}\p{Pd}[0-9a-z]{4}(?![\p{L}\p{N}])/iu;

/** Reads what was typed; null where it asks for nothing. */
export function readSearch(text = ''): Search | null {
  const [asked = text] = wholeNumber.exec(text) ?? [];
  const words = listWords(...asked.split(/\s+/).map(readTerm)).map((word) => cut(word, longestKey) ?? word);
  if (words.length === 0) return null;
  const telling = words.filter((word) => isDistinctive(word) && longestKeyOf(word) !== null);
  // The beginning of "street" may be meant, which is no key: it is looked for alone where nothing else was typed.
  const sure = telling.filter((word) => !beginsSharedWord(word));
  const found = new Set(
    (sure.length > 0 ? sure : telling.slice(0, 1)).flatMap((word) => longestKeyOf(word) ?? []),
  );
  const keys = [...found].toReversed().toSorted((a, b) => b.length - a.length);
  return { words, keys: keys.slice(0, mostKeys), isExact: words.length === 1 && words[0] === keys[0] };
}

/** Tells whether each of the words is the beginning of one of a record's. */
export function matchesWords(words: readonly string[], recordWords: readonly string[]): boolean {
  return words.every((word) => recordWords.some((recordWord) => recordWord.startsWith(word)));
}

/** An address is found as a whole from its beginning, and by the words before its @. */
function splitEmail(email: string): [string, string] {
  return [squeeze(email), email.split('@')[0] ?? ''];
}

/** An email address is one word, and an order's number is, with the letters in front or without. */
function readTerm(term: string): string {
  return term.includes('@') ? squeeze(term) : joinNumber(term);
}

function squeeze(email: string): string {
  return email.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Leaves out the hyphens of a number, the letters in front that all numbers share, and what was typed around it. */
function joinNumber(text: string): string {
  const [, first, second = ''] =
    /^[^\p{L}\p{N}]*kb\p{Pd}?([0-9a-z]{0,4})\p{Pd}?([0-9a-z]{0,4})[^\p{L}\p{N}]*$/iu.exec(text) ?? [];
  return first === undefined ? text : `${first}${second}`;
}

/** Macrons and other marks are left out on both sides, so that "Rata" finds "Rātā". */
function listWords(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  });
}

function isDistinctive(word: string): boolean {
  return !sharedWords.has(word);
}

function beginsSharedWord(word: string): boolean {
  return [...sharedWords].some((shared) => shared.startsWith(word));
}

function longestKeyOf(word: string): string | null {
  return keyLengths.map((length) => cut(word, length)).findLast((key) => key !== null) ?? null;
}

/** The first letters of a word, or null where it has not as many. */
function cut(word: string, length: number): string | null {
  const letters = [...word];
  return letters.length < length ? null : letters.slice(0, length).join('');
}
