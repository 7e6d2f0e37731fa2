import { formatServiceAddress } from '#domain/address/format-address.ts';
import type { ServiceAddress } from '#domain/address/service-address.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim();

export function describePostalAddress(postal: string, service: ServiceAddress | null): string {
  const isSame = service !== null && plain(postal) === plain(formatServiceAddress(service));
  return isSame ? 'Same as service address' : postal;
}

/** Mentions the modem only if no hardware is ordered; otherwise empty. */
export function describeModem(modemNeeded: boolean, hardware: readonly unknown[]): string {
  if (!modemNeeded) return 'You have your own';
  return hardware.length === 0 ? 'Needed, none chosen yet' : '';
}
