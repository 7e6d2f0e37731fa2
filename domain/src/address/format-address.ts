/** Without schemas, which the cart would load for them. */
import type { ServiceAddress } from './service-address.ts';

/** Says "12 Rātā Street, Karori, Wellington 6012"; a city named like its region appears once. */
export function formatServiceAddress({ address, city, region, postalCode }: ServiceAddress): string {
  const places = city.split(',').map((place) => place.trim());
  if (isSamePlace(places.at(-1) ?? '', region)) places.pop();
  return `${[address, ...places, region].join(', ')} ${postalCode}`;
}

export function isSamePlace(one: string, other: string): boolean {
  return one.localeCompare(other, 'en-NZ', { sensitivity: 'base' }) === 0;
}
