import { describe, expect, it } from 'vitest';
import { formatServiceAddress, regions, serviceAddress } from './service-address.ts';

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

  it('reads well on one line', () => {
    expect(formatServiceAddress(serviceAddress.parse(home))).toBe('12 Rātā Street, Karori, Wellington 6012');
  });

  it('is in New Zealand, whether that is said or not', () => {
    const { country: _, ...unsaid } = home;
    expect(serviceAddress.parse(unsaid).country).toBe('New Zealand');
    expect(complaintsOf({ country: 'Australia' })).toHaveLength(1);
  });

  it.each(regions)('may be in %s', (region) => {
    expect(serviceAddress.parse({ ...home, region }).region).toBe(region);
  });

  it('corrects the spelling of the former shop', () => {
    expect(serviceAddress.parse({ ...home, region: 'Cantebury' }).region).toBe('Canterbury');
    expect(regions).not.toContain('Cantebury');
    expect(regions).toHaveLength(15);
  });

  it.each(['Select', '', 'canterbury', 'Queensland', null, 4, ['Otago']])(
    'is in no region called %o',
    (region) => {
      expect(complaintsOf({ region })).toEqual(['region: Select a region']);
    },
  );

  it.each(['0110', '6012', '9893'])('may have the postcode %s', (postalCode) => {
    expect(serviceAddress.parse({ ...home, postalCode }).postalCode).toBe(postalCode);
  });

  it.each(['', '601', '60122', '6o12', '6 12', '-123', '٦٠١٢', 6012, null])(
    'has no postcode like %o',
    (postalCode) => {
      expect(complaintsOf({ postalCode })).toEqual(['postalCode: Postcode has 4 digits']);
    },
  );

  it.each([
    ['address', '1 A', '1A', 200, 'Street address is invalid'],
    ['city', 'Bu', 'B', 100, 'Suburb or city is invalid'],
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
});
