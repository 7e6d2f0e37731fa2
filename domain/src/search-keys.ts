/** How staff find a record by the first letters of its words: an order by its number, a person, an enquiry. */
import type { Enquiry } from './enquiry.ts';
import type { Order } from './order.ts';
import type { UserInfo } from './user.ts';

/** Longer words are found by these first letters. */
const longestKey = 12;

/** Lists what an order can be found by. */
export function listOrderKeys({
  number,
  user,
  serviceAddress,
}: Pick<Order, 'number' | 'user' | 'serviceAddress'>): string[] {
  const spoken = number.replaceAll('-', '');
  // People leave out the hyphens of a number, and the letters in front that all numbers share.
  const { address, city } = serviceAddress;
  return listKeys([
    number,
    spoken,
    spoken.slice(2),
    user.firstName,
    user.lastName,
    user.email,
    address,
    city,
  ]);
}

/** Lists what a person can be found by. A phone number is found as it is spoken and without its spaces. */
export function listUserKeys(
  person: Pick<UserInfo, 'firstName' | 'lastName' | 'email' | 'phone' | 'address'>,
): string[] {
  const { firstName, lastName, email, phone, address } = person;
  return listKeys([firstName, lastName, email, phone, phone.replace(/\D/g, ''), address]);
}

/** Lists what an enquiry can be found by. */
export function listEnquiryKeys({ firstName, lastName, email, enquirySubject }: Enquiry): string[] {
  return listKeys([firstName, lastName, email, enquirySubject]);
}

/**
 * Lists the beginnings of all words, from one letter up. Firestore finds a whole entry of a list, however many records
 * there are.
 */
function listKeys(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(splitWords).flatMap(listBeginnings))];
}

/** Takes a search apart into words, each of which must be the beginning of a word. */
export function listSearchWords(text = ''): string[] {
  return splitWords(text).map((word) => [...word].slice(0, longestKey).join(''));
}

/** Macrons and other marks are left out on both sides, so that "Rata" finds "Rātā". */
function splitWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function listBeginnings(word: string): string[] {
  const letters = [...word].slice(0, longestKey);
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
}
