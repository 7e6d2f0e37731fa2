/** A few of the site's files of streets, for tests. */
import type { PlaceFile, PostcodeFile, StreetFile } from '#domain/address/street-files.ts';
import type { GetFile } from '#domain/address/street-index.ts';

const streets: Record<string, StreetFile> = {
  'street-qu': {
    'Queen Street': ['Auckland Central, Auckland 1010', 'Northcote Point, Auckland 0627', 'Thames 3500'],
    'Queen Street East': ['Levin 5510'],
    'Queen Street West': ['Levin 5510'],
  },
  'street-taw': { 'Tawhiri Road': ['Karori, Wellington 6012', 'One Tree Hill, Auckland 1061'] },
  'street-hi': { 'Hill Road': ['Peria, Kaitaia 0482', 'Manurewa, Auckland 2102'] },
  'street-kah': { 'Kaharoa Road': ['Patea 4597', 'Hamurana 3096'] },
  'street-mai': { 'Main Street': ['Gore 9710', 'Waikaka, Gore 9773'] },
  'street-ri': { 'Riccarton Road': ['Riccarton, Christchurch', 'Pahiatua 4910'] },
  'street-vi': {
    'Victoria Street West': ['Auckland Central, Auckland 1010'],
    'Victoria Street': ['Levin 5510'],
  },
  'street-mou': { 'Mount Eden Road': ['Mount Eden, Auckland', 'Grafton, Auckland'] },
  'street-sa': { 'St Georges Bay Road': ['Parnell, Auckland 1052'] },
  'street-dr': { Drive: ['Karori, Wellington 6012'], 'Drivers Road': ['Maori Hill, Dunedin 9010'] },
  'street-10': { '10th Avenue': ['Red Beach 0932'] },
};

const places: Record<string, PlaceFile> = {
  'place-au': {
    Auckland: [{ in: '', codes: ['1010', '0627'], parts: ['Auckland Central 1010', 'Grey Lynn 1021'] }],
  },
  'place-go': { Gore: [{ in: '', codes: ['9710'] }] },
  'place-gr': { 'Grey Lynn': [{ in: 'Auckland', codes: ['1021'] }] },
  'place-ka': {
    Karori: [{ in: 'Wellington', codes: ['6012'] }],
    Kaitaia: [{ in: '', codes: ['0410', '0482'], rural: ['0481', '0483'] }],
  },
  'place-le': { Levin: [{ in: '', codes: ['5510', '5571'] }] },
  'place-ma': { Mataura: [{ in: '', codes: ['9712'] }] },
  'place-mo': { 'Mount Eden': [{ in: 'Auckland', codes: ['1024'] }] },
  'place-na': { Naenae: [{ in: 'Lower Hutt', codes: ['5011'] }] },
  'place-ot': { Otaki: [{ in: '', codes: ['5512'] }] },
  'place-pa': { Parnell: [{ in: 'Auckland', codes: ['1052'] }] },
  'place-po': { Ponsonby: [{ in: 'Auckland', codes: ['1011'] }] },
  'place-ri': {
    Riccarton: [{ in: 'Christchurch', codes: ['8041', '8011'] }],
    Richmond: [
      { in: '', codes: ['7020'] },
      { in: 'Christchurch', codes: ['8013'] },
    ],
  },
  'place-ro': { Rotorua: [{ in: '', codes: ['3010'] }] },
  'place-ta': { Taupo: [{ in: '', codes: ['3330'] }] },
  'place-we': { Wellington: [{ in: '', codes: ['6011', '6012'], parts: ['Karori 6012', 'Te Aro 6011'] }] },
  'place-wh': { Whanganui: [{ in: '', codes: ['4500'] }] },
};

const postcodes: Record<string, PostcodeFile> = {
  'postcode-04': { '0410': ['Kaitaia'], '0482': ['Peria, Kaitaia', 'Kaitaia'] },
  'postcode-10': { '1021': ['Grey Lynn, Auckland'] },
  'postcode-50': {
    '5010': ['Hutt Central, Lower Hutt'],
    '5011': ['Naenae, Lower Hutt', 'Avalon, Lower Hutt'],
  },
  'postcode-60': { '6011': ['Te Aro, Wellington', 'Thorndon, Wellington'], '6012': ['Karori, Wellington'] },
  'postcode-78': { '7844': ['Haast'] },
};

export const exampleStreetFiles: Readonly<Record<string, object>> = { ...streets, ...places, ...postcodes };

export const getExampleFile: GetFile = (name) => Promise.resolve(exampleStreetFiles[name] ?? {});
