/** Regions by NZ Post's areas, a postcode's first two digits; postcodes of an area that crosses a border one by one. */
import type { Region } from './regions.ts';
import type { ServiceAddress } from './service-address.ts';

const areas: readonly (readonly [digits: string, region: Region])[] = [
  ['01 02 03 04 05', 'Northland'],
  ['06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 25 26', 'Auckland'],
  ['24 32 33 34 35 36 37 38 39', 'Waikato'],
  ['30 31', 'Bay of Plenty'],
  ['40', 'Gisborne'],
  ['41 42', "Hawke's Bay"],
  ['43 46', 'Taranaki'],
  ['44 45 47 48 49', 'Whanganui-Manawatu'],
  ['50 51 52 53 55 57 58 60 61 62 64 69', 'Wellington'],
  ['70 71', 'Nelson-Tasman'],
  ['72', 'Marlborough'],
  ['73 74 75 76 77 79 80 81 82 84 85 86 87 88 89', 'Canterbury'],
  ['78', 'West Coast'],
  ['90 91 92 93 94 95', 'Otago'],
  ['96 97 98', 'Southland'],
];

/** Postcodes that are in another region than their area, or in several: most of their roads are in the first. */
const exceptions: readonly (readonly [codes: string, ...regions: Region[]])[] = [
  // Mangawhai.
  ['0975', 'Northland', 'Auckland'],
  // Tūākau, Pukekawa and Port Waikato; rural deliveries from Bombay, Pukekohe and Waiuku cross the border.
  ['2121 2693 2694 2695 2696 2697', 'Waikato'],
  ['2675 2677 2678 2682 2683', 'Auckland', 'Waikato'],
  ['2472', 'Waikato', 'Auckland'],
  // Reporoa and Atiamuri, behind Rotorua.
  ['3078 3081 3083', 'Waikato'],
  ['3073', 'Bay of Plenty', 'Waikato'],
  ['3077', 'Waikato', 'Bay of Plenty'],
  // Taupō's rural deliveries reach far to the east and south.
  ['3379', 'Waikato', "Hawke's Bay"],
  ['3382', 'Waikato', 'Whanganui-Manawatu'],
  // Waihī Beach.
  ['3611', 'Bay of Plenty'],
  ['3681', 'Waikato', 'Bay of Plenty'],
  // Taumarunui, Ōhura and National Park.
  ['3920 3924 3926 3980 3989 3990 3991 3992 3993 3994 3995 3996 3998', 'Whanganui-Manawatu'],
  ['3979 3983', 'Waikato', 'Whanganui-Manawatu'],
  ['3997', 'Whanganui-Manawatu', 'Waikato'],
  // Mōkau and Awakino; Whangamōmona.
  ['4376', 'Waikato', 'Taranaki'],
  ['4396 4397', 'Whanganui-Manawatu', 'Taranaki'],
  // Waverley and Pātea; Waitōtara.
  ['4510 4520 4591 4592 4597 4598', 'Taranaki'],
  ['4587 4588', 'Taranaki', 'Whanganui-Manawatu'],
  // Ōhakune and Raetihi.
  ['4625 4632 4691 4694 4696', 'Whanganui-Manawatu'],
  // Rural deliveries from Taihape, Norsewood and Eketāhuna.
  ['4791 4792 4974 4977', 'Whanganui-Manawatu', "Hawke's Bay"],
  ['4993 4994 4995 4996', 'Whanganui-Manawatu', 'Wellington'],
  // Levin; Ōtaki is Wellington's.
  ['5510 5570 5571 5572 5573 5574 5575', 'Whanganui-Manawatu'],
  ['5583', 'Whanganui-Manawatu', 'Wellington'],
  ['5882 5894', 'Wellington', 'Whanganui-Manawatu'],
  // Havelock and the Rai Valley.
  ['7100 7178 7192 7193 7194 7195', 'Marlborough'],
  ['7071 7072', 'Nelson-Tasman', 'Marlborough'],
  ['7371', 'Canterbury', 'Marlborough'],
  // Ōmārama, and up the Waitaki.
  ['9412 9498', 'Canterbury'],
  ['9435', 'Canterbury', 'Otago'],
  ['9493 9494', 'Otago', 'Canterbury'],
  // Behind Gore, and Kingston.
  ['9771 9775 9793', 'Southland', 'Otago'],
];

const regionsByDigits = new Map<string, readonly Region[]>([
  ...areas.flatMap(([digits, region]) => digits.split(' ').map((two) => [two, [region]] as const)),
  ...exceptions.flatMap(([codes, ...regions]) => codes.split(' ').map((code) => [code, regions] as const)),
]);

/** @returns none for a postcode that NZ Post does not use, or that is not whole */
export function listRegions(postalCode: string): readonly Region[] {
  if (!/^\d{4}$/.test(postalCode)) return [];
  return regionsByDigits.get(postalCode) ?? regionsByDigits.get(postalCode.slice(0, 2)) ?? [];
}

/** The region that a postcode implies; null where it is unknown or crosses a border. */
export function findRegion(postalCode: string): Region | null {
  const [region, ...others] = listRegions(postalCode);
  return region && others.length === 0 ? region : null;
}

/** NZ Post delivers to farm gates by rounds, RD 1 and so on, whose postcodes end in 70 to 99. */
export const isRuralPostcode = (postalCode: string) => Number(postalCode.slice(2)) >= 70;

type PostcodeAndRegion = Pick<ServiceAddress, 'postalCode' | 'region'>;

export function hasPostcodeMismatch({ postalCode, region }: PostcodeAndRegion): boolean {
  return !listRegions(postalCode).includes(region);
}

/** Says "6011 is a Wellington postcode"; null if it may belong to the region. */
export function describePostcodeMismatch(address: PostcodeAndRegion): string | null {
  if (!hasPostcodeMismatch(address)) return null;
  const regions = listRegions(address.postalCode);
  if (regions.length === 0) return `${address.postalCode} isn’t a postcode that we know`;
  const names = new Intl.ListFormat('en-NZ', { type: 'disjunction' }).format(regions);
  return `${address.postalCode} is ${/^[AO]/.test(names) ? 'an' : 'a'} ${names} postcode`;
}
