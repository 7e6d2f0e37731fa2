import { findRegion } from '@kowhai/domain/address/postcode';
import type { SuggestedAddress } from '@kowhai/domain/address/suggested-address';
import { addPlace, readSecondLine } from '@kowhai/domain/address/typed-address';
import { useRef, useState } from 'react';

/** The texts of a form's address. Without a flat of its own, that is in the street's line. */
export type AddressTexts = {
  address: string;
  flat?: string;
  city: string;
  postalCode: string;
  region: string;
};
export type AddressPart = keyof AddressTexts;

type Target = {
  read: () => AddressTexts;
  write: (part: AddressPart, text: string) => void;
  /** Puts a whole address into the fields. */
  take: (address: SuggestedAddress) => void;
};

/** What the list of streets says of what is typed. */
export type AddressFinding = {
  choices: readonly SuggestedAddress[];
  isUnknown: boolean;
  isCorrected: boolean;
};

const nothing: AddressFinding = { choices: [], isUnknown: false, isCorrected: false };
const followed = ['city', 'postalCode', 'region'] as const;

const loadReader = () => import('./street-reader.ts');

export type AddressReader = ReturnType<typeof useAddressReader>;

/**
 * Fills the other fields of an address from what is typed in one: suburb, postcode and region follow until they are changed
 * by hand. Without the list of streets all is typed as ever.
 */
export function useAddressReader({ read, write, take }: Target) {
  const [finding, setFinding] = useState(nothing);
  const filledIn = useRef({ city: '', postalCode: '', region: '' });
  const isOpen = (part: (typeof followed)[number]) => ['', filledIn.current[part]].includes(read()[part]);
  /** What was chosen is not read again. */
  const taken = useRef('');
  const remember = () => {
    taken.current = JSON.stringify(read());
  };
  const fillIn = (part: (typeof followed)[number], text: string) => {
    if (!isOpen(part)) return;
    filledIn.current[part] = text;
    if (read()[part] !== text) write(part, text);
  };

  /** Not if something else is typed by the time that the list is there. */
  const whileSame = async <T>(find: () => Promise<T>, use: (found: T) => void) => {
    const before = JSON.stringify(read());
    const found = await find().catch(() => null);
    if (found !== null && JSON.stringify(read()) === before) use(found);
  };

  /** What follows from the place that is typed. */
  const followCity = () => {
    const { city } = read();
    return whileSame(
      async () => (await loadReader()).readAddress(city),
      ({ address: { address, postalCode, region } }) => {
        const isPlace = address === '';
        // "North" behind a place that was chosen makes it another name, and no other postcode.
        const { city: chosen } = filledIn.current;
        if (chosen !== '' && city.startsWith(chosen) && !(isPlace && (postalCode || region))) return;
        fillIn('postalCode', isPlace ? postalCode : '');
        const typedCode = read().postalCode;
        fillIn('region', findRegion(typedCode) ?? (isPlace ? region : ''));
      },
    );
  };

  const followPostcode = () => {
    const { city, postalCode } = read();
    const region = findRegion(postalCode.trim());
    if (region) fillIn('region', region);
    if (!/^\d{4}$/.test(postalCode) || (city !== '' && !isOpen('city'))) return;
    return whileSame(
      async () => (await loadReader()).listPlacesOf(postalCode),
      ([place, ...others]) => fillIn('city', place && others.length === 0 ? place : ''),
    );
  };

  /** Browsers fill the second line with the suburb. */
  const followFlat = () => {
    const { flat = '' } = read();
    if (readSecondLine(flat.trim()) !== null) return;
    return whileSame(
      async () => (await loadReader()).readAddress(flat),
      ({ address, street }) => {
        if (address.address !== '' || (street !== null && street !== 'known')) return;
        write('city', addPlace(flat.trim(), read().city));
        write('flat', '');
      },
    );
  };

  const choose = (address: SuggestedAddress) => {
    setFinding(nothing);
    filledIn.current = address;
    take(address);
    remember();
  };

  /** Reads the street's line when it is left: it may hold a flat, a suburb and a postcode too. */
  const readStreet = () => {
    const { address, flat = '', city, postalCode } = read();
    if (JSON.stringify(read()) === taken.current) return;
    setFinding(nothing);
    if (!/\d/.test(address) || address.trim().length < 5) return;
    const given = [flat, address, isOpen('city') ? '' : city, isOpen('postalCode') ? '' : postalCode];
    return whileSame(
      async () => (await loadReader()).readAddress(given.filter(Boolean).join(', ')),
      ({ address: found, street, choices }) => {
        if (street === 'known' && choices.length === 0) return choose(merge(read(), found));
        const isUnknown = street === 'unknown' || street === 'elsewhere';
        // Where the street is not known, what else was typed in its line still goes to its fields.
        if (isUnknown && isOpen('city') && found.city !== '') return takeUnknown(merge(read(), found));
        const offered = street === 'corrected' && choices.length === 0 ? [found] : choices;
        const isStreet = offered.every((one) => one.address !== '');
        setFinding({
          choices: isStreet && !isUnknown ? offered : [],
          isUnknown,
          isCorrected: street === 'corrected',
        });
      },
    );
  };
  const takeUnknown = (address: SuggestedAddress) => {
    choose(address);
    setFinding({ ...nothing, isUnknown: true });
  };

  /** A place that was chosen from the list, without touching the street. */
  const choosePlace = ({ city, postalCode, region }: SuggestedAddress) => {
    write('city', city);
    filledIn.current.city = city;
    // A town of several postcodes has none yet.
    fillIn('postalCode', postalCode);
    fillIn('region', findRegion(read().postalCode) ?? region);
  };

  /** After a reload: what would follow from the place was filled in, and changes with it. */
  const beginTyped = () => {
    const { city, postalCode, region } = read();
    if (city === '') return;
    return whileSame(
      async () => (await loadReader()).readAddress(city),
      ({ address: found }) => {
        if (found.postalCode === postalCode || postalCode === '') filledIn.current.postalCode = postalCode;
        if (found.region === region || region === '') filledIn.current.region = region;
        void followCity();
      },
    );
  };

  /** Takes what was filled in for such when a form opens. */
  const begin = (address: Pick<SuggestedAddress, 'city' | 'postalCode' | 'region'>) => {
    filledIn.current = address;
    remember();
  };
  return {
    finding,
    followCity,
    followPostcode,
    followFlat,
    readStreet,
    choose,
    choosePlace,
    begin,
    beginTyped,
  };
}

/** What is typed in the other fields stays where the reading does not know it. */
const merge = (typed: AddressTexts, found: SuggestedAddress): SuggestedAddress => ({
  ...found,
  city: found.city || typed.city,
  postalCode: found.postalCode || typed.postalCode,
  region: found.region || typed.region,
});
