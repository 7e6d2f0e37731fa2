import { describe, expect, it } from 'vitest';
import { joinFlat, splitFlat } from './flats.ts';
import { readSecondLine } from './second-line.ts';
import { typedServiceAddress } from './typed-address.ts';

describe('a flat', () => {
  it.each([
    ['', '12 Rātā Street', '12 Rātā Street'],
    ['2', '12 Rātā Street', '2/12 Rātā Street'],
    ['Flat 2B', '12 Rātā Street', '2B/12 Rātā Street'],
    ['Unit 3', '8 Sample Drive', '3/8 Sample Drive'],
    ['Flat B', '8 Sample Drive', 'Flat B, 8 Sample Drive'],
    ['Level 1', '8 Sample Drive', 'Level 1, 8 Sample Drive'],
    ['Unit 5, Level 2', '8 Sample Drive', 'Unit 5, Level 2, 8 Sample Drive'],
    ['Flat Garden', '12 Rātā Street', 'Flat Garden, 12 Rātā Street'],
    ['Granny flat', '12 Rātā Street', 'Granny flat, 12 Rātā Street'],
    ['3', 'Rātā House', 'Flat 3, Rātā House'],
  ])('%j at %j is written %j, and read back', (flat, address, written) => {
    expect(joinFlat(flat, address)).toBe(written);
    expect(joinFlat(splitFlat(written).flat, splitFlat(written).address)).toBe(written);
    expect(splitFlat(written).address).toBe(address);
    expect(readSecondLine(splitFlat(written).flat)).toEqual({ flat: splitFlat(written).flat });
  });

  it.each(['8, Sample Drive', 'Rātā House, 12 Sample Drive', 'Flat 2'])('is not found in "%s"', (address) => {
    expect(splitFlat(address)).toEqual({ flat: '', address });
  });
});

const home = { address: '8 Sample Drive', city: 'Hamilton', postalCode: '3210', region: 'Waikato' };
const read = (flat: string, city = home.city) => typedServiceAddress.safeParse({ ...home, city, flat });

describe('the second line of an address', () => {
  it.each([
    '2',
    '2A',
    'b',
    '#4',
    'Unit 3',
    'Flat B',
    'Apt. 12',
    'Level 1',
    '1st Floor',
    'Sleepout',
    'Downstairs',
  ])('is a flat: "%s"', (text) => {
    expect(readSecondLine(text)).toEqual({ flat: text });
    expect(read(text).data?.city).toBe('Hamilton');
  });

  it.each([
    ['RD 2', 'Hamilton', 'RD 2, Hamilton'],
    ['R.D. 2', 'Hamilton', 'RD 2, Hamilton'],
    ['Rural Delivery 2', 'Hamilton', 'RD 2, Hamilton'],
    ['R.D.2', 'Hamilton', 'RD 2, Hamilton'],
    ['RD 2', 'rd 2, Hamilton', 'rd 2, Hamilton'],
  ])('is a place: "%s" with %s becomes %s', (text, city, places) => {
    expect(read(text, city).data).toMatchObject({ address: '8 Sample Drive', city: places });
  });

  it.each([
    'Queenwood',
    'Ponsonby',
    'C/- Mereana',
    'Attn: Mereana',
    'Rātā House',
    'RD',
    '8 Sample Drive',
    'PO Box 12',
  ])('is asked about: "%s"', (text) => {
    expect(read(text).error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['flat', expect.stringContaining('Is this a flat?')],
    ]);
  });
});
