import { expect, it } from 'vitest';
import { checkAddress } from './address-check.ts';

it.each([
  ['6012', '', 'Karori', '6012'],
  [' ６０１２ ', '', 'Karori', '6012'],
  ['6011', '', '', '6011'],
  ['Karori', '', 'Karori', '6012'],
  ['karori wellington', '', 'karori, wellington', '6012'],
  ['Karori, Wellington', '', 'Karori, Wellington', '6012'],
  ['Taupo', '', 'Taupo', '3330'],
  ['14A Tāwhiri Road, Karori', '14A Tāwhiri Road', 'Karori', '6012'],
  ['14A Tawhiri Road Karori 6012', '14A Tawhiri Road', 'Karori', '6012'],
  ['2/14 Tāwhiri Road, Karori', '2/14 Tāwhiri Road', 'Karori', '6012'],
  ['14 Hill Road, RD 2, Kaitaia 0482', '14 Hill Road', 'RD 2, Kaitaia', '0482'],
  ['12 Kauri Street, Richmond, Nelson', '12 Kauri Street', 'Richmond, Nelson', '7020'],
  ['Richmond Christchurch', '', 'Richmond, Christchurch', '8013'],
  ['12 Kauri Street, Richmond 8013', '12 Kauri Street', 'Richmond', '8013'],
])('%j is looked up as %j in %j %s', (typed, address, city, postalCode) => {
  expect(checkAddress(typed)).toMatchObject({ address: { address, city, postalCode } });
});

it.each([
  ['12 Kauri Street, Richmond', 'Which Richmond?'],
  ['richmond', 'Which Richmond?'],
  ['Wellington', 'Wellington has several postcodes. Add yours, or your suburb.'],
  ['14A Tāwhiri Road', 'Which town? Add your suburb or town, or the postcode.'],
  ['Nowhere', 'We don’t know Nowhere by name. Add its postcode: it’s on any letter you get.'],
  ['1999', '1999 isn’t a postcode that we know. Check it, or enter your town instead.'],
  ['PO Box 12, Karori 6012', 'We can’t connect a PO Box. Enter your street address.'],
])('%j is answered with a question: %s', (typed, question) => {
  expect(checkAddress(typed)).toMatchObject({ question });
});

it('offers the places of one name with the street kept', () => {
  expect(checkAddress('12 Kauri Street, Richmond')).toMatchObject({
    choices: [
      { label: 'Richmond, Nelson 7020', address: '12 Kauri Street, Richmond, Nelson 7020' },
      { label: 'Richmond, Christchurch 8013', address: '12 Kauri Street, Richmond, Christchurch 8013' },
    ],
  });
});

it.each([
  [
    '14 Hill Road, RD 2, Kaitaia 0482',
    'A rural delivery round is long, so it depends on where your gate is.',
  ],
  ['2/14 Tāwhiri Road, Karori', 'In a building of flats, we check the line into yours too.'],
  ['14 Tāwhiri Road, Karori', null],
])('%j has the note %s', (typed, note) => {
  expect(checkAddress(typed)).toMatchObject({ note });
});

it('has nothing to say to an empty field', () => {
  expect(checkAddress(' \u200b ')).toBeNull();
});
