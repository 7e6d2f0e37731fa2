import { describe, expect, it } from 'vitest';
import { type AddressPart, followStreet, keepGiven, nameStreet, noTexts } from './address-texts.ts';

const typed = {
  ...noTexts,
  address: '12 Main Street',
  city: 'Gore',
  postalCode: '9710',
  region: 'Southland',
};
const gore = { ...noTexts, city: 'Gore', postalCode: '9710', region: 'Southland' };
const touching = (...parts: AddressPart[]) => new Set(parts);

describe('a field that nobody touched', () => {
  const street = nameStreet({ ...noTexts, address: '12 Main Street' });

  it('is nothing that was given, while the street and the flat always are', () => {
    expect(keepGiven({ ...typed, flat: '2' }, touching('city'))).toEqual({
      ...noTexts,
      address: '12 Main Street',
      flat: '2',
      city: 'Gore',
    });
  });
  it('holds what was read of the street, whatever its number', () => {
    const read = { street, texts: gore };
    const { address: _, ...others } = gore;
    expect(followStreet(typed, touching('address'), read)).toEqual(others);
    expect(followStreet({ ...typed, address: '2/14 Main Street' }, touching(), read)).toEqual(others);
  });
  it('is emptied with the street, and as long as nothing has arrived', () => {
    const { address: _, ...none } = noTexts;
    const read = { street, texts: gore };
    expect(followStreet({ ...typed, address: '12 Queen Street' }, touching('address'), read)).toEqual(none);
    expect(followStreet(typed, touching('address'), { street })).toEqual(none);
  });
  it('is the region of a postcode that was typed, before anything is read', () => {
    expect(followStreet(typed, touching('postalCode'), { street: '' })).toEqual({
      flat: '',
      city: '',
      region: 'Southland',
    });
  });
  it('leaves out those that were touched', () => {
    const read = { street: nameStreet(typed), texts: { ...gore, city: 'Levin' } };
    expect(followStreet(typed, touching('flat', 'city', 'postalCode', 'region'), read)).toEqual({});
  });
});
