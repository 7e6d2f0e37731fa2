/**
 * How staff find a record by the first letters of its words: an order by its number, a person, an enquiry.
 *
 * A record stores the beginnings of its words as keys, of which the database finds one whole. Few are stored, because
 * each costs an entry in every index of the list: what is typed beyond a key is looked for in what the key finds.
 */
import type { StoredEnquiry } from '#domain/enquiries/stored-enquiry.ts';
import type { Order } from '#domain/orders/order.ts';
import { listPhoneNumbers, readPhoneDigits } from '#domain/people/phone.ts';
import type { UserInfo } from '#domain/people/user.ts';
import { toPlainDigits } from '#domain/text.ts';
import { type FilteredOrder, listEnquiryQuickFilters, listOrderQuickFilters } from './quick-filters.ts';

/** How many letters keys have. With the last, a word is told from all others. */
const keyLengths = [3, 6, 9, 12];
const longestKey = 12;
/** How many words of an enquiry's message get keys, and how long they are at least. */
const mostMessageWords = 40;
const shortestMessageWord = 4;
/** How many keys of a search are worth comparing. */
const mostKeys = 3;
/** How many digits in a row a key holds: enough to tell one phone number from most others. */
const phoneKeyLength = 4;

/** Words of so many addresses that they get no keys: one alone would find nearly everybody. */
const sharedWords = new Set(
  'street road avenue place drive lane crescent terrace court grove close way'.split(' '),
);

type FindableOrder = Pick<Order, 'number' | 'user'> & FilteredOrder;
type FindableEnquiry = Pick<
  StoredEnquiry,
  'firstName' | 'lastName' | 'email' | 'enquirySubject' | 'enquiryMessage' | 'assignee'
>;
type FindablePerson = Pick<UserInfo, 'firstName' | 'lastName' | 'email' | 'phone' | 'address'>;

/** Lists the words of which an order can be found by the beginning. */
export const listOrderWords = (order: FindableOrder): string[] => [
  ...listOwnWords(order),
  ...listPhoneEndings(order.user.phone),
];

/** Likewise a person. */
export const listUserWords = (person: FindablePerson): string[] => [
  ...listPersonWords(person),
  ...listPhoneEndings(person.phone),
];

/** Likewise an enquiry. */
export const listEnquiryWords = (enquiry: FindableEnquiry): string[] => [
  ...listSenderWords(enquiry),
  ...listWords(enquiry.enquiryMessage),
];

function listSenderWords({ firstName, lastName, email, enquirySubject }: FindableEnquiry): string[] {
  return listWords(firstName, lastName, ...splitEmail(email), enquirySubject);
}

/** Likewise a plan or a piece of hardware. */
export const listItemWords = ({ name }: { name: string }): string[] => listWords(name);

/** Lists the keys that are stored beside an order: of its words, of its phone number, and what filters look for. */
export const listOrderKeys = (order: FindableOrder): string[] => [
  ...listKeys(listOwnWords(order), order.user.phone),
  ...listOrderQuickFilters(order),
];

/** Lists the keys that are stored beside a person. */
export const listUserKeys = (person: FindablePerson): string[] =>
  listKeys(listPersonWords(person), person.phone);

/** Lists the keys that are stored beside an enquiry. */
export const listEnquiryKeys = (enquiry: FindableEnquiry): string[] => [
  ...listKeys([...listSenderWords(enquiry), ...listMessageWords(enquiry)]),
  ...listEnquiryQuickFilters(enquiry),
];

function listMessageWords({ enquiryMessage }: FindableEnquiry): string[] {
  const words = listWords(enquiryMessage).filter((word) => word.length >= shortestMessageWord);
  return [...new Set(words)].slice(0, mostMessageWords);
}

function listOwnWords({ number, user, serviceAddress, orderItems }: FindableOrder): string[] {
  const { address, city, postalCode } = serviceAddress;
  // People also search for the second half of the number alone.
  const [, , half = ''] = number.split('-');
  const { firstName, lastName, email } = user;
  const items = orderItems.map(({ name }) => name);
  return listWords(
    joinNumber(number),
    half,
    firstName,
    lastName,
    ...splitEmail(email),
    address,
    city,
    postalCode,
    ...items,
  );
}

