import { describe, expect, it } from 'vitest';
import { getExampleFile } from '#domain/testing/example-streets.ts';
import { checkAddress } from './address-check.ts';

const check = (typed: string) => checkAddress(typed, getExampleFile);

it.each([
  ['6012', '', 'Karori, Wellington', '6012'],
  [' ６０１２ ', '', 'Karori, Wellington', '6012'],
  ['6011', '', '', '6011'],
  ['karori', '', 'Karori, Wellington', '6012'],
  ['KARORI WELLINGTON', '', 'Karori, Wellington', '6012'],
  ['Taupō', '', 'Taupō', '3330'],
  ['Wanganui', '', 'Whanganui', '4500'],
  ['Mt Eden', '', 'Mount Eden, Auckland', '1024'],
  ['Levn', '', 'Levin', '5510'],
  ['richmond nelson', '', 'Richmond', '7020'],
  ['Richmond, Christchurch', '', 'Richmond, Christchurch', '8013'],
  ['14A Tāwhiri Road, Karori', '14A Tāwhiri Road', 'Karori, Wellington', '6012'],
  ['14 HILL RD RD 2 KAITAIA 0482', '14 Hill Road', 'RD 2, Peria, Kaitaia', '0482'],
  ['12 Kauri Street, Levin', '12 Kauri Street', 'Levin', '5510'],
  ['12 Queen St, Auckland CBD', '12 Queen Street', 'Auckland Central, Auckland', '1010'],
  ['14 Tawhiri Road, Wellington city', '14 Tawhiri Road', 'Karori, Wellington', '6012'],
  [
    'Sky Tower, Victoria Street West, Auckland',
    'Sky Tower, Victoria Street West',
    'Auckland Central, Auckland',
    '1010',
  ],
  [
    'cnr queen & victoria st auckland',
    'Corner of queen and victoria st',
    'Auckland Central, Auckland',
    '1010',
  ],
  ['ŌTAKI', '', 'Ōtaki', '5512'],
  ['2 Queen St, Nowhere 1010', '2 Queen Street', 'Auckland Central, Auckland', '1010'],
])('%j is looked up as %j in %j %s', async (typed, address, city, postalCode) => {
  expect(await check(typed)).toMatchObject({ address: { address, city, postalCode } });
});

it.each([
  ['richmond', 'Which Richmond?'],
  ['12 Queen Street, Auckland', 'Which 12 Queen Street?'],
  ['Wellington', 'Which part of Wellington?'],
  ['14A Rimu Road', 'Which town? Add your suburb or town, or the postcode.'],
  ['Nowhere', 'We don’t know Nowhere by name. Add its postcode: it’s on any letter you get.'],
  ['😀😀😀', 'We don’t know 😀😀😀 by name. Add its postcode: it’s on any letter you get.'],
  ['12 Mt Eden Rd, Nowhere', 'Which 12 Mount Eden Road?'],
  ['Tawhiri', 'Which Tawhiri Road?'],
  ['Otago', 'Which town in Otago? Add it, or the postcode.'],
  ['New Zealand', 'Which town? Add your suburb or town, or the postcode.'],
  ['12 Riccarton Road (rear), Riccarton', 'Which postcode is yours? It’s on any letter you get.'],
  ['RD 2', 'Which town is RD 2 in? Add the town, or the postcode.'],
  ['RD 2 Kaitaia', 'Which postcode is yours? It’s on any letter you get.'],
  ['1 George Street, Sydney NSW 2000, Australia', 'We only connect homes in New Zealand.'],
  ['10 Downing Street, London, UK', 'We only connect homes in New Zealand.'],
  ['9999', '9999 isn’t a postcode that we know. Check it, or enter your town instead.'],
  [
    '6140',
    'We don’t know a street with the postcode 6140. PO Boxes have their own: enter your home’s, or your town.',
  ],
  ['PO Box 12, Karori 6012', 'We can’t connect a PO Box. Enter your street address.'],
  [
    '10 Downing Street, London',
    'We don’t know London by name. Add its postcode: it’s on any letter you get.',
  ],
])('%j is answered with a question: %s', async (typed, question) => {
  expect(await check(typed)).toMatchObject({ question });
});

