import type { AddressQuestion } from './address-question.ts';
import { type AddressChoice, type AddressReading, describeUnknown } from './address-reading.ts';

/** What a form says of the address in it. */
export type AddressFinding = {
  choices: readonly AddressChoice[];
  misfits: readonly AddressQuestion[];
  /** What is said of a street that the list lacks. */
  unknown: string;
  /** Whether the choices are proposed for what was typed, rather than told apart. */
  isProposed: boolean;
  /** These two: see `AddressReading`. */
  isSure: boolean;
  readAs: string;
};

export const noFinding: AddressFinding = {
  choices: [],
  misfits: [],
  unknown: '',
  isProposed: false,
  isSure: true,
  readAs: '',
};

/** @param isLate once the form was sent: what is known is proposed then, as nothing is written any more */
export function describeFinding(
  reading: AddressReading,
  misfits: readonly AddressQuestion[],
  isLate: boolean,
): AddressFinding {
  const { address, street, isSure, readAs } = reading;
  const isProposed = street === 'corrected' || (isLate && street === 'known');
  const fitting = isProposed && reading.choices.length === 0 ? [address] : reading.choices;
  const choices = street === 'known' || street === 'corrected' || street === 'nearby' ? fitting : [];
  const others = misfits.filter(({ field }) => choices.length === 0 || field !== 'address');
  const isUnknown = street === 'unknown' || (street === 'elsewhere' && others.length === 0);
  return {
    choices,
    misfits: others,
    unknown: isUnknown ? describeUnknown(reading) : '',
    isProposed,
    isSure,
    readAs: choices.length === 0 ? readAs : '',
  };
}
