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

  it.each(knownPlaces)('%s has a postcode that is in use', (place) => {
    expect(findPostcodeArea(findPostcode(place) ?? '')).not.toBeNull();
  });
});

describe('a postcode', () => {
  it.each([
    ['6012', 'Wellington'],
    ['1011', 'Auckland'],
    // Rotorua's reach into Waikato: two regions, so none is said.
    ['3010', null],
    ['601', null],
    ['0001', null],
  ])('%s lies in %s', (postalCode, region) => {
    expect(findRegion(postalCode)).toBe(region);
  });
});
