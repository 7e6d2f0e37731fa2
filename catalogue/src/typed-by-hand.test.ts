/** Addresses as people typed them by hand, read by the whole list of streets. */
import { checkAddress } from '@kowhai/domain/address/address-check';
import { findMisfits } from '@kowhai/domain/address/address-fit';
import { noTexts } from '@kowhai/domain/address/address-texts';
import { readAddress } from '@kowhai/domain/address/read-address';
import { describe, expect, it } from 'vitest';
import { listStreetFiles } from './list-street-files.ts';
import { readRoads } from './streets.ts';

const files = new Map(
  [...listStreetFiles(readRoads())].map(([name, text]) => [name, JSON.parse(text) as object]),
);
const get = (name: string) => Promise.resolve(files.get(name) ?? {});

it.each([
  ['10 Main Road Kumeu Auckland', '10 Main Road', 'Kumeu', '0810'],
  ['12 Trafalgar Street Nelson Nelson', '12 Trafalgar Street', 'Nelson', '7010'],
  ['3 Queen Street Richmond Tasman', '3 Queen Street', 'Richmond', '7020'],
  ['5 Guyton Street Whanganui Manawatu', '5 Guyton Street', 'Whanganui', '4500'],
  ['9 Gladstone Road, Gisbourne', '9 Gladstone Road', 'Gisborne', '4010'],
  ['Palmerston Street 88 Westport', '88 Palmerston Street', 'Westport', '7825'],
  ['Guise Street North 175 Temuka', '175 Guise Street North', 'Temuka', '7920'],
  ['Greenmeadow Gardens 15, Belfast', '15 Greenmeadow Gardens', 'Belfast, Christchurch', '8051'],
  ['Alpine View 7, Hokitika', '7 Alpine View', 'Hokitika', '7810'],
  ['McKelvie Heights 12 Mataura', '12 McKelvie Heights', 'Mataura', '9712'],
  ['Whangārei, 33 Bank Street', '33 Bank Street', 'Whangārei', '0110'],
  ['The Old Schoolhouse, Makara', 'The Old Schoolhouse', 'Makara, Wellington', '6021'],
  ['12 Cuba St wgtn', '12 Cuba Street', 'Wellington', '6011'],
  ['2/22 Bank Street, Timaru', '2/22 Bank Street', 'Timaru', '7910'],
])('%s is understood', async (typed, address, city, postalCode) => {
  expect(await readAddress(typed, get)).toMatchObject({
    choices: [],
    address: { address, city, postalCode },
  });
});

it('is a corner of the town that was typed, also where those two meet in other towns', async () => {
  const { street, address } = await readAddress('Cnr Main Rd & Hill St, Kumeu', get);
  expect([street, address.postalCode]).toEqual(['known', '0810']);
});

describe('an address that may be several', () => {
  const ask = async (typed: string) => {
    const answer = await checkAddress(typed, get);
    return answer && 'question' in answer ? answer.choices.map(({ label }) => label) : [];
  };

  it.each(['12 Queen St akld', '10 Queen St, akld'])('is asked in that town alone: %s', async (typed) => {
    const labels = await ask(typed);
    expect(labels).toHaveLength(3);
    for (const label of labels) expect(label).toContain(', Auckland ');
  });

  it('says what is around each postcode of a rural round, those of its number and town first', async () => {
    expect(await ask('Cnr Main Rd & Hill St, RD 2, Kumeu')).toEqual([
      'RD 2, Kumeu 0892 (Riverhead)',
      'RD 2, Kumeu 0782 (Taupaki, Waitakere)',
      'RD 2, Kumeu 0891 (Waimauku)',
      'RD 2, Kumeu 0875 (Helensville, Kaukapakapa)',
    ]);
  });

  it('offers a town’s suburbs by name, and first the one that the street is named after', async () => {
    const [first, ...others] = await ask('Unit 4/12 Ōtākou Road, Dunedin');
    expect(first).toBe('Otakou 9077');
    expect(others).toContain('Port Chalmers 9023');
    expect(others).toEqual(others.toSorted());
  });

  it('offers each place of that name beside streets nearby', async () => {
    expect(await ask('15 Rata Street, Island Bay')).toEqual([
      'New Lynn, Auckland 0600',
      'Island Bay, Wellington 6023',
      'Island Bay, Auckland 0626',
    ]);
  });

  it('never offers the same twice', async () => {
    for (const typed of ['12 Trafalgar Street, Nelson Nelson Nelson', '1 High Street, Nowhere']) {
      const labels = await ask(typed);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

describe('a street that the list has, but not where it was typed', () => {
  it.each([
    ['12 Rātā Street', 'Karori, Wellington', ''],
    ['12 Rātā Street', 'Karori, Wellington', '6012'],
    ['12 Rātā Street', 'Karori', ''],
  ])('is not taken for another street: %s, %s %s', async (address, city, postalCode) => {
    const reading = await readAddress([address, city, postalCode].filter(Boolean).join(', '), get);
    expect(reading).toMatchObject({
      street: 'elsewhere',
      choices: [],
      address: { address, postalCode: '6012' },
    });
  });

  it('is corrected in the place that was typed', async () => {
    const { street, address } = await readAddress('12 Rātā Street, Hataitai, Wellington', get);
    expect([street, address.address]).toEqual(['corrected', '12 Rata Road']);
  });

  const changesOf = async (texts: object) =>
    (await findMisfits({ ...noTexts, ...texts }, get)).flatMap(({ changes }) =>
      changes.map(({ label }) => label),
    );

  it.each([
    [{ address: '12 Rata Road', city: 'Karori' }, ['Change to Hataitai, Wellington 6021']],
    [
      { address: '1 Queen Street', city: 'Island Bay', postalCode: '6023' },
      ['Change to Mount Victoria, Wellington 6011'],
    ],
    [{ address: '4/12 Ōtākou Road', city: 'Dunedin' }, []],
    [{ address: '12 Hill Road', city: 'RD 2, Kumeu' }, []],
  ])('is offered where it is, near what was typed: %o', async (texts, changes) => {
    expect(await changesOf(texts)).toEqual(changes);
  });
});
