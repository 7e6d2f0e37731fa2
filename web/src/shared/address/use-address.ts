import type { AddressQuestion } from '@kowhai/domain/address/address-question';
import {
  type AddressChoice,
  type AddressReading,
  describeUnknown,
} from '@kowhai/domain/address/address-reading';
import {
  type AddressPart,
  type AddressTexts,
  addressParts,
  followForm,
  followReading,
  nameStreet,
  noTexts,
  writeLine,
} from '@kowhai/domain/address/address-texts';
import { splitFlat } from '@kowhai/domain/address/flats';
import { findRegion } from '@kowhai/domain/address/postcode';
import type { SuggestedAddress } from '@kowhai/domain/address/suggested-address';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { setText } from '#ui/fields/use-validated-form.ts';

/** What the list of streets says of what is typed. */
export type AddressFinding = {
  choices: readonly AddressChoice[];
  misfits: readonly AddressQuestion[];
  /** What is said of a street that the list lacks. */
  unknown: string;
  isCorrected: boolean;
  /** These two: see `AddressReading`. */
  isSure: boolean;
  readAs: string;
};
const nothing: AddressFinding = {
  choices: [],
  misfits: [],
  unknown: '',
  isCorrected: false,
  isSure: true,
  readAs: '',
};

/** A reading belongs to the street that it was asked for. What is missing has not arrived yet. */
type Reading = { street: string; texts?: AddressTexts; finding?: AddressFinding; isTold?: boolean };

const loadReader = () => import('./street-reader.ts');

export type AddressControl = ReturnType<typeof useAddress>;

/**
 * The address in a form, by one rule. A field that a person touched is theirs: it changes only by them, or by a whole
 * address that they choose. A field that nobody touched follows the street. Nothing is written once the form is sent.
 *
 * @param prefix before the names of its fields
 */
export function useAddress<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, prefix = '') {
  const nameOf = (part: AddressPart) => `${prefix}${part}` as Path<In>;
  const read = (): AddressTexts => {
    const texts = form.getValues(addressParts.map(nameOf)) as (string | undefined)[];
    return Object.fromEntries(addressParts.map((part, at) => [part, texts[at] ?? ''])) as AddressTexts;
  };
  const hasFlat = () => form.getValues(nameOf('flat')) !== undefined;
  const touched = useRef(new Set<AddressPart>());
  const reading = useRef<Reading>({ street: '' });
  const [finding, setFinding] = useState(nothing);

  const write = (texts: Partial<AddressTexts>) => {
    for (const part of addressParts) {
      const text = texts[part];
      if (text !== undefined && text !== read()[part]) setText(form, nameOf(part), text);
    }
  };
  /** What a person gave: what only follows is not read. */
  const given = (): AddressTexts => {
    const texts = read();
    const own = (part: AddressPart) => (touched.current.has(part) ? texts[part] : '');
    return { ...texts, city: own('city'), postalCode: own('postalCode'), region: own('region') };
  };
  const nameGiven = () => nameStreet(writeLine(given()));
  const follow = () => {
    const { street, texts } = reading.current;
    // The postcode tells the region without the list.
    const unread = { ...noTexts, region: findRegion(given().postalCode) ?? '' };
    const known = texts && street === nameGiven() ? texts : unread;
    const isFollowing = (part: AddressPart) => part !== 'address' && !touched.current.has(part);
    write(Object.fromEntries(addressParts.filter(isFollowing).map((part) => [part, known[part]])));
  };

  const touch = (part: AddressPart) => {
    touched.current.add(part);
    follow();
    if (finding !== nothing && reading.current.street !== nameGiven()) setFinding(nothing);
  };
  /**
   * Reads the whole address, while its place is typed and when a field that tells where it is has been left.
   *
   * @param isTold false while it is typed: a note would move the field
   */
  const lookUp = async (isTold = true): Promise<void> => {
    const street = nameGiven();
    if (street === '') return;
    const { current } = reading;
    if (street === current.street) {
      current.isTold ||= isTold;
      if (isTold && current.finding) setFinding(current.finding);
      return;
    }
    const asked: Reading = { street, isTold };
    reading.current = asked;
    const texts = given();
    const found = await loadReader()
      .then((reader) =>
        Promise.all([
          reader.readAddress(writeLine(texts)),
          reader.findMisfits(texts),
          reader.readAddress(texts.city),
        ]),
      )
      .catch(() => null);
    if (nameGiven() !== street) return;
    const isSent = reading.current !== asked;
    if (!isSent) {
      asked.texts = found ? followReading(found[0], found[2]) : followForm(writeLine(texts));
      follow();
    }
    if (!found) return;
    asked.finding = describe(found[0], found[1] ?? [], isSent);
    if (isSent || asked.isTold) setFinding(asked.finding);
  };

  /** Puts a whole address into the fields. What follows from it changes with the street. */
  const begin = (address: SuggestedAddress) => {
    const { address: line, city, postalCode, region } = address;
    const split = hasFlat() ? splitFlat(line) : { flat: '', address: line };
    const texts = { ...split, city, postalCode, region };
    const { flat, ...others } = texts;
    write(hasFlat() ? texts : others);
    touched.current.clear();
    reading.current = { street: nameGiven(), texts };
    setFinding(nothing);
  };
  const choose = (address: SuggestedAddress) => {
    begin(address);
    if (address.postalCode !== '') return;
    // A road with several postcodes: those of its place are offered.
    touched.current.add('city');
    void lookUp();
  };
  const change = (texts: Partial<AddressTexts>) => {
    write(texts);
    for (const part of addressParts) if (texts[part] !== undefined) touched.current.add(part);
    void lookUp();
  };
  /** Once the form is sent, a late reading is offered and not written. */
  const stop = () => {
    if (!reading.current.texts) reading.current = { ...reading.current };
  };
  /** A form begins with what a person typed; what it takes from elsewhere comes by `begin`. */
  const beginTyped = useEffectEvent(() => change(listTexts(read())));
  useEffect(() => beginTyped(), []);
  const focus = (part: AddressPart) => form.setFocus(nameOf(part));
  return { finding, read, touch, lookUp, begin, choose, change, stop, focus };
}

const listTexts = (texts: AddressTexts): Partial<AddressTexts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

const isFound = ({ street }: AddressReading) =>
  street === 'known' || street === 'corrected' || street === 'nearby';

function describe(reading: AddressReading, misfits: AddressQuestion[], isSent: boolean): AddressFinding {
  const { address, street, isSure, readAs } = reading;
  const isOffered = street === 'corrected' || (isSent && street === 'known');
  const several = isOffered && reading.choices.length === 0 ? [address] : reading.choices;
  const choices = isFound(reading) ? several : [];
  const others = misfits.filter(({ field }) => choices.length === 0 || field !== 'address');
  const isUnknown = street === 'unknown' || (street === 'elsewhere' && others.length === 0);
  return {
    choices,
    misfits: others,
    unknown: isUnknown ? describeUnknown(reading) : '',
    isCorrected: isOffered,
    isSure,
    readAs: choices.length === 0 ? readAs : '',
  };
}
