import { describe, expect, it } from 'vitest';
import { describeFinding, noFinding } from './address-finding.ts';
import type { AddressQuestion } from './address-question.ts';
import { type AddressChoice, type AddressReading, nothingRead } from './address-reading.ts';
import { country } from './regions.ts';

const mainStreet: AddressChoice = {
  address: '12 Main Street',
  city: 'Gore',
  postalCode: '9710',
  region: 'Southland',
  country,
};
const other = { ...mainStreet, city: 'Thames', postalCode: '3500', region: 'Waikato' };
const reading = (street: AddressReading['street'], more: Partial<AddressReading> = {}): AddressReading => ({
  ...nothingRead,
  address: mainStreet,
  street,
  ...more,
});
const misfit = (field: AddressQuestion['field']): AddressQuestion => ({
  field,
  title: field,
  text: '',
  changes: [],
});

describe('what a form says of its address', () => {
  it('is nothing where the street is known, until the form is sent: then it is proposed', () => {
    expect(describeFinding(reading('known'), [], false)).toEqual(noFinding);
    expect(describeFinding(reading('known'), [], true)).toEqual({
      ...noFinding,
      choices: [mainStreet],
      isProposed: true,
    });
  });
  it('is which streets fit, where several do, sent or not', () => {
    const several = reading('known', { choices: [mainStreet, other] });
    expect(describeFinding(several, [], false)).toMatchObject({
      choices: [mainStreet, other],
      isProposed: false,
    });
    expect(describeFinding(several, [], true).choices).toEqual([mainStreet, other]);
  });
  it('is the street that was meant, where a letter is wrong', () => {
    expect(describeFinding(reading('corrected'), [], false)).toMatchObject({
      choices: [mainStreet],
      isProposed: true,
    });
  });
  it('is that the list lacks the street, and offers none', () => {
    const found = describeFinding(reading('unknown', { choices: [other], readAs: 'Gore' }), [], false);
    expect(found.unknown).toMatch('We don’t know this street');
    expect(found).toMatchObject({ choices: [], readAs: 'Gore' });
  });
  it('says that the street is in another town once, and not beside choices', () => {
    const elsewhere = reading('elsewhere', { choices: [other] });
    expect(describeFinding(elsewhere, [misfit('address')], false)).toMatchObject({
      unknown: '',
      misfits: [misfit('address')],
    });
    expect(describeFinding(elsewhere, [], false).unknown).toMatch('Main Street in Gore');
    const nearby = reading('nearby', { choices: [mainStreet, other] });
    expect(describeFinding(nearby, [misfit('address'), misfit('postalCode')], false).misfits).toEqual([
      misfit('postalCode'),
    ]);
  });
});
