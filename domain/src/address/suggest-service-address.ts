import { isSamePlace } from './format-address.ts';
import { findPostcode, findRegion } from './places.ts';
import { country, regions, type ServiceAddress } from './service-address.ts';

export type SuggestedAddress = Omit<ServiceAddress, 'region'> & { region: string };

/** Parts that the one line does not name stay empty: nothing is guessed. */
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
  // "Auckland, Auckland" keeps its city unless another place is named.
  const named = places.filter((place) => !isSamePlace(place, namedRegion));
  const city = (named.length > 0 ? named : places.slice(0, 1)).join(', ');
  const postalCode = postcodeAtEnd ?? findPostcode(city) ?? '';
  const region = namedRegion || (findRegion({ city, postalCode }) ?? '');
  return { address: street, city, region, postalCode, country };
}

/** Without a comma ("12 Kauri Street Ponsonby"), the street ends where a known place begins. */
function splitBeforePlace(text: string): string[] {
  const words = text.split(/\s+/);
  for (const length of [2, 1]) {
    const place = words.slice(-length).join(' ');
    const isKnown = findPostcode(place) ?? findRegion({ city: place, postalCode: '' });
    // A street needs a number, a name and a type: "5 Marine Parade Napier", not "5 Nelson".
    if (isKnown && words.length >= length + 3) return [words.slice(0, -length).join(' '), place];
  }
  return [text];
}
