import { describe, expect, it } from 'vitest';
import { listAddressQuestions } from './address-question.ts';
import { serviceAddress } from './service-address.ts';

const home = { address: '12 Rātā Street', city: 'Karori', region: 'Wellington', postalCode: '6012' };
const addressOf = (fields: object) => serviceAddress.parse({ ...home, ...fields });
const titlesOf = (fields: object, answered: object | null = null) =>
  listAddressQuestions(addressOf(fields), answered && addressOf(answered)).map(({ title }) => title);

describe('an address', () => {
  it.each([
    '12 Rātā Street',
    '2/12 Rātā Street',
    'Rātā Street 12B',
    'Flat Garden, 12 Rātā Street',
    'Lot 3, Main Road',
    '１２ Rātā Street',
    '1043 State Highway 1',
    '4 Main Road, RD 2',
    'Cnr Main Road & Hill Street',
  ])('with a number, or at a corner, is taken as it is: "%s"', (address) => {
    expect(titlesOf({ address })).toEqual([]);
  });

  it.each([
    'Rātā Street',
    'The Old Schoolhouse, Main Road',
    'Flat 2, Rātā House',
    'Level 1, Rātā House',
    'Main Road, RD 2',
    'Main Road, R.D.2',
    'State Highway 1',
    'SH1',
  ])('without a street number is asked about: "%s"', (address) => {
    expect(titlesOf({ address })).toEqual(['Which number?']);
  });

  it.each([
    [{ postalCode: '6011', region: 'Auckland' }, '6011 is a Wellington postcode'],
    [{ postalCode: '5910', region: 'Auckland' }, '5910 isn’t a postcode that we know'],
  ])('whose postcode may be wrong is asked about: %o', (fields, title) => {
    expect(titlesOf(fields)).toEqual([title]);
  });

  it('is asked about both at once', () => {
    expect(titlesOf({ address: 'Rātā House', postalCode: '5910' })).toHaveLength(2);
  });

  it('is asked about only what was not answered before', () => {
    const doubtful = { address: 'Rātā House', postalCode: '5910' };
    expect(titlesOf(doubtful, doubtful)).toEqual([]);
    expect(titlesOf({ ...doubtful, address: 'Rimu House' }, doubtful)).toEqual(['Which number?']);
    expect(titlesOf({ ...doubtful, region: 'Otago' }, doubtful)).toHaveLength(1);
  });
});
