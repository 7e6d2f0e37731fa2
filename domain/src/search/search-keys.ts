/** Stores word prefixes; Firestore matches one exactly. Each costs an index entry: the rest is compared in memory. */
import type { StoredEnquiry } from '#domain/enquiries/stored-enquiry.ts';
import type { Order } from '#domain/orders/order.ts';
import { listPhoneNumbers, readPhoneDigits, withoutRemark } from '#domain/people/phone.ts';
import type { UserInfo } from '#domain/people/user.ts';
import { normalizeText, toPlainDigits } from '#domain/text.ts';
import { type FilteredOrder, listEnquiryQuickFilters, listOrderQuickFilters } from './quick-filters.ts';

const keyLengths = [3, 6, 9, 12];
const longestKey = 12;
const mostMessageWords = 40;
const shortestMessageWord = 4;
const mostKeys = 3;
/** Four digits in a row distinguish most phone numbers. */
const phoneKeyLength = 4;

const sharedWords = new Set(
  'street road avenue place drive lane crescent terrace court grove close way'.split(' '),
);

type FindableOrder = Pick<Order, '_id' | 'number' | 'user'> & FilteredOrder;
type FindableEnquiry = Pick<
  StoredEnquiry,
  '_id' | 'firstName' | 'lastName' | 'email' | 'enquirySubject' | 'enquiryMessage' | 'assigneeKey'
>;
type FindablePerson = Pick<UserInfo, '_id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'address'>;

export const listOrderWords = (order: FindableOrder): string[] => [
  ...listOwnWords(order),
  wordOfId(order),
  ...listPhoneEndings(order.user.phone),
];

export const listUserWords = (person: FindablePerson): string[] => [
  ...listPersonWords(person),
  wordOfId(person),
  ...listPhoneEndings(person.phone),
];

export const listEnquiryWords = (enquiry: FindableEnquiry): string[] => [
  ...listSenderWords(enquiry),
  ...listWords(enquiry.enquiryMessage),
  wordOfId(enquiry),
];

function listSenderWords({ firstName, lastName, email, enquirySubject }: FindableEnquiry): string[] {
  return listWords(...splitName(firstName), ...splitName(lastName), ...splitEmail(email), enquirySubject);
}

type FindableItem = { _id: string; name: string };

export const listItemWords = (item: FindableItem): string[] => [...listWords(item.name), wordOfId(item)];

export const listItemKeys = (item: FindableItem): string[] => [
  ...listKeys(listWords(item.name)),
  keyOfId(item),
];

/** A record's address names it, and so does its bare id. One key is enough: nobody types the beginning of one. */
const wordOfId = ({ _id }: { _id: string }): string => squeeze(_id).toLowerCase();
const keyOfId = (record: { _id: string }): string => wordOfId(record).slice(0, longestKey);

export const listOrderKeys = (order: FindableOrder): string[] => [
  ...listKeys(listOwnWords(order), order.user.phone),
  keyOfId(order),
  ...listShortNames(order.user),
  ...listOrderQuickFilters(order),
];

export const listUserKeys = (person: FindablePerson): string[] => [
  ...listKeys(listPersonWords(person), person.phone),
  keyOfId(person),
  ...listShortNames(person),
];

export const listEnquiryKeys = (enquiry: FindableEnquiry): string[] => [
  ...listKeys([...listSenderWords(enquiry), ...listMessageWords(enquiry)]),
  keyOfId(enquiry),
  ...listShortNames(enquiry),
  ...listEnquiryQuickFilters(enquiry),
];

function listMessageWords({ enquiryMessage }: FindableEnquiry): string[] {
  const words = listWords(enquiryMessage).filter((word) => word.length >= shortestMessageWord);
  return [...new Set(words)].slice(0, mostMessageWords);
}

function listOwnWords({ number, user, serviceAddress, orderItems }: FindableOrder): string[] {
  const { address, city, postalCode } = serviceAddress;
  // Staff also search for the second half of the number.
  const [, , half = ''] = number.split('-');
  const { firstName, lastName, email } = user;
  const items = orderItems.map(({ name }) => name);
  return listWords(
    joinNumber(number),
    half,
    ...splitName(firstName),
    ...splitName(lastName),
    ...splitEmail(email),
    address,
    city,
    postalCode,
    ...items,
  );
}

function listPersonWords({ firstName, lastName, email, address }: FindablePerson): string[] {
  return listWords(...splitName(firstName), ...splitName(lastName), ...splitEmail(email), address);
}

