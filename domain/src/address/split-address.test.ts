import { expect, it } from 'vitest';
import { readForm } from './suggested-address.ts';

it.each([
  ['12 Rātā Street, Karori, Wellington 6012', '12 Rātā Street', 'Karori', 'Wellington', '6012'],
  ['12 Rata Street, Karori, Wellington, 6012, New Zealand', '12 Rata Street', 'Karori', 'Wellington', '6012'],
  ['3 Kauri Road\nWhangārei\nNorthland 0110', '3 Kauri Road', 'Whangārei', 'Northland', '0110'],
  ['Auckland, Auckland', 'Auckland', 'Auckland', 'Auckland', ''],
  ['12 Kauri Street Ponsonby 1011', '12 Kauri Street', 'Ponsonby', 'Auckland', '1011'],
  ['5 Marine Parade Mt Maunganui', '5 Marine Parade', 'Mt Maunganui', '', ''],
  ['1 The Square', '1 The Square', '', '', ''],
  ['2/15 Queen St', '2/15 Queen St', '', '', ''],
  ['Flat 2, 15 Queen Street, Ponsonby', '2/15 Queen Street', 'Ponsonby', '', ''],
  ['flat 2 15 queen street ponsonby', '2/15 queen street', 'ponsonby', '', ''],
  ['2, 15 Queen Street, Ponsonby', '2/15 Queen Street', 'Ponsonby', '', ''],
  ['Unit 3 / 15A Queen St', '3/15A Queen St', '', '', ''],
  ['Unit #4, 15 Queen St', '4/15 Queen St', '', '', ''],
  ['Apartment 3B, 15 Queen St', '3B/15 Queen St', '', '', ''],
  ['15 Queen Street, Flat 2, Ponsonby', '2/15 Queen Street', 'Ponsonby', '', ''],
  ['Level 1, Rātā House, 15 Queen St', 'Level 1, Rātā House, 15 Queen St', '', '', ''],
  ['Rata House 15 Queen Street Ponsonby', 'Rata House, 15 Queen Street', 'Ponsonby', '', ''],
  ['C/- Mere, 15 Queen St, Gore', 'C/- Mere, 15 Queen St', 'Gore', '', ''],
  ['rear 15 Queen St', 'rear, 15 Queen St', '', '', ''],
  ['15 a queen st', '15a queen st', '', '', ''],
  ['15-17 Queen St', '15-17 Queen St', '', '', ''],
  ['Lot 3 Main Road, Gore', 'Lot 3 Main Road', 'Gore', '', ''],
  ['Rātā Street 12B', '12B Rātā Street', '', '', ''],
  ['3 1st Avenue, Red Beach', '3 1st Avenue', 'Red Beach', '', ''],
  ['1043 SH1, Gore', '1043 State Highway 1', 'Gore', '', ''],
  ['14 Hill Road, R.D.2, Kaitaia 0482', '14 Hill Road', 'RD 2, Kaitaia', 'Northland', '0482'],
  ['14 Hill Rd rural delivery no 2 Kaitaia', '14 Hill Rd', 'RD 2, Kaitaia', '', ''],
  ['Cnr Main & High Streets, Gore', 'Corner of Main and High Streets', 'Gore', '', ''],
  ['Cnr Main & High Streets Gore', 'Corner of Main and High Streets', 'Gore', '', ''],
  [
    'Sky Tower, Victoria Street West, Auckland',
    'Sky Tower, Victoria Street West',
    'Auckland',
    'Auckland',
    '',
  ],
  ['12 Hill Road (rear), Gore', 'rear, 12 Hill Road', 'Gore', '', ''],
  ['12, Queen Street, Gore', '12 Queen Street', 'Gore', '', ''],
  ['12queen st', '12 queen st', '', '', ''],
  ['Unit 3 / 127A St Jude St, Gore', '3/127A St Jude St', 'Gore', '', ''],
  ['G/12 Queen Street', 'Flat G, 12 Queen Street', '', '', ''],
  ['12 Queen Street Unit 2', '2/12 Queen Street', '', '', ''],
  ['12 Queen Street #2, Gore', '2/12 Queen Street', 'Gore', '', ''],
  ['10 K Road Auckland', '10 K Road', 'Auckland', 'Auckland', ''],
  ['', '', '', '', ''],
])('%j is taken apart by its form', (typed, address, city, region, postalCode) => {
  expect(readForm(typed)).toEqual({ address, city, region, postalCode, country: 'New Zealand' });
});

it('takes no time for hostile text', () => {
  const before = process.threadCpuUsage();
  for (const part of ['1 ', ', ', '1/', 'flat 1', 'a ', '&', 'rd 1 ', '#', '15-'])
    readForm(part.repeat(20_000));
  // The processor’s time: a busy machine takes longer.
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
});
