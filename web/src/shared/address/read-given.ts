import type { AddressQuestion } from '@kowhai/domain/address/address-question';
import type { AddressReading } from '@kowhai/domain/address/address-reading';
import {
  type AddressTexts,
  followForm,
  followReading,
  writeLine,
} from '@kowhai/domain/address/address-texts';

type Read = {
  /** What follows, for the fields that nobody touched. */
  texts: AddressTexts;
  /** Null where the list can't be had. */
  reading: AddressReading | null;
  misfits: readonly AddressQuestion[];
};

/** Reads what a person gave by the list of streets, which it loads; without the list, by its form. */
export async function readGiven(given: AddressTexts): Promise<Read> {
  const line = writeLine(given);
  try {
    const { readAddress, findMisfits } = await import('./street-reader.ts');
    const all = [readAddress(line), readAddress(given.city), findMisfits(given)] as const;
    const [reading, place, misfits] = await Promise.all(all);
    return { texts: followReading(reading, place), reading, misfits: misfits ?? [] };
  } catch {
    return { texts: followForm(line), reading: null, misfits: [] };
  }
}
