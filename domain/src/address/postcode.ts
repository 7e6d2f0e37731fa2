/** By NZ Post's areas, a postcode's first two digits. An area that crosses a border has all its regions. */
import type { Region, ServiceAddress } from './service-address.ts';

type PostcodeArea = { regions: readonly Region[] };

const areas: readonly (PostcodeArea & { digits: string })[] = [
  { digits: '01 02 03 04 05', regions: ['Northland'] },
  { digits: '06 07 08', regions: ['Auckland'] },
  // Rural deliveries from Wellsford cross into Northland.
  { digits: '09', regions: ['Auckland', 'Northland'] },
  { digits: '10 11 12 13 14 15 16 17 18 20 22 25', regions: ['Auckland'] },
  // Tūākau, Pōkeno and Port Waikato.
  { digits: '21 23 24 26', regions: ['Auckland', 'Waikato'] },
  // Rotorua, and Reporoa behind it.
  { digits: '30', regions: ['Bay of Plenty', 'Waikato'] },
  { digits: '31', regions: ['Bay of Plenty'] },
  { digits: '32 34 35 37 38', regions: ['Waikato'] },
  // Taupō's rural deliveries reach far to the east and south.
  { digits: '33', regions: ['Waikato', 'Bay of Plenty', "Hawke's Bay", 'Whanganui-Manawatu'] },
  // Waihī Beach.
  { digits: '36', regions: ['Waikato', 'Bay of Plenty'] },
  // Te Kūiti, and Taumarunui.
  { digits: '39', regions: ['Waikato', 'Whanganui-Manawatu'] },
  { digits: '40', regions: ['Gisborne'] },
  { digits: '41 42', regions: ["Hawke's Bay"] },
  // Mōkau and Awakino.
  { digits: '43', regions: ['Taranaki', 'Waikato'] },
  { digits: '44 48', regions: ['Whanganui-Manawatu'] },
  // Whanganui, Waverley and Pātea; Hāwera, Ōhakune and Raetihi.
  { digits: '45 46', regions: ['Taranaki', 'Whanganui-Manawatu'] },
  // Rural deliveries from Taihape.
  { digits: '47', regions: ['Whanganui-Manawatu', "Hawke's Bay"] },
  // Norsewood in the north, rural deliveries from Eketāhuna in the south.
  { digits: '49', regions: ['Whanganui-Manawatu', "Hawke's Bay", 'Wellington'] },
  { digits: '50 51 52 53 57 60 61 62 64 69', regions: ['Wellington'] },
  // Levin, and Ōtaki.
  { digits: '55', regions: ['Whanganui-Manawatu', 'Wellington'] },
  // Masterton's rural deliveries.
  { digits: '58', regions: ['Wellington', 'Whanganui-Manawatu'] },
  // Rural deliveries from Nelson end in the Rai Valley.
  { digits: '70 71', regions: ['Nelson-Tasman', 'Marlborough'] },
  { digits: '72', regions: ['Marlborough'] },
  // Kaikōura.
  { digits: '73', regions: ['Canterbury', 'Marlborough'] },
  { digits: '74 75 76 77 79 80 81 82 84 85 86 87 88 89', regions: ['Canterbury'] },
  { digits: '78', regions: ['West Coast'] },
  { digits: '90 91 92 93 95', regions: ['Otago'] },
  // Ōamaru, and up the Waitaki.
  { digits: '94', regions: ['Otago', 'Canterbury'] },
  // Gore, and Kingston.
  { digits: '97', regions: ['Southland', 'Otago'] },
  { digits: '96 98', regions: ['Southland'] },
];

const areaOfDigits = new Map(areas.flatMap((area) => area.digits.split(' ').map((two) => [two, area])));

/** @returns null for postcodes that NZ Post does not use */
export function findPostcodeArea(postalCode: string): PostcodeArea | null {
  return areaOfDigits.get(postalCode.slice(0, 2)) ?? null;
}

type PostcodeAndRegion = Pick<ServiceAddress, 'postalCode' | 'region'>;

export function hasPostcodeMismatch({ postalCode, region }: PostcodeAndRegion): boolean {
  return !findPostcodeArea(postalCode)?.regions.includes(region);
}

/** Says "6011 is a Wellington postcode"; null if it may belong to the region. */
export function describePostcodeMismatch(address: PostcodeAndRegion): string | null {
  if (!hasPostcodeMismatch(address)) return null;
  const regions = findPostcodeArea(address.postalCode)?.regions;
  if (!regions) return `${address.postalCode} isn’t a postcode that we know`;
  const names = new Intl.ListFormat('en-NZ', { type: 'disjunction' }).format(regions);
  return `${address.postalCode} is ${/^[AO]/.test(names) ? 'an' : 'a'} ${names} postcode`;
}
