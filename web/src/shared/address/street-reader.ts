/** What reads and suggests addresses by the country's streets: loaded when an address field is used. */
import { type AddressCheck, checkAddress as check } from '@kowhai/domain/address/address-check';
import { findMisfits as find } from '@kowhai/domain/address/address-fit';
import type { AddressQuestion } from '@kowhai/domain/address/address-question';
import type { AddressReading } from '@kowhai/domain/address/address-reading';
import type { AddressTexts } from '@kowhai/domain/address/address-texts';
import { readAddress as read } from '@kowhai/domain/address/read-address';
import { fileOfPostcode, type PostcodeFile } from '@kowhai/domain/address/street-files';
import { type StreetSuggestion, suggestAddresses as suggest } from '@kowhai/domain/address/suggest-addresses';
import { getStreetFile } from '#data/streets.ts';

export const readAddress = (typed: string): Promise<AddressReading> => read(typed, getStreetFile);
export const checkAddress = (typed: string): Promise<AddressCheck | null> => check(typed, getStreetFile);
export const suggestStreets = (typed: string): Promise<StreetSuggestion[]> => suggest(typed, getStreetFile);

/** @returns null where a file of the list did not arrive */
export async function findMisfits(texts: AddressTexts): Promise<AddressQuestion[] | null> {
  let isWhole = true;
  const misfits = await find(texts, async (name) => {
    const file = await getStreetFile(name);
    isWhole &&= file !== null;
    return file;
  });
  return isWhole || misfits.length > 0 ? misfits : null;
}

/** @returns the places with a postcode, that of the most roads first; none for one that no street has */
export async function listPlacesOf(postalCode: string): Promise<readonly string[]> {
  const file = (await getStreetFile(fileOfPostcode(postalCode))) as PostcodeFile | null;
  return file?.[postalCode] ?? [];
}
