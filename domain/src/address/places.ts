/** By NZ Post's postcode finder (nzpost.co.nz). Places that share a name are left out: nothing is guessed. */
import { isSamePlace } from './format-address.ts';
import { findPostcodeArea } from './postcode.ts';
import { type Region, regions, type ServiceAddress } from './service-address.ts';

const postcodes: Readonly<Record<string, string>> = {
  // Northland and Auckland.
  Kaitaia: '0410',
  Kerikeri: '0230',
  Dargaville: '0310',
  Warkworth: '0910',
  Takapuna: '0622',
  Devonport: '0624',
  Ponsonby: '1011',
  'Grey Lynn': '1021',
  'Mount Eden': '1024',
  'Mt Eden': '1024',
  Newmarket: '1023',
  Parnell: '1052',
  Remuera: '1050',
  // Waikato, Bay of Plenty, Gisborne and Hawke's Bay.
  Thames: '3500',
  Cambridge: '3434',
  'Te Awamutu': '3800',
  Matamata: '3400',
  Tokoroa: '3420',
  Taupō: '3330',
  'Mount Maunganui': '3116',
  Whakatāne: '3120',
  Gisborne: '4010',
  'Havelock North': '4130',
  Wairoa: '4108',
  // Taranaki, Whanganui-Manawatū and Wellington.
  Hāwera: '4610',
  Feilding: '4702',
  Dannevirke: '4930',
  Levin: '5510',
  Waikanae: '5036',
  Paraparaumu: '5032',
  Masterton: '5810',
  Karori: '6012',
  'Te Aro': '6011',
  Thorndon: '6011',
  // The South Island.
  Blenheim: '7201',
  Motueka: '7120',
  Westport: '7825',
  Greymouth: '7805',
  Hokitika: '7810',
  Kaikōura: '7300',
  Rangiora: '7400',
  Kaiapoi: '7630',
  Rolleston: '7614',
  Ashburton: '7700',
  Timaru: '7910',
  Ōamaru: '9400',
  Queenstown: '9300',
  Wānaka: '9305',
  Cromwell: '9310',
  Alexandra: '9320',
  Gore: '9710',
};

/** Cities with several postcodes, and towns whose postcode crosses a region's border. */
const placeRegions: Readonly<Record<string, Region>> = {
  Whangārei: 'Northland',
  Warkworth: 'Auckland',
  Auckland: 'Auckland',
  Hamilton: 'Waikato',
  Taupō: 'Waikato',
  Tauranga: 'Bay of Plenty',
  Rotorua: 'Bay of Plenty',
  Napier: "Hawke's Bay",
  Hastings: "Hawke's Bay",
  'New Plymouth': 'Taranaki',
  Hāwera: 'Taranaki',
  Whanganui: 'Whanganui-Manawatu',
  'Palmerston North': 'Whanganui-Manawatu',
  Feilding: 'Whanganui-Manawatu',
  Dannevirke: 'Whanganui-Manawatu',
  Levin: 'Whanganui-Manawatu',
  Masterton: 'Wellington',
  Porirua: 'Wellington',
  'Lower Hutt': 'Wellington',
  'Upper Hutt': 'Wellington',
  Wellington: 'Wellington',
  Nelson: 'Nelson-Tasman',
  Motueka: 'Nelson-Tasman',
  Kaikōura: 'Canterbury',
  Christchurch: 'Canterbury',
  Ōamaru: 'Otago',
  Dunedin: 'Otago',
  Gore: 'Southland',
  Invercargill: 'Southland',
};

const namesakes: Readonly<Record<string, readonly Namesake[]>> = {
  Avondale: [
    { city: 'Auckland', postalCode: '1026' },
    { city: 'Christchurch', postalCode: '8061' },
  ],
  Fairfield: [
    { city: 'Hamilton', postalCode: '3214' },
    { city: 'Lower Hutt', postalCode: '5011' },
    { city: 'Dunedin', postalCode: '9018' },
  ],
  Hillsborough: [
    { city: 'Auckland', postalCode: '1042' },
    { city: 'Christchurch', postalCode: '8022' },
  ],
  Northcote: [
    { city: 'Auckland', postalCode: '0627' },
    { city: 'Christchurch', postalCode: '8052' },
  ],
  Richmond: [
    { city: 'Nelson', postalCode: '7020' },
    { city: 'Christchurch', postalCode: '8013' },
  ],
  Roslyn: [
    { city: 'Palmerston North', postalCode: '4414' },
    { city: 'Dunedin', postalCode: '9010' },
  ],
};
export type Namesake = { city: string; postalCode: string };

function lookUp<T>(table: Readonly<Record<string, T>>, name: string): T | null {
  return Object.entries(table).find(([place]) => isSamePlace(place, name.trim()))?.[1] ?? null;
}

/** The region of a postcode within one region; otherwise the place's, if both agree. */
export function findRegion({ city, postalCode }: Pick<ServiceAddress, 'city' | 'postalCode'>): Region | null {
  const possible = /^\d{4}$/.test(postalCode) ? (findPostcodeArea(postalCode)?.regions ?? []) : regions;
  if (possible.length === 1) return possible[0] ?? null;
  const named = city.split(',').map((place) => lookUp(placeRegions, place));
  return named.find((region) => region !== null && possible.includes(region)) ?? null;
}

/** @param city as typed; the first of several places counts */
export function findPostcode(city: string): string | null {
  return lookUp(postcodes, city.split(',')[0] ?? '');
}

export function listNamesakes(name: string): readonly (Namesake & { name: string })[] {
  const [known, places = []] = Object.entries(namesakes).find(([one]) => isSamePlace(one, name.trim())) ?? [];
  return places.map((place) => ({ ...place, name: known ?? name }));
}

/** “Mt Eden” is left out, as Mount Eden is listed. */
export function listPlacesOf(postalCode: string): string[] {
  return Object.keys(postcodes).filter((place) => postcodes[place] === postalCode && place !== 'Mt Eden');
}

export const knownPlaces = { withPostcode: Object.keys(postcodes), withRegion: placeRegions };
