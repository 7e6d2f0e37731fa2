import { checkAddress } from '@kowhai/domain/address/address-check';
import { otherNames } from '@kowhai/domain/address/fold-name';
import { suggestAddresses } from '@kowhai/domain/address/suggest-addresses';
import { describe, expect, it } from 'vitest';
import { listStreetFiles } from './list-street-files.ts';
import { readRoads } from './streets.ts';

const roads = readRoads();
const files = new Map([...listStreetFiles(roads)].map(([name, text]) => [name, JSON.parse(text) as object]));
const get = (name: string) => Promise.resolve(files.get(name) ?? {});
const check = (typed: string) => checkAddress(typed, get);

it.each([
  ...['Kaitāia', 'Whangārei', 'Auckland', 'Manukau', 'Devonport', 'Hamilton', 'Tauranga', 'Rotorua', 'Taupō'],
  ...['Gisborne', 'Napier', 'New Plymouth', 'Wanganui', 'Palmerston North', 'Porirua', 'Naenae', 'Nelson'],
  ...['Greymouth', 'Riccarton', 'Timaru', 'Dunedin', 'Invercargill', 'Oban', '1010', '5011', '8011', '9016'],
])('%s is understood, or asks for its part', async (place) => {
  const answer = await check(place);
  expect(answer && 'question' in answer ? answer.choices.length : answer?.address.region).toBeTruthy();
});

describe('another name', () => {
  it.each(Object.entries(otherNames))('%s is read as %s', async (other, listed) => {
    expect(await check(other)).toEqual(await check(listed));
  });

  it('follows a street, and stays in a street’s own name', async () => {
    expect(await check('12 Gloucester St, Ōtautahi')).toEqual(
      await check('12 Gloucester Street, Christchurch'),
    );
    expect(await check('12 Ngamotu Road')).toMatchObject({
      choices: expect.arrayContaining([
        { label: 'New Plymouth 4310', address: '12 Ngamotu Road, New Plymouth 4310' },
      ]),
    });
  });

  it('is no place of the list', () => {
    const places = new Set(roads.flatMap(({ localities, cities }) => [...localities, ...cities]));
    const plain = [...places].map((place) => place.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    expect(Object.keys(otherNames).filter((name) => plain.includes(name))).toEqual([]);
  });
});

it('suggests a town’s own street before those of its suburbs', async () => {
  const labelsOf = async (typed: string) => (await suggestAddresses(typed, get)).map(({ label }) => label);
  expect(await labelsOf('15 queen st thames')).toEqual([
    '15 Queen Street, Thames 3500',
    '15 Queen Street, Kopu, Thames 3578',
  ]);
});