function listPersonWords({ firstName, lastName, email, address }: FindablePerson): string[] {
  return listWords(firstName, lastName, ...splitEmail(email), address);
}

/**
 * Lists the endings of each phone number from each digit on, so that any digits in a row are the beginning of one; and
 * one of our own as it begins from abroad.
 */
function listPhoneEndings(phone: string): string[] {
  return listPhoneNumbers(phone).flatMap(({ dial }) => {
    const digits = dial.replace('+', '');
    const endings = Array.from(digits, (_, from) => digits.slice(from));
    const fromAbroad = dial.startsWith('0') ? [`64${dial.slice(1)}`] : [];
    return [...endings, ...fromAbroad].filter((ending) => ending.length >= phoneKeyLength);
  });
}

function listKeys(words: readonly string[], phone = ''): string[] {
  const keys = words.filter(isDistinctive).flatMap((word) => keyLengths.map((length) => cut(word, length)));
  const phoneKeys = listPhoneEndings(phone).map((ending) => cut(ending, phoneKeyLength));
  return [...new Set([...keys, ...phoneKeys].filter((key): key is string => key !== null))];
}

export type Search = {
  /** Each has to be the beginning of one of the record's words. */
  words: string[];
  /**
   * Candidate keys: each inner list holds alternatives (digits of an order's number or of a phone number), and a
   * matching record has at least one of each list. The longest come first, and of equals the last that was typed,
   * since first names come first and are shared by more. None where nothing that was typed is long enough for one.
   */
  keys: string[][];
  /** The only key is all that was typed: each record that has it matches. */
  isExact: boolean;
};

/** A whole order number. Where there is one, only that is searched for: the text around it was copied along. */
const wholeNumber = /(?<![\p{L}\p{N}])kb\p{Pd}[0-9a-z]{4}\p{Pd}[0-9a-z]{4}(?![\p{L}\p{N}])/iu;

/** A phone number or a part of one, however it is spaced. */
const phoneText = /^[\s()+.\p{Pd}]*(\d[\s()+.\p{Pd}]*){4,}$/u;

/** Reads what was typed; null where it asks for nothing. */
export function readSearch(typed = ''): Search | null {
  const text = toPlainDigits(typed);
  const [asked = text] = wholeNumber.exec(text) ?? [];
  const terms = phoneText.test(asked) ? [readPhoneDigits(asked)] : asked.split(/\s+/).map(readTerm);
  const words = listWords(...terms).map((word) => (isDigits(word) ? word : (cut(word, longestKey) ?? word)));
  if (words.length === 0) return null;
  const telling = words.filter((word) => isDistinctive(word) && longestKeyOf(word) !== null);
  // A word such as "stre" may be the beginning of "street", which has no key: it is used only where nothing else was
  // typed.
  const sure = telling.filter((word) => !beginsSharedWord(word));
  const found = new Map(
    (sure.length > 0 ? sure : telling.slice(0, 1)).flatMap(listKeysOf).map((keys) => [keys.join(), keys]),
  );
  const keys = [...found.values()].toReversed().toSorted(([a = ''], [b = '']) => b.length - a.length);
  const isExact = words.length === 1 && keys[0]?.length === 1 && words[0] === keys[0][0];
  return { words, keys: keys.slice(0, mostKeys), isExact };
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

function isDigits(word: string): boolean {
  return word.length >= phoneKeyLength && /^\d+$/.test(word);
}

/** Digits are looked for anywhere in a phone number, the last of them first: many numbers begin alike. */
function listKeysOf(word: string): string[][] {
  const longest = longestKeyOf(word);
  if (longest === null) return [];
  if (!isDigits(word)) return [[longest]];
  const parts = [word.slice(-phoneKeyLength), word.slice(0, phoneKeyLength)];
  return parts.map((part) => [longest, part]);
}

function longestKeyOf(word: string): string | null {
  return keyLengths.map((length) => cut(word, length)).findLast((key) => key !== null) ?? null;
}

/** The first letters of a word, or null where it has not as many. */
function cut(word: string, length: number): string | null {
  const letters = [...word];
  return letters.length < length ? null : letters.slice(0, length).join('');
}
