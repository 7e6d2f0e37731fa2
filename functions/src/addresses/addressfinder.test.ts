import { typedServiceAddress } from '@kowhai/domain/address/typed-address';
import { expect, it } from 'vitest';
import { type Metadata, readMetadata } from './addressfinder.ts';
import { findAddress, suggestAddresses } from './suggest-addresses.ts';

const blank = { unit_type: '', unit_identifier: '', floor: '', alpha: '', rd_number: '' };
const home: Metadata = {
  ...blank,
  pxid: '2-.3.1q.2.4G.4c',
  number: '14',
  street: 'Tāwhiri Road',
  suburb: 'Karori',
  city: 'Wellington',
  region: 'Wellington Region',
  postcode: '6012',
};

it('an address from Addressfinder becomes the parts of the form, with its id', () => {
  expect(readMetadata(home)).toEqual({
    address: '14 Tāwhiri Road',
    city: 'Karori, Wellington',
    region: 'Wellington',
    postalCode: '6012',
    country: 'New Zealand',
    addressId: '2-.3.1q.2.4G.4c',
  });
});

it.each<[string, Partial<Metadata>, object]>([
  ['a letter behind its number', { alpha: 'A' }, { address: '14A Tāwhiri Road' }],
  ['a flat', { unit_type: 'Flat', unit_identifier: '2' }, { address: '2/14 Tāwhiri Road' }],
  [
    'a floor and a unit',
    { floor: 'Level 1', unit_type: 'Unit', unit_identifier: 'B' },
    { address: 'Level 1, Unit B, 14 Tāwhiri Road' },
  ],
  ['a rural round', { rd_number: '2', suburb: '', city: 'Kaitaia' }, { city: 'RD 2, Kaitaia' }],
  ['a suburb of its town’s name', { suburb: 'Levin', city: 'Levin' }, { city: 'Levin' }],
  ['no postcode', { postcode: '' }, { postalCode: '' }],
  ['Manawatū’s region', { region: 'Manawatū-Whanganui Region' }, { region: 'Whanganui-Manawatu' }],
  ['Nelson’s', { region: 'Nelson Region' }, { region: 'Nelson-Tasman' }],
  ['Hawke’s Bay’s', { region: 'Hawke’s Bay Region' }, { region: "Hawke's Bay" }],
  ['a region that follows from its postcode', { region: '' }, { region: 'Wellington' }],
])('with %s', (_, changes, expected) => {
  expect(readMetadata({ ...home, ...changes })).toMatchObject(expected);
});

it('a shop without a provider suggests nothing, and asks nobody', async () => {
  const stranger = { caller: null, network: null, proof: null };
  expect(await suggestAddresses({ ...stranger, body: { typed: '14 Tāwhiri' } })).toEqual([]);
  expect(await findAddress({ ...stranger, body: { id: '2-.local.1' } })).toBeNull();
});

it('what was chosen passes the form as it is', () => {
  const chosen = readMetadata({ ...home, floor: 'Level 1', unit_type: 'Unit', unit_identifier: 'B' });
  expect(typedServiceAddress.parse({ ...chosen, flat: '' })).toEqual(chosen);
});