/** Every ending of a phone number, so that any digits in a row are a prefix; and its international form. */
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
  words: string[];
  /** A matching record has a key of each inner list. The longest are first. Empty if all words are too short. */
  keys: string[][];
  /** The only key is all that was typed, so every record with it matches. */
  isExact: boolean;
};

/** The page of an order, an item, a user or an enquiry, in the shop or at the desk. */
const address = /(?<=\/(?:order|product|hardware|admin\/(?:service|hardware|user|enquiries))\/)[\w-]+/i;
const bareId = /^[\w-]{20,}$/;

/** A whole order number is searched for alone, and so is an address: the text around it was copied along. */
const wholeNumber = /(?<![\p{L}\p{N}])kb\p{Pd}[0-9a-z]{4}\p{Pd}[0-9a-z]{4}(?![\p{L}\p{N}])/iu;

const phoneText = /^[\s()+.\p{Pd}]*(\d[\s()+.\p{Pd}]*){4,}$/u;

/** Whether a search is for a phone number, in whatever way it was typed. */
export function isPhoneNumber(text: string): boolean {
  return phoneText.test(withoutRemark(text));
}

/** Signs alone: no word begins with one, and no key holds one. */
const nothingToFind: Search = { words: ['%'], keys: [['%']], isExact: true };

const isSigns = (text: string) => text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text);

/** @returns null if nothing is searched for */
export function readSearch(typed = ''): Search | null {
  const text = toPlainDigits(typed);
  const [id] = address.exec(text) ?? bareId.exec(text.trim()) ?? [];
  if (id !== undefined) return readId(id);
  const [asked = text] = wholeNumber.exec(text) ?? [];
  const terms = isPhoneNumber(asked) ? [readPhoneDigits(asked)] : asked.split(/\s+/).map(readTerm);
  const words = listWords(...terms).map((word) => (isDigits(word) ? word : (cut(word, longestKey) ?? word)));
  if (words.length === 0) return isSigns(text) ? nothingToFind : null;
  const telling = words.filter((word) => isDistinctive(word) && longestKeyOf(word) !== null);
  // "stre" may begin "street", which has no key: it is used only if nothing else was typed.
  const sure = telling.filter((word) => !beginsSharedWord(word));
  const found = new Map(
    (sure.length > 0 ? sure : telling.slice(0, 1)).flatMap(listKeysOf).map((keys) => [keys.join(), keys]),
  );
  const keys = [...found.values()].toReversed().toSorted(([a = ''], [b = '']) => b.length - a.length);
  const isExact = words.length === 1 && keys[0]?.length === 1 && words[0] === keys[0][0];
  return { words, keys: keys.slice(0, mostKeys), isExact };
}

export function matchesWords(words: readonly string[], recordWords: readonly string[]): boolean {
  return words.every((word) => recordWords.some((recordWord) => recordWord.startsWith(word)));
}

/** "O’Brien" is searched for as one word as well as two, and "van der Berg" and "Smith-Jones" too. */
function splitName(name: string): [string, string] {
  return [name, squeeze(name)];
}

/** A whole name of two letters, such as Ng, is a key of its own. */
function listShortNames({ firstName, lastName }: { firstName: string; lastName: string }): string[] {
  return [...new Set(listWords(firstName, lastName))].filter((word) => word.length === 2);
}

function splitEmail(email: string): [string, string] {
  return [squeeze(email), email.split('@')[0] ?? ''];
}

/** An email address is one word, and so is an order number, with or without its leading letters. */
function readTerm(term: string): string {
  return term.includes('@') ? squeeze(term) : joinNumber(term);
}

function readId(_id: string): Search {
  const key = keyOfId({ _id });
  const word = wordOfId({ _id });
  return { words: [word], keys: [[key]], isExact: key === word };
}

function squeeze(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

function joinNumber(text: string): string {
  const [, first, second = ''] =
    /^[^\p{L}\p{N}]*kb\p{Pd}?([0-9a-z]{0,4})\p{Pd}?([0-9a-z]{0,4})[^\p{L}\p{N}]*$/iu.exec(text) ?? [];
  return first === undefined ? text : `${first}${second}`;
}

/** Ignores macrons, so that "Rata" finds "Rātā". */
function listWords(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const plain = normalizeText(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase();
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

/** The last digits come first: many phone numbers begin alike. */
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

function cut(word: string, length: number): string | null {
  const letters = [...word];
  return letters.length < length ? null : letters.slice(0, length).join('');
}
