import { describe, expect, it } from 'vitest';
import { describePostcodeMismatch, findRegion, hasPostcodeMismatch, listRegions } from './postcode.ts';
import { type Region, regions } from './regions.ts';

describe('a postcode', () => {
  it.each<[string, string, Region]>([
    ['Whangārei', '0110', 'Northland'],
    ['Kaitāia', '0410', 'Northland'],
    ['Takapuna', '0622', 'Auckland'],
    ['Wellsford', '0900', 'Auckland'],
    ['Auckland Central', '1010', 'Auckland'],
    ['Manukau', '2025', 'Auckland'],
    ['Pukekohe', '2120', 'Auckland'],
    ['Tūākau', '2121', 'Waikato'],
    ['Rotorua', '3010', 'Bay of Plenty'],
    ['Tauranga', '3110', 'Bay of Plenty'],
    ['Hamilton', '3204', 'Waikato'],
    ['Taupō', '3330', 'Waikato'],
    ['Waihī Beach', '3611', 'Bay of Plenty'],
    ['Te Kūiti', '3910', 'Waikato'],
    ['Taumarunui', '3920', 'Whanganui-Manawatu'],
    ['Gisborne', '4010', 'Gisborne'],
    ['Napier', '4110', "Hawke's Bay"],
    ['Waipukurau', '4200', "Hawke's Bay"],
    ['New Plymouth', '4310', 'Taranaki'],
    ['Palmerston North', '4410', 'Whanganui-Manawatu'],
    ['Whanganui', '4500', 'Whanganui-Manawatu'],
    ['Pātea', '4520', 'Taranaki'],
    ['Hāwera', '4610', 'Taranaki'],
    ['Ōhakune', '4625', 'Whanganui-Manawatu'],
    ['Dannevirke', '4930', 'Whanganui-Manawatu'],
    ['Lower Hutt', '5010', 'Wellington'],
    ['Levin', '5510', 'Whanganui-Manawatu'],
    ['Ōtaki', '5512', 'Wellington'],
    ['Masterton', '5810', 'Wellington'],
    ['Wellington Central', '6011', 'Wellington'],
    ['Nelson', '7010', 'Nelson-Tasman'],
    ['Motueka', '7120', 'Nelson-Tasman'],
    ['Havelock', '7100', 'Marlborough'],
    ['Blenheim', '7201', 'Marlborough'],
    ['Kaikōura', '7300', 'Canterbury'],
    ['Ashburton', '7700', 'Canterbury'],
    ['Greymouth', '7805', 'West Coast'],
    ['Timaru', '7910', 'Canterbury'],
    ['Christchurch', '8011', 'Canterbury'],
    ['Dunedin', '9016', 'Otago'],
    ['Queenstown', '9300', 'Otago'],
    ['Ōamaru', '9400', 'Otago'],
    ['Kurow', '9435', 'Canterbury'],
    ['Te Anau', '9600', 'Southland'],
    ['Gore', '9710', 'Southland'],
    ['Invercargill', '9810', 'Southland'],
  ])('of %s, %s, belongs to %s', (_, postalCode, region) => {
    expect(hasPostcodeMismatch({ postalCode, region })).toBe(false);
    expect(describePostcodeMismatch({ postalCode, region })).toBeNull();
  });

  it.each<[string, Region, string]>([
    ['6011', 'Auckland', '6011 is a Wellington postcode'],
    ['1010', 'Wellington', '1010 is an Auckland postcode'],
    ['9300', 'Canterbury', '9300 is an Otago postcode'],
    ['5583', 'Otago', '5583 is a Whanganui-Manawatu or Wellington postcode'],
    ['4974', 'Taranaki', "4974 is a Whanganui-Manawatu or Hawke's Bay postcode"],
  ])('of %s with the region %s is asked about: "%s"', (postalCode, region, question) => {
    expect(hasPostcodeMismatch({ postalCode, region })).toBe(true);
    expect(describePostcodeMismatch({ postalCode, region })).toBe(question);
  });

  it.each(['0000', '5910', '9999'])(
    'that NZ Post does not use, %s, is asked about in every region',
    (code) => {
      for (const region of regions) {
        const address = { postalCode: code, region };
        expect(hasPostcodeMismatch(address)).toBe(true);
        expect(describePostcodeMismatch(address)).toBe(`${code} isn’t a postcode that we know`);
      }
    },
  );

  it.each([
    ['6012', 'Wellington'],
    ['3010', 'Bay of Plenty'],
    ['5510', 'Whanganui-Manawatu'],
    ['2121', 'Waikato'],
    // Crosses a border.
    ['9493', null],
    ['601', null],
    ['5910', null],
  ])('%s is in %s', (postalCode, region) => {
    expect(findRegion(postalCode)).toBe(region);
  });

  it('is known for every region', () => {
    const known = Array.from({ length: 10_000 }, (_, code) =>
      listRegions(String(code).padStart(4, '0')),
    ).flat();
    expect(new Set(known)).toEqual(new Set(regions));
  });
});
