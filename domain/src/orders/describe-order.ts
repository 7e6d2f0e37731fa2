/** What an order asks for, in the words that review and order page share. */
import { formatServiceAddress, type ServiceAddress } from '#domain/address/service-address.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim();

/** A postal address, or a word for it where it is the service address once more. */
export function describePostalAddress(postal: string, service: ServiceAddress | null): string {
  const isSame = service !== null && plain(postal) === plain(formatServiceAddress(service));
  return isSame ? 'Same as service address' : postal;
}

/** Whether a modem is needed, said only where no hardware is ordered with it; else an empty text. */
export function describeModem(modemNeeded: boolean, hardware: readonly unknown[]): string {
  if (!modemNeeded) return 'You have your own';
  return hardware.length === 0 ? 'Needed, none chosen yet' : '';
}
