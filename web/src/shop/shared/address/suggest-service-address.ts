import { findPostcode, findRegion } from '@kowhai/domain/address/places';
import { country, isSamePlace, regions, type ServiceAddress } from '@kowhai/domain/address/service-address';

/** An address that may lack parts. */
export type SuggestedAddress = Omit<ServiceAddress, 'region'> & { region: string };

/**
 * Takes a profile's address, one line of free text, apart as far as that can be done without guessing: street, suburb
 * or city, the region and the postcode that are named or that the place has. What cannot be told stays empty.
 */
export function suggestServiceAddress(profileAddress: string): SuggestedAddress {
  const withoutCountry = profileAddress.replace(/[\s,]*\b(new zealand|aotearoa|nz)\b\.?\s*$/i, '');
  const [, beforePostcode = withoutCountry, postcodeAtEnd] =
    /^(.*?)[\s,]*\b(\d{4})\s*$/s.exec(withoutCountry) ?? [];
  const parts = beforePostcode
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const namedRegion = regions.find((name) => parts.some((part) => isSamePlace(part, name))) ?? '';
  const [street = '', ...places] = parts.length === 1 ? splitBeforePlace(parts[0] ?? '') : parts;
  // A city of the region's name ("Auckland, Auckland") is dropped only where another place still names it.
  const named = places.filter((place) => !isSamePlace(place, namedRegion));
  const city = (named.length > 0 ? named : places.slice(0, 1)).join(', ');
  const postalCode = postcodeAtEnd ?? findPostcode(city) ?? '';
  const region = namedRegion || (findRegion({ city, postalCode }) ?? '');
  return { address: street, city, region, postalCode, country };
}

/** Without a comma ("12 Kauri Street Ponsonby") the street ends where the name of a known place begins. */
function splitBeforePlace(text: string): string[] {
  const words = text.split(/\s+/);
  for (const length of [2, 1]) {
    const place = words.slice(-length).join(' ');
    const isKnown = findPostcode(place) ?? findRegion({ city: place, postalCode: '' });
    // A number, a name and what kind of street it is come first: "5 Marine Parade Napier", not "5 Nelson".
    if (isKnown && words.length >= length + 3) return [words.slice(0, -length).join(' '), place];
  }
  return [text];
}
