/** What a caller's network is known as, for limits. */
import { isIPv6 } from 'node:net';

/**
 * Names the network that a request came from. The right end of X-Forwarded-For was written by Google's own front end;
 * what stands to its left is the client's to write.
 *
 * @param forwardedFor the header, absent on the local stack
 * @param peer the address of the connection, where it is known
 */
export function nameNetwork(forwardedFor: string | undefined, peer: string | undefined): string {
  const address = forwardedFor?.split(',').at(-1)?.trim() || peer || 'unknown';
  return isIPv6(address) ? nameIPv6Network(address) : address.slice(0, 64);
}

/** One household or office has a whole /64, so that is what counts. */
function nameIPv6Network(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
