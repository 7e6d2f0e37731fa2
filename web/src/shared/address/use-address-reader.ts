import { foldName } from '@kowhai/domain/address/fold-name';
import { findRegion } from '@kowhai/domain/address/postcode';
import { splitAddress } from '@kowhai/domain/address/split-address';
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
  /** Puts a whole address into the fields; by default each part into its own. */
  take?: (address: SuggestedAddress) => void;
};

/** What the list of streets says of what is typed. */
export type AddressFinding = {
  choices: readonly SuggestedAddress[];
  isUnknown: boolean;
  isCorrected: boolean;
  /** These two: see `AddressReading`. */
  isSure: boolean;
  readAs: string;
};

const nothing: AddressFinding = {
  choices: [],
  isUnknown: false,
  isCorrected: false,
  isSure: true,
  readAs: '',
};
const followed = ['city', 'postalCode', 'region'] as const;

const loadReader = () => import('./street-reader.ts');

export type AddressReader = ReturnType<typeof useAddressReader>;

/** How long a form that is sent waits for what is read from it. Files that do not arrive keep nobody from ordering. */
const longestWaitMs = 3000;

/**
 * Fills the other fields of an address from what is typed in one: suburb, postcode and region follow until they are changed
 * by hand. Without the list of streets all is typed as ever.
 */
