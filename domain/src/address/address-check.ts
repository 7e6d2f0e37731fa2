/** What a customer can get at the address or postcode that they typed. Nothing is guessed. */
import { cutText, toPlainDigits } from '#domain/text.ts';
import {
  type AddressChoice,
  type AddressReading,
  describeChoice,
  describeUnknown,
} from './address-reading.ts';
import { splitFlat } from './flats.ts';
import { foldName } from './fold-name.ts';
import { isPoBox } from './po-box.ts';
import { listRegions } from './postcode.ts';
import { readAddress } from './read-address.ts';
import { country } from './regions.ts';
import { fileOfPostcode, type PostcodeFile } from './street-files.ts';
import type { GetFile } from './street-index.ts';
import type { SuggestedAddress } from './suggested-address.ts';

export const maxAddressLength = 200;

export type AddressCheck =
  | { address: SuggestedAddress; notes: readonly string[] }
  | {
      question: string;
      /** What the address may be, in the words of a link. */
      choices: readonly { label: string; address: string }[];
    };

/** At most as many as fit a phone's screen twice: a town's suburbs, and one of the street's name. */
const mostChoices = 25;

/** @returns null where nothing was typed */
export async function checkAddress(typed: string, get: GetFile): Promise<AddressCheck | null> {
  const shown = toPlainDigits(typed).replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
  const text = cutText(shown.trim(), maxAddressLength, '');
  if (text === '') return null;
  if (isPoBox(text)) return ask('We can’t connect a PO Box. Enter your street address.');
  const reading = await readAddress(text, get);
  const { address, street, choices, town, isPartial } = reading;
  const { city, postalCode } = address;
  if (street === 'nearby' && isOverseas(text)) return ask(notHere);
  if (choices.length > 1 || street === 'nearby') return askWhich(choices, town);
  if (postalCode !== '') {
    const places = ((await get(fileOfPostcode(postalCode))) as PostcodeFile | null)?.[postalCode];
    if (!places && address.address === '' && city === '') return ask(describeUnused(postalCode));
    const notes = listNotes(reading);
    return { address, notes };
  }
  if (isPartial) return ask('Our list of streets didn’t load. Add your postcode, or try again.');
  if (street === 'known' || street === 'corrected')
    return ask('This road has several postcodes. Add yours: it’s on any letter you get.');
  if (isOverseas(text)) return ask(notHere);
  if (/^RD \d+$/.test(city)) return ask(`Which town is ${city} in? Add the town, or the postcode.`);
  if (city === '' && address.region !== '')
    return ask(`Which town in ${address.region}? Add it, or the postcode.`);
  if (city === '' && (/\d/.test(address.address) || address.address === ''))
    return ask('Which town? Add your suburb or town, or the postcode.');
  const unknown = city.split(', ')[0] || address.address;
  return ask(`We don’t know ${unknown} by name. Add its postcode: it’s on any letter you get.`);
}

const notHere = 'We only connect homes in New Zealand.';
const ask = (question: string) => ({ question, choices: [] });

function askWhich(choices: readonly AddressChoice[], town: string) {
  const [first, ...others] = choices;
  const isOneStreet = others.length > 0 && others.every((one) => one.address === first?.address);
  const isOnePlace = isOneStreet && others.every((one) => one.city === first?.city);
  const name = isOneStreet ? first?.address || first?.city.split(', ')[0] : 'street';
  const which = town ? `Which part of ${town}?` : `Which ${name}?`;
  const question = isOnePlace ? 'Which postcode is yours? It’s on any letter you get.' : which;
  return {
    question: others.length > 0 ? question : 'Is this it?',
    choices: choices.slice(0, mostChoices).map((one) => linkTo(one, town, isOneStreet)),
  };
}

/** Whether a line ends with another country, by its English name. */
function isOverseas(text: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const words = foldName(text);
  const countries = letters.flatMap((one) => letters.map((other) => names.of(`${one}${other}`) ?? ''));
  return [...countries, 'UK', 'USA', 'England', 'Scotland', 'Wales'].some(
    (name) => name !== '' && name !== country && ` ${words}`.endsWith(` ${foldName(name)}`),
  );
}

function linkTo(choice: AddressChoice, town: string, isOneStreet: boolean) {
  const { around: _, ...address } = choice;
  const city = town ? (choice.city.split(', ')[0] ?? '') : choice.city;
  const shown = isOneStreet ? { ...choice, address: '', city } : choice;
  return { label: describeChoice(shown), address: describeChoice(address) };
}

/** A postcode of PO Boxes has an area, and no street. */
const describeUnused = (postalCode: string) =>
  listRegions(postalCode).length === 0
    ? `${postalCode} isn’t a postcode that we know. Check it, or enter your town instead.`
    : `We don’t know a street with the postcode ${postalCode}. PO Boxes have their own: enter your home’s, or your town.`;

function listNotes(reading: AddressReading): string[] {
  const { street, isSure, listedCode, readAs } = reading;
  const { address, city, postalCode } = reading.address;
  const notes: string[] = [];
  if (!isSure)
    notes.push(`This road has several postcodes. This is for ${postalCode}: yours is on any letter you get.`);
  if (listedCode)
    notes.push(`Our list has ${listedCode} for that street. This is for ${postalCode}, as you typed.`);
  if (street === 'corrected') notes.push(`We read that as ${address}.`);
  if (readAs) notes.push(`We read that as ${readAs}.`);
  if (street === 'unknown' || street === 'elsewhere') notes.push(describeUnknown(reading));
  if (/\bRD \d/.test(city))
    notes.push('A rural delivery round is long, so it depends on where your gate is.');
  if (splitFlat(address).flat !== '')
    notes.push('In a building of flats, that includes the line into yours.');
  return notes;
}
