import { describeFinding, noFinding } from '@kowhai/domain/address/address-finding';
import {
  type AddressPart,
  type AddressTexts,
  addressParts,
  followStreet,
  keepGiven,
  nameStreet,
  type StreetReading,
} from '@kowhai/domain/address/address-texts';
import { splitFlat } from '@kowhai/domain/address/flats';
import type { SuggestedAddress } from '@kowhai/domain/address/suggested-address';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { setText } from '#ui/fields/use-validated-form.ts';
import { readGiven } from './read-given.ts';

/** `isLate` if the form was sent before it arrived: then it is proposed, and not written. */
type Reading = StreetReading & { read?: ReturnType<typeof readGiven>; isLate?: boolean };

export type AddressControl = ReturnType<typeof useAddress>;

/**
 * The address in a form, by one rule. A field that a person touched is theirs: it changes only by them, or by a whole
 * address that they choose. A field that nobody touched follows the street. Nothing is written once the form is sent.
 *
 * @param prefix before the names of its fields
 */
export function useAddress<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, prefix = '') {
  const touched = useRef(new Set<AddressPart>());
  const reading = useRef<Reading>({ street: '' });
  const [finding, setFinding] = useState(noFinding);

  const nameOf = (part: AddressPart) => `${prefix}${part}` as Path<In>;
  const read = (): AddressTexts => {
    const texts = form.getValues(addressParts.map(nameOf)) as (string | undefined)[];
    return Object.fromEntries(addressParts.map((part, at) => [part, texts[at] ?? ''])) as AddressTexts;
  };
  const write = (texts: Partial<AddressTexts>) => {
    const shown = read();
    for (const part of addressParts) {
      const text = texts[part] ?? shown[part];
      if (text !== shown[part]) setText(form, nameOf(part), text);
    }
  };
  const given = () => keepGiven(read(), touched.current);
  const follow = () => write(followStreet(read(), touched.current, reading.current));

  const touch = (part: AddressPart) => {
    touched.current.add(part);
    follow();
    if (reading.current.street !== nameStreet(given())) setFinding(noFinding);
  };
  /**
   * Reads what was given: while the place is typed, and when a field that tells where it is has been left.
   *
   * @param isTold false while it is typed: a note would move the field
   */
  const lookUp = async (isTold = true) => {
    const street = nameStreet(given());
    if (street === '') return;
    if (street !== reading.current.street) reading.current = { street, read: readGiven(given()) };
    const asked = reading.current;
    const found = await asked.read;
    // A later text drops it.
    if (!found || asked !== reading.current || street !== nameStreet(given())) return;
    if (!asked.isLate) {
      asked.texts = found.texts;
      follow();
    }
    if (isTold && found.reading)
      setFinding(describeFinding(found.reading, found.misfits, asked.isLate === true));
  };

  /** Changes fields in the person's name, who asked for it. */
  const change = (texts: Partial<AddressTexts>) => {
    write(texts);
    for (const part of addressParts) if (texts[part] !== undefined) touched.current.add(part);
    void lookUp();
  };
  /** Puts a whole address into the fields. What follows from it changes with the street. */
  const fill = ({ address, city, postalCode, region }: SuggestedAddress) => {
    const hasFlat = form.getValues(nameOf('flat')) !== undefined;
    const texts = { ...(hasFlat ? splitFlat(address) : { flat: '', address }), city, postalCode, region };
    write(texts);
    touched.current.clear();
    setFinding(noFinding);
    reading.current = { street: nameStreet(given()), texts };
    if (postalCode !== '') return;
    // Of a road with several postcodes, those of its place are offered.
    reading.current = { street: '' };
    change(city === '' ? {} : { city });
  };
  const stop = () => {
    reading.current.isLate = !reading.current.texts;
  };
  /** A form begins with what is unsaved, which a person typed. */
  const beginUnsaved = useEffectEvent(() => {
    const texts = Object.entries(read()).filter(([, text]) => text !== '');
    change(Object.fromEntries(texts));
  });
  useEffect(() => beginUnsaved(), []);
  const focus = (part: AddressPart) => form.setFocus(nameOf(part));
  return { finding, read, touch, lookUp, fill, change, stop, focus };
}