it('offers what fits, with the street kept', async () => {
  const choice = (place: string) => ({ label: place, address: `2/12 Queen Street, ${place}` });
  expect(await check('Flat 2, 12 Queen Street, Auckland')).toMatchObject({
    choices: ['Auckland Central, Auckland 1010', 'Northcote Point, Auckland 0627'].map(choice),
  });
  expect(await check('12 Kauri Street, Wellington')).toMatchObject({
    choices: [
      { label: 'Karori 6012', address: '12 Kauri Street, Karori, Wellington 6012' },
      { label: 'Te Aro 6011', address: '12 Kauri Street, Te Aro, Wellington 6011' },
    ],
  });
  // A road with several postcodes has those of its place, and a rural round those around its town, its own digit first.
  expect(await check('12 Riccarton Road, Riccarton')).toMatchObject({
    choices: [{ label: 'Riccarton, Christchurch 8041' }, { label: 'Riccarton, Christchurch 8011' }],
  });
  expect(await check('RD 3, Kaitaia')).toMatchObject({
    choices: ['0483', '0482 (Peria)', '0481'].map((code) => ({ label: `RD 3, Kaitaia ${code}` })),
  });
  // Farms give the town that their mail comes from.
  expect(await check('34 Kaharoa Rd, Rotorua')).toMatchObject({
    choices: [{ label: 'Hamurana 3096' }, { label: 'Rotorua 3010' }],
  });
  expect(await check('12 Queen Street, Levin')).toMatchObject({
    choices: [{ label: '12 Queen Street East, Levin 5510' }, { label: '12 Queen Street West, Levin 5510' }],
  });
});

const unknown = (street: string) => `We don’t know ${street}. Check it, or carry on: we check it too.`;

describe('an answer', () => {
  it.each([
    ['14 Tāwhiri Road, Karori', []],
    [
      '14 Hill Road, RD 2, Kaitaia 0482',
      ['A rural delivery round is long, so it depends on where your gate is.'],
    ],
    ['2/14 Tāwhiri Road, Karori', ['In a building of flats, that includes the line into yours.']],
    ['14 Tawiri Road, Karori', ['We read that as 14 Tawhiri Road.']],
    ['14 Tawhiri Street, Karori', ['We read that as 14 Tawhiri Road.']],
    [
      '12 Mt Eden Rd, Mt Eden',
      ['This road has several postcodes. This is for 1024: yours is on any letter you get.'],
    ],
    ['Levn', ['We read that as Levin.']],
    ['14 Rimu Road, Karori', [unknown('this street')]],
    ['14 Queen Street, Karori', [unknown('Queen Street in Karori, Wellington')]],
    ['14 Tawhiri Road, Karori 6011', ['Our list has 6012 for that street. This is for 6011, as you typed.']],
  ])('to %j says quietly %j', async (typed, notes) => {
    expect(await check(typed)).toMatchObject({ notes });
  });

  it('is given without the list of streets where a postcode is typed, and otherwise says so', async () => {
    const lost = () => Promise.resolve(null);
    expect(await checkAddress('14 Tāwhiri Road, Karori 6012', lost)).toMatchObject({
      address: { address: '14 Tāwhiri Road', city: 'Karori', postalCode: '6012', region: 'Wellington' },
    });
    const question = 'Our list of streets didn’t load. Add your postcode, or try again.';
    expect(await checkAddress('14 Tāwhiri Road, Karori', lost)).toMatchObject({ question });
  });
});

it('has nothing to say to an empty field', async () => {
  expect(await check(' \u200b ')).toBeNull();
});
