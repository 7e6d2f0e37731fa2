import { describe, expect, it } from 'vitest';
import { formatServiceAddress } from './format-address.ts';
import { isPoBox } from './po-box.ts';
import { regions } from './regions.ts';
import { serviceAddress, serviceAddressSnapshot } from './service-address.ts';

const home = {
  address: '12 Rātā Street',
  city: 'Karori',
  region: 'Wellington',
  postalCode: '6012',
  country: 'New Zealand',
};

function complaintsOf(fields: Record<string, unknown>): string[] {
  const { error } = serviceAddress.safeParse({ ...home, ...fields });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('a service address', () => {
  it('is kept as it was typed, without the spaces around it', () => {
    expect(serviceAddress.parse({ ...home, address: ' 12 Rātā Street ', postalCode: ' 6012 ' })).toEqual(
      home,
    );
  });

  it('is rid of what nobody sees', () => {
    const pasted = { ...home, address: '12 Rātā\u200b Street\u202c', postalCode: '60\u200b12' };
    expect(serviceAddress.parse(pasted)).toEqual(home);
    expect(complaintsOf({ city: '\u200b'.repeat(20) })).toEqual(['city: Enter a suburb or city']);
  });

  it('that was taken by earlier rules can still be read', () => {
    const older = { ...home, address: '\u200b'.repeat(20), city: '\u2060\u2060' };
    expect(serviceAddressSnapshot.parse(older)).toEqual(older);
  });

  it('reads well on one line', () => {
    expect(formatServiceAddress(serviceAddress.parse(home))).toBe('12 Rātā Street, Karori, Wellington 6012');
  });

  it.each([
    ['Wellington', 'Wellington', '12 Rātā Street, Wellington 6012'],
    ['wellington', 'Wellington', '12 Rātā Street, Wellington 6012'],
    ['Karori, Wellington', 'Wellington', '12 Rātā Street, Karori, Wellington 6012'],
    ['Ōtāhuhu', 'Otago', '12 Rātā Street, Ōtāhuhu, Otago 6012'],
    ['Auckland', 'Northland', '12 Rātā Street, Auckland, Northland 6012'],
  ])('in %s, %s says a name once where city and region share it', (city, region, line) => {
    expect(formatServiceAddress(serviceAddress.parse({ ...home, city, region }))).toBe(line);
  });

  it('is in New Zealand, whether that is said or not', () => {
    const { country: _, ...unsaid } = home;
    expect(serviceAddress.parse(unsaid).country).toBe('New Zealand');
    expect(complaintsOf({ country: 'Australia' })).toHaveLength(1);
  });

  it('may be in each region of the specification, in its order', () => {
    expect(regions).toEqual([
      ...['Northland', 'Auckland', 'Waikato', 'Bay of Plenty', 'Gisborne', "Hawke's Bay", 'Taranaki'],
      ...['Whanganui-Manawatu', 'Wellington', 'Marlborough', 'Nelson-Tasman', 'West Coast', 'Canterbury'],
      ...['Otago', 'Southland'],
    ]);
  });

  it.each(regions)('may be in %s', (region) => {
    expect(serviceAddress.parse({ ...home, region }).region).toBe(region);
  });

  it('corrects the spelling of the former shop', () => {
    expect(serviceAddress.parse({ ...home, region: 'Cantebury' }).region).toBe('Canterbury');
    expect(regions).not.toContain('Cantebury');
  });

  it.each(['Select', '', 'canterbury', 'Queensland', null, 4, ['Otago']])(
    'is in no region called %o',
    (region) => {
      expect(complaintsOf({ region })).toEqual(['region: Select a region']);
    },
  );

  it('may have a postcode of full-width digits', () => {
    expect(serviceAddress.parse({ ...home, postalCode: '６０１２' }).postalCode).toBe('6012');
  });

  it.each(['0110', '6012', '9893'])('may have the postcode %s', (postalCode) => {
    expect(serviceAddress.parse({ ...home, postalCode }).postalCode).toBe(postalCode);
  });

  it.each(['', '601', '60122', '6o12', '6 12', '-123', '٦٠١٢', 6012, null])(
    'has no postcode like %o',
    (postalCode) => {
      expect(complaintsOf({ postalCode })).toEqual(['postalCode: Enter a 4-digit postcode']);
    },
  );

  it.each([
    ['address', '1 A', '1A', 200, 'Enter a street address'],
    ['city', 'Bu', 'B', 100, 'Enter a suburb or city'],
  ])(
    '%s: "%s" is enough, "%s" is not, %d characters are the most',
    (field, enough, tooShort, max, message) => {
      expect(complaintsOf({ [field]: enough })).toEqual([]);
      expect(complaintsOf({ [field]: tooShort })).toEqual([`${field}: ${message}`]);
      expect(complaintsOf({ [field]: 'x'.repeat(max) })).toEqual([]);
      expect(complaintsOf({ [field]: 'x'.repeat(max + 1) })).toEqual([
        `${field}: Please keep this to ${max} characters or fewer`,
      ]);
    },
  );

  it('is no PO Box, in neither line', () => {
    const message = 'We can’t connect a PO Box. Enter your street address';
    expect(complaintsOf({ address: 'PO Box 12' })).toEqual([`address: ${message}`]);
    expect(complaintsOf({ city: 'Private Bag 3020, Hamilton' })).toEqual([`city: ${message}`]);
  });

  it('of an order that was placed with a PO Box is still read', () => {
    expect(serviceAddressSnapshot.parse({ ...home, address: 'PO Box 12' }).address).toBe('PO Box 12');
  });
});

describe('a PO Box', () => {
  it.each([
    'PO Box 12',
    'po box 12',
    'P.O. Box 12',
    'P. O. Box 12',
    'P O Box 12',
    'POBox 12',
    'P0 Box 12',
    'PO-Box 12',
    'P.O.B. 12',
    'POB 12',
    'Post Office Box 12',
    'Postal Box 12',
    'Private Bag 3020',
    'PRIVATE  BAG 3020',
    'Private Mail Bag 7',
    'Locked Bag 9',
    'Pouaka Poutāpeta 411',
    'Box 12',
    'Box 12, Levin',
    'ＰＯ Box 12',
    '12 Rātā Street, PO Box 55',
  ])('is meant by "%s"', (text) => {
    expect(isPoBox(text)).toBe(true);
  });

  it.each([
    '12 Box Hill',
    'Box Hill',
    'Box 12 Hill Road',
    '4 Boxwood Place',
    '9 Post Office Road',
    '3 Private Road',
    '1 Popes Road',
    'Flat 2, 7 Pobble Lane',
    '5 Pō Street',
  ])('is not meant by "%s"', (text) => {
    expect(isPoBox(text)).toBe(false);
  });
});
