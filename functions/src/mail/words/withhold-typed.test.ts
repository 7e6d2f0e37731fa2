import { expect, it } from 'vitest';
import { looksLikeAddress, looksLikeName, looksLikePhone, looksLikeProvider } from './withhold-typed.ts';

it.each([
  ['Aroha', true],
  ['Aroha O’Māhony-Rata', true],
  ['Mary Jane Smith', true],
  ['Ana Maria de Souza', true],
  ['Te Ariki Tama Rangi', true],
  ['Your line is cut', false],
  ['Your line is cut off', false],
  ['Ring 0900', false],
  ['evil.example', false],
  ['a@evil', false],
  ['Aroha  Rata', false],
  ['', false],
  ['a'.repeat(61), false],
])('%j as a name: %s', (name, expected) => {
  expect(looksLikeName(name)).toBe(expected);
});

it.each([
  ['12 Rātā Street, Karori, Wellington 6012', true],
  ['Flat 2/12 St. Kilda Rd, Dunedin, Otago 9010', true],
  ['123456 State Highway, Gore 9710', true],
  ['Unpaid bill, ring 0900 555 0199 now, Gore 9710', false],
  ['Ring 0900-555-0199', false],
  ['Ring 0900.555.0199', false],
  ['Ring 09005550199', false],
  ['1234567 Street', false],
  ['14 Hill Road, R.D.2, Kaitaia, Northland 0482', true],
  ['Cnr Main & High Streets, Gore, Southland 9710', true],
  ['Unit #4, 12 Rātā Street, Gore 9710', true],
  ['C/- Mere, 12 Rātā Street, Gore 9710', true],
  ['evil.nz', false],
  ['see evil.nz, R.D.2', false],
  ['12 Rātā Street & evil.nz, Gore 9710', false],
  ['pay at evil.example', false],
  ['https://evil', false],
])('%j as an address: %s', (text, expected) => {
  expect(looksLikeAddress(text)).toBe(expected);
});

it.each([
  ['021 555 0199', true],
  ['+64 (0)21 555 0199 / 04 555 0100', true],
  ['021 555 0199 after 5pm', true],
  ['Ring http://evil', false],
  ['021 evil.example', false],
  ['021 555 0199 https://evil', false],
  ['021 555 0199 @evil', false],
  ['021 555 0199 sign in again or lose all of your orders', false],
])('%j as a phone number: %s', (text, expected) => {
  expect(looksLikePhone(text)).toBe(expected);
});

it.each([
  ['Spark', true],
  ['One NZ', true],
  ['2degrees', true],
  ['Slingshot Communications', true],
  ['Ring 0900 555', false],
  ['Your line is cut', false],
  ['evil.example', false],
])('%j as a provider: %s', (text, expected) => {
  expect(looksLikeProvider(text)).toBe(expected);
});
