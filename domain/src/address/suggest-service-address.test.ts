import { expect, it } from 'vitest';
import { formatServiceAddress } from './format-address.ts';
import { serviceAddress } from './service-address.ts';
import { suggestServiceAddress } from './suggest-service-address.ts';

it.each([
  ['12 Rātā Street, Karori, Wellington 6012', '12 Rātā Street', 'Karori', 'Wellington', '6012'],
  ['12 Rata Street, Karori, Wellington, 6012, New Zealand', '12 Rata Street', 'Karori', 'Wellington', '6012'],
  ['Flat 2/7 Queen Street, Auckland 1010', 'Flat 2/7 Queen Street', 'Auckland', 'Auckland', '1010'],
  ['3 Kauri Road\nWhangārei\nNorthland 0110', '3 Kauri Road', 'Whangārei', 'Northland', '0110'],
  ['88 Marine Parade, Napier', '88 Marine Parade', 'Napier', "Hawke's Bay", ''],
  ['1 The Square', '1 The Square', '', '', ''],
  ['1234 Long Road, Gore, Southland NZ', '1234 Long Road', 'Gore', 'Southland', '9710'],
  ['12 Kauri Street, Ponsonby', '12 Kauri Street', 'Ponsonby', 'Auckland', '1011'],
  ['12 Kauri Street Ponsonby 1011', '12 Kauri Street', 'Ponsonby', 'Auckland', '1011'],
  ['7 Jellicoe Road Mt Eden', '7 Jellicoe Road', 'Mt Eden', 'Auckland', '1024'],
  ['12 Cambridge Road', '12 Cambridge Road', '', '', ''],
  ['12 Old Nelson', '12 Old Nelson', '', '', ''],
  ['4 Lake Street, Ngongotahā', '4 Lake Street', 'Ngongotahā', '', ''],
  ['', '', '', '', ''],
])('%j', (text, address, city, region, postalCode) => {
  expect(suggestServiceAddress(text)).toEqual({ address, city, region, postalCode, country: 'New Zealand' });
});

it.each(['2 Sample Street, Wellington 6011', '12 Rātā Street, Karori, Wellington 6012'])(
  'comes back as it was written, no name said twice: %s',
  (profileAddress) => {
    const suggestion = serviceAddress.parse(suggestServiceAddress(profileAddress));
    expect(formatServiceAddress(suggestion)).toBe(profileAddress);
  },
);
