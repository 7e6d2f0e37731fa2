import { splitAddress } from './split-address.ts';
import type { SuggestedAddress } from './suggested-address.ts';

/** Where choices differ by their postcode alone, `around` says what else it has: "Riverhead". */
export type AddressChoice = SuggestedAddress & { around?: string };

export type AddressReading = {
  /** What is understood. Empty parts are not known. */
  address: SuggestedAddress;
  /**
   * Whether the street is in the country's list: as typed, with one letter changed, near the town that was named, elsewhere,
   * or not; null without a street.
   */
  street: 'known' | 'corrected' | 'nearby' | 'elsewhere' | 'unknown' | null;
  /** Streets and places that fit equally, where there are several: the person says which. */
  choices: readonly AddressChoice[];
  /** Whether the postcode is the street's own. A road that crosses a boundary has several: then it is its place's. */
  isSure: boolean;
  /** The place that was read with one letter changed. */
  readAs: string;
  /** A town with several postcodes, whose suburbs the choices are. */
  town: string;
  /** The list's postcode of the street, where another was typed. */
  listedCode: string;
  /** A file did not arrive, so that less is understood than could be. */
  isPartial: boolean;
};

/** What a reading begins with. */
export const nothingRead = {
  street: null,
  choices: [],
  isSure: true,
  readAs: '',
  town: '',
  listedCode: '',
  isPartial: false,
} as const;

export const describeChoice = ({ address, city, postalCode, around }: AddressChoice): string =>
  [[address, city].filter(Boolean).join(', '), postalCode, around && `(${around})`].filter(Boolean).join(' ');

/** What is said of a street that the list does not have, or not there. */
export function describeUnknown({ address: { address, city }, street }: AddressReading): string {
  const isThere = street === 'elsewhere' && city !== '';
  const what = isThere ? `${splitAddress(address).street} in ${city}` : 'this street';
  return `We don’t know ${what}. Check it, or carry on: we check it too.`;
}
