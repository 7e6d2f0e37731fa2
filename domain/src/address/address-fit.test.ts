import { describe, expect, it } from 'vitest';
import { getExampleFile } from '#domain/testing/example-streets.ts';
import { findMisfits } from './address-fit.ts';
import { noTexts } from './address-texts.ts';
import { readAddress } from './read-address.ts';

const find = (texts: object) => findMisfits({ ...noTexts, ...texts }, getExampleFile);
const titlesOf = async (texts: object) => (await find(texts)).map(({ title }) => title);

describe('the parts of an address', () => {
  it.each([
    { address: '9 Tawhiri Road', city: 'Karori', postalCode: '6012' },
    { address: '9 tawhiri rd, Karori', city: 'Karori, Wellington', postalCode: '6012' },
    { address: '9 Tawhiri Road, Karori', city: 'Wellington', postalCode: '6012' },
    { address: '4 Nosuch Lane', city: 'Naenae', postalCode: '5011' },
    { address: '4 Hill Road', city: 'RD 2, Kaitaia', postalCode: '0482' },
    { address: '4 Nosuch Lane', city: 'Somewhere New', postalCode: '5011' },
    { address: '9 Tawhiri Road', city: 'Gore', postalCode: '9710' },
    { address: '9 Tawhiri Road' },
    { city: 'Karori' },
  ])('that belong together are taken as they are: %o', async (texts) => {
    expect(await titlesOf(texts)).toEqual([]);
  });

  it.each([
    [{ city: 'Naenae', postalCode: '6012' }, '6012 is Karori, Wellington'],
    [{ address: '7 Foobar Road, Levin', city: 'Karori', postalCode: '6012' }, 'Your street says Levin'],
    [
      { address: '12 Main Street', city: 'Mataura', postalCode: '9712' },
      'We don’t know Main Street in Mataura',
    ],
    [{ flat: 'Karori', city: 'Wellington' }, 'Karori is a suburb'],
  ])('that can’t are asked about: %o', async (texts, title) => {
    expect(await titlesOf(texts)).toContain(title);
  });

  it('are put right with one press', async () => {
    const [misfit] = await find({ city: 'Naenae', postalCode: '6012' });
    expect(misfit?.changes.map(({ texts }) => texts)).toEqual([
      { city: 'Karori, Wellington' },
      { postalCode: '5011', region: 'Wellington' },
    ]);
    const [moved] = await find({ flat: 'Karori', city: 'Wellington' });
    expect(moved?.changes.map(({ texts }) => texts)).toEqual([{ flat: '', city: 'Karori, Wellington' }]);
  });
});

describe('an address that is typed in an unusual order', () => {
  it.each([
    ['15 Queen Street Thames Waikato', '15 Queen Street', 'Thames', '3500'],
    ['12 Tawhiri Road, Karrori', '12 Tawhiri Road', 'Karori, Wellington', '6012'],
    ['Tawhiri Road 12 Karori', '12 Tawhiri Road', 'Karori, Wellington', '6012'],
    ['Karori, 12 Tawhiri Road', '12 Tawhiri Road', 'Karori, Wellington', '6012'],
  ])('is understood: %s', async (typed, address, city, postalCode) => {
    const reading = await readAddress(typed, getExampleFile);
    expect(reading).toMatchObject({ street: 'known', choices: [], address: { address, city, postalCode } });
  });

  it('finds no street by "The" alone', async () => {
    const { address, choices } = await readAddress('The Old Schoolhouse, Karori', getExampleFile);
    expect([address.address, choices]).toEqual(['The Old Schoolhouse', []]);
  });
});
