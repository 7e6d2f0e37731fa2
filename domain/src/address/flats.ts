/** A flat and its street on one line, as addresses are stored. */
import { isNamedFlat } from './split-address.ts';

export const bareFlat = /^#?(\d{1,4}[a-z]?|[a-z])$/i;

/** Writes "2/12 Rātā Street", or "Level 1, 12 Rātā Street" for a named flat. */
export function joinFlat(flat: string, address: string): string {
  if (flat === '') return address;
  const short = flat.replace(/^(?:(?:flat|flt|unit|apartment|apt)\.?\s*)?#?\s?(?=\d{1,4}[a-z]?$)/i, '');
  const isNumber = /^\d{1,4}[a-z]?$/i.test(short) && /^\d/.test(address);
  if (isNumber) return `${short}/${address}`;
  return `${bareFlat.test(short) ? `Flat ${short.replace('#', '')}` : flat}, ${address}`;
}

export function splitFlat(address: string): { flat: string; address: string } {
  const [, number, street] = /^(\d{1,4}[a-z]?)\/(.+)$/is.exec(address) ?? [];
  if (number !== undefined && street !== undefined) return { flat: number, address: street };
  const parts = address.split(', ');
  const count = parts.findIndex((part) => !isNamedFlat(part));
  return {
    flat: parts.slice(0, Math.max(0, count)).join(', '),
    address: parts.slice(Math.max(0, count)).join(', '),
  };
}
