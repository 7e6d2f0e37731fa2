import { country, isSamePlace, regions, type ServiceAddress } from '@kowhai/domain/service-address';

/**
 * Takes a profile's address, one line of free text, apart as far as that can be done without guessing: street, suburb
 * or city, a region where one is named, a postcode where one stands at the end. What cannot be told stays empty.
 */
export function suggestServiceAddress(
  profileAddress: string,
): Omit<ServiceAddress, 'region'> & { region: string } {
  const withoutCountry = profileAddress.replace(/[\s,]*\b(new zealand|aotearoa|nz)\b\.?\s*$/i, '');
  const [, beforePostcode = withoutCountry, postalCode = ''] =
    /^(.*?)[\s,]*\b(\d{4})\s*$/s.exec(withoutCountry) ?? [];
  const parts = beforePostcode
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const region = regions.find((name) => parts.some((part) => isSamePlace(part, name))) ?? '';
  const [street = '', ...places] = parts;
  // A city of the region's name ("Auckland, Auckland") is dropped only where another place still names it.
  const named = places.filter((place) => !isSamePlace(place, region));
  return {
    address: street,
    city: (named.length > 0 ? named : places.slice(0, 1)).join(', '),
    region,
    postalCode,
    country,
  };
}
