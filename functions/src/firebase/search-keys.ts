/** How staff find an order by the first letters of its number, a name, an email address, a street or a city. */
import type { Order } from '@kowhai/domain/order';

/** Longer words are found by these first letters. */
const longestKey = 12;

/**
 * Lists what an order can be found by: the beginnings of all its words, from one letter up. Firestore finds a whole
 * entry of a list, however many orders there are.
 */
export function listSearchKeys({
  number,
  user,
  serviceAddress,
}: Pick<Order, 'number' | 'user' | 'serviceAddress'>): string[] {
  const texts = [user.firstName, user.lastName, user.email, serviceAddress.address, serviceAddress.city];
  const spoken = number.replaceAll('-', '');
  // People leave out the hyphens of a number, and the letters in front that all numbers share.
  const words = [number, ...texts, spoken, spoken.slice(2)].flatMap(splitWords);
  return [...new Set(words.flatMap(listBeginnings))];
}

/** Takes a search apart into words, each of which must be the beginning of a word of the order. */
export function listSearchWords(text: string): string[] {
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
