import { describe, expect, it } from 'vitest';
import { findPostcode, findRegion, knownPlaces } from './places.ts';
import { findPostcodeArea } from './postcode.ts';

describe('a place', () => {
  it.each([
    ['Karori', '6012'],
    [' karori, Wellington', '6012'],
    ['Taupo', '3330'],
    ['OAMARU', '9400'],
    ['Wellington', null],
    ['Kar', null],
    ['', null],
  ])('%j has the postcode %s', (city, postalCode) => {
    expect(findPostcode(city)).toBe(postalCode);
  });

  it.each(knownPlaces.withPostcode)('%s has a postcode that is in use', (place) => {
    expect(findPostcodeArea(findPostcode(place) ?? '')).not.toBeNull();
  });

  it.each(knownPlaces.withPostcode)('%s with its postcode is in one region', (city) => {
    expect(findRegion({ city, postalCode: findPostcode(city) ?? '' })).not.toBeNull();
  });

  it.each(Object.entries(knownPlaces.withRegion))('%s is in %s', (city, region) => {
    expect(findRegion({ city, postalCode: '' })).toBe(region);
  });
});

describe('an address', () => {
  it.each([
    ['', '6012', 'Wellington'],
    ['', '1011', 'Auckland'],
    // Rotorua's postcodes reach into Waikato: the name tells.
    ['', '3010', null],
    ['Rotorua', '3010', 'Bay of Plenty'],
    ['Ngongotahā, rotorua', '3010', 'Bay of Plenty'],
    ['Newtown, Wellington', '', 'Wellington'],
    ['Newtown, Wellington', '60', 'Wellington'],
    // Where the two do not agree, the postcode counts or nothing is said.
    ['Dunedin', '6012', 'Wellington'],
    ['Dunedin', '3010', null],
    ['Dunedin', '0001', null],
    ['Springfield', '', null],
  ])('in %j %j is in %s', (city, postalCode, region) => {
    expect(findRegion({ city, postalCode })).toBe(region);
  });
});