export function useAddressReader({
  read,
  write,
  take = (found) => {
    for (const part of ['address', ...followed] as const) write(part, found[part]);
  },
}: Target) {
  const [finding, setFinding] = useState(nothing);
  const filledIn = useRef({ city: '', postalCode: '', region: '' });
  const isOpen = (part: (typeof followed)[number]) => ['', filledIn.current[part]].includes(read()[part]);
  const fillIn = (part: (typeof followed)[number], text: string) => {
    if (!isOpen(part)) return;
    filledIn.current[part] = text;
    if (read()[part] !== text) write(part, text);
  };
  const chosenPlace = useRef('');
  /** What the street is read from: not what was itself filled in from it. */
  const readGiven = () => {
    const { address, flat = '', city, postalCode } = read();
    const place = isOpen('city') && city !== chosenPlace.current ? '' : city;
    return [flat, address, place, isOpen('postalCode') ? '' : postalCode].filter(Boolean).join(', ');
  };
  /** What was chosen is not read again, nor where only its number is changed. */
  const lastRead = useRef({ text: '', street: '' });
  const remember = () => {
    lastRead.current = { text: readGiven(), street: nameStreet(readGiven()) };
  };
  const isRead = () => {
    const { text, street } = lastRead.current;
    if (text === readGiven()) return true;
    return read().city !== '' && finding.choices.length === 0 && nameStreet(readGiven()) === street;
  };

  const underWay = useRef(new Set<Promise<void>>());
  /** Uses what is found, unless its text has become another by then. */
  const whileSame = <T>(
    getText: () => string,
    find: (text: string) => Promise<T>,
    use: (found: T) => void,
  ) => {
    const text = getText();
    const reading = find(text)
      .then(
        (found) => {
          if (getText() === text) use(found);
        },
        () => undefined,
      )
      .finally(() => underWay.current.delete(reading));
    underWay.current.add(reading);
  };
  const readAddress = async (text: string) => (await loadReader()).readAddress(text);

  /** What follows from the place that is typed. */
  const followCity = () =>
    whileSame(
      () => read().city,
      readAddress,
      ({ address: { address, postalCode, region }, readAs }) => {
        const { city } = read();
        const isPlace = address === '' && readAs === '';
        // "North" behind a place that was chosen makes it another name, and no other postcode.
        const { city: chosen } = filledIn.current;
        if (chosen !== '' && city.startsWith(chosen) && !(isPlace && (postalCode || region))) return;
        fillIn('postalCode', isPlace ? postalCode : '');
        const typedCode = read().postalCode;
        fillIn('region', findRegion(typedCode) ?? (isPlace ? region : ''));
      },
    );

  const followPostcode = () => {
    const { city, postalCode } = read();
    const region = findRegion(postalCode.trim());
    if (region) fillIn('region', region);
    if (!/^\d{4}$/.test(postalCode) || (city !== '' && !isOpen('city'))) return;
    whileSame(
      () => read().postalCode,
      async (text) => (await loadReader()).listPlacesOf(text),
      ([place, ...others]) => fillIn('city', place && others.length === 0 ? place : ''),
    );
  };

  /** Browsers fill the second line with the suburb. */
  const followFlat = () => {
    const getFlat = () => read().flat?.trim() ?? '';
    if (readSecondLine(getFlat()) !== null) return;
    whileSame(getFlat, readAddress, ({ address, street }) => {
      if (address.address !== '' || (street !== null && street !== 'known')) return;
      write('city', addPlace(getFlat(), read().city));
      write('flat', '');
    });
  };

  const choose = (address: SuggestedAddress) => {
    setFinding(nothing);
    filledIn.current = address;
    chosenPlace.current = '';
    take(address);
    remember();
    if (address.postalCode !== '') return;
    // A road with several postcodes: those of its place are offered.
    chosenPlace.current = address.city;
    readStreet();
  };

  /** Fills in what was understood, and leaves what was typed into its own field. */
  const takeReading = (found: SuggestedAddress) => {
    const typed = read();
    const isTyped = (part: (typeof followed)[number]) => !isOpen(part);
    const isSaid = !isOpen('city') || typed.city === chosenPlace.current;
    const city = isSaid && isFirstPlace(typed.city, found.city) ? typed.city : found.city;
    const isHand = {
      city: isSaid && city === typed.city,
      postalCode: isTyped('postalCode'),
      region: isTyped('region'),
    };
    const merged = {
      ...found,
      city: city || typed.city,
      postalCode: found.postalCode || typed.postalCode,
      region: (isHand.region ? '' : found.region) || typed.region,
    };
    for (const part of followed) if (!isHand[part]) filledIn.current[part] = merged[part];
    take(merged);
    remember();
  };

  /** Reads the street's line when it is left: it may hold a flat, a suburb and a postcode too. */
  const readStreet = () => {
    const { address } = read();
    if (isRead()) return;
    if (!/\d/.test(address) || address.trim().length < 5) return setFinding(nothing);
    whileSame(readGiven, readAddress, ({ address: found, street, choices, isSure, readAs }) => {
      remember();
      const isUnknown = street === 'unknown' || street === 'elsewhere';
      // Where the street is not known, what else was typed in its line still goes to its fields.
      const isTaken = isUnknown
        ? isOpen('city') && found.city !== ''
        : street === 'known' && choices.length === 0;
      if (isTaken) takeReading(found);
      const offered = street === 'corrected' && choices.length === 0 ? [found] : choices;
      const isOffered = !isTaken && !isUnknown && offered.every((one) => one.address !== '');
      // The place of the street before is not this one's.
      if (isOffered && read().city !== chosenPlace.current) for (const part of followed) fillIn(part, '');
      setFinding({
        choices: isOffered ? offered : [],
        isUnknown,
        isCorrected: street === 'corrected',
        isSure,
        readAs: isTaken ? readAs : '',
      });
    });
  };

  /** A place that was chosen from the list, without touching the street. */
  const choosePlace = ({ city, postalCode, region }: SuggestedAddress) => {
    write('city', city);
    filledIn.current.city = city;
    chosenPlace.current = city;
    // A town of several postcodes has none yet.
    fillIn('postalCode', postalCode);
    fillIn('region', findRegion(read().postalCode) ?? region);
    readStreet();
  };

  /** After a reload, and what was typed before the page came to life: what would follow from the place was filled in, and changes with it. */
  const beginTyped = () => {
    const { address, city, postalCode, region } = read();
    const isInStreet =
      document.activeElement instanceof HTMLInputElement && document.activeElement.value === address;
    if (city === '') return isInStreet ? undefined : readStreet();
    whileSame(
      () => read().city,
      readAddress,
      ({ address: found }) => {
        if (found.postalCode === postalCode || postalCode === '') filledIn.current.postalCode = postalCode;
        if (found.region === region || region === '') filledIn.current.region = region;
        followCity();
      },
    );
  };

  /** Takes what was filled in for such when a form opens. */
  const begin = (address: Pick<SuggestedAddress, 'city' | 'postalCode' | 'region'>) => {
    filledIn.current = address;
    remember();
  };

  /** Resolves when what is typed is read and filled in: a form that is sent at once waits for it. */
  const settle = async (): Promise<void> => {
    readStreet();
    const isLate = new Promise((resolve) => setTimeout(resolve, longestWaitMs, 'late'));
    while (underWay.current.size > 0) {
      if ((await Promise.race([isLate, Promise.all(underWay.current)])) === 'late') return;
    }
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
    settle,
  };
}

/** The street and what follows it, whatever its number; all of a line that holds more than a street. */
function nameStreet(text: string): string {
  const { flat, building, street, places, postalCode } = splitAddress(text);
  return flat || building ? text : foldName([street, ...places, postalCode].join(' '));
}

/** "Karori" is the first place of "Karori, Wellington". */
const isFirstPlace = (typed: string, found: string) =>
  found === '' ||
  foldName(found.split(', ')[0] ?? '') === foldName(typed) ||
  foldName(found) === foldName(typed);
