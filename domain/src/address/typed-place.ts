import { isSamePlace } from './format-address.ts';

/** Writes a place before the town: "RD 2, Hamilton". */
export function addPlace(place: string, city: string): string {
  const places = city.split(/,\s*/).filter(Boolean);
  const isNew = place !== '' && !places.some((one) => isSamePlace(one, place));
  return isNew ? [place, ...places].join(', ') : city;
}
