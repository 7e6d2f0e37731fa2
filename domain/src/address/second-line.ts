import { bareFlat } from './flats.ts';
import { isNamedFlat, readRural } from './split-address.ts';

/** Tells a flat from a rural round; null if only the customer or the list of places knows ("Queenwood"). */
export function readSecondLine(text: string): { flat: string } | { place: string } | null {
  const rural = readRural(text);
  if (rural !== null) return { place: rural };
  return text === '' || bareFlat.test(text) || isNamedFlat(text) ? { flat: text } : null;
}
