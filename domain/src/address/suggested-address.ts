import { joinFlat } from './flats.ts';
import { foldName } from './fold-name.ts';
import { findRegion } from './postcode.ts';
import { country, regions } from './regions.ts';
import type { ServiceAddress } from './service-address.ts';
import { type SplitAddress, splitAddress } from './split-address.ts';

/** An address of which parts may be empty. */
export type SuggestedAddress = Omit<ServiceAddress, 'region'> & { region: string };

/** What the form of the text alone tells: for a moment without the list of streets. */
export function readForm(typed: string): SuggestedAddress {
  return addressOf(splitAddress(typed));
}

/** Writes the parts as they are kept: one line for the street, with the flat before it. */
export function addressOf(parts: SplitAddress): SuggestedAddress {
  const region = regions.find((one) => parts.places.some((place) => foldName(place) === foldName(one)));
  const others = parts.places.filter((place) => !region || foldName(place) !== foldName(region));
  // "Auckland, Auckland" keeps its city unless another place is named.
  const places = others.length > 0 ? others : parts.places.slice(0, 1);
  return {
    address: writeStreet(parts, parts.street),
    city: [parts.rural, ...places].filter(Boolean).join(', '),
    region: region ?? findRegion(parts.postalCode) ?? '',
    postalCode: parts.postalCode,
    country,
  };
}

export function writeStreet({ flat, building, number }: SplitAddress, street: string): string {
  const line = [building, [number, street].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return line === '' ? flat : joinFlat(flat, line);
}
