import { expect, it } from 'vitest';
import { getExampleFile } from '#domain/testing/example-streets.ts';
import { suggestAddresses } from './suggest-addresses.ts';

it.each([
  ['quee', ['Queen Street, Auckland Central, Auckland 1010', 'Queen Street, Northcote Point, Auckland 0627']],
  ['15 queen st thames', ['15 Queen Street, Thames 3500']],
  ['Flat 2, 15 Queen Street, Nor', ['2/15 Queen Street, Northcote Point, Auckland 0627']],
  ['12 Mt Ed', ['12 Mount Eden Road, Mount Eden, Auckland', '12 Mount Eden Road, Grafton, Auckland']],
  ['12 St Geo', ['12 St Georges Bay Road, Parnell, Auckland 1052']],
  ['14 Hill Rd RD 2 K', ['14 Hill Road, RD 2, Peria, Kaitaia 0482']],
  ['kar', ['Karori, Wellington 6012']],
  ['karori well', ['Karori, Wellington 6012']],
  ['richmond nels', ['Richmond 7020']],
  ['RD 2 Kaitaia', ['RD 2, Kaitaia']],
  ['14 Tawiri Road Kar', ['14 Tawhiri Road, Karori, Wellington 6012']],
  ['Grey L', ['Grey Lynn, Auckland 1021']],
  ['601', ['Te Aro, Wellington 6011', 'Karori, Wellington 6012']],
  ['5011', ['Naenae, Lower Hutt 5011', 'Avalon, Lower Hutt 5011']],
  ['10th', ['10th Avenue, Red Beach 0932']],
])('%j is suggested %j', async (typed, labels) => {
  const found = await suggestAddresses(typed, getExampleFile);
  expect(found.slice(0, labels.length).map(({ label }) => label)).toEqual(labels);
});

it.each(['', '  ', '1', 'PO Box 12 Queen St', '15 ', '😀😀😀', 'zzz', 'x'.repeat(200), '/////'])(
  'nothing is suggested for %j',
  async (typed) => {
    expect(await suggestAddresses(typed, getExampleFile)).toEqual([]);
  },
);

it('gives the parts of an address with the label', async () => {
  const [first] = await suggestAddresses('2/15 queen st thames', getExampleFile);
  expect(first?.address).toEqual({
    address: '2/15 Queen Street',
    city: 'Thames',
    postalCode: '3500',
    region: 'Waikato',
    country: 'New Zealand',
  });
});
