import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';
import { log } from '#server/log.ts';
import { googleFrontEnds } from './google-front-ends.ts';

const frontEnds = new BlockList();
for (const range of googleFrontEnds.trim().split(/\s+/)) {
  const [address = '', bits] = range.split('/');
  frontEnds.addSubnet(address, Number(bits), familyOf(address));
}

/** Google writes the right end of X-Forwarded-For: behind Hosting a front end, so Fastly-Client-IP has the caller. */
export function identifyNetwork(headers: IncomingHttpHeaders): string | null {
  const rightEnd = readAddress(headers['x-forwarded-for']?.toString().split(',').at(-1));
  if (rightEnd === null) return null;
  const isFrontEnd = frontEnds.check(rightEnd, familyOf(rightEnd));
  if (!isFrontEnd && headers['fastly-client-ip'] !== undefined) logUnknownFrontEnd(rightEnd);
  const caller = isFrontEnd ? readAddress(headers['fastly-client-ip']?.toString()) : rightEnd;
  if (caller === null) return null;
  // A household or office has a whole /64, and some rent 65,536 of them: `widenNetwork`.
  return isIPv4(caller) ? caller : `${listGroups(caller).slice(0, 4).join(':')}::/64`;
}

const household = /^(.*?)([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/;

/** The wider networks of a /64, and by how much their limit is higher. */
export function widenNetwork(subject: string): { subject: string; times: number }[] {
  const [, before, site, last = ''] = household.exec(subject) ?? [];
  if (site === undefined) return [];
  const high = (Number.parseInt(last, 16) & 0xff00).toString(16);
  return [
    { subject: `${before}${site}:${high}::/56`, times: 2 },
    { subject: `${before}${site}::/48`, times: 8 },
  ];
}

const logIntervalMs = 60_000;
let loggedAt = 0;

/** Either the list lacks a range of Google's, and all customers count as one, or the header is forged. */
function logUnknownFrontEnd(address: string): void {
  if (Date.now() - loggedAt < logIntervalMs) return;
  loggedAt = Date.now();
  // The range, not the caller: it is looked up in Google's list.
  const range = isIPv4(address)
    ? `${address.split('.').slice(0, 2).join('.')}.0.0/16`
    : `${listGroups(address).slice(0, 2).join(':')}::/32`;
  log('WARNING', 'A call came through an unknown front end', { event: 'unknownFrontEnd', range });
}

function readAddress(text: string | undefined): string | null {
  const [address = ''] = text?.trim().split('%') ?? [];
  if (isIP(address) !== 6) return isIPv4(address) ? address : null;
  const groups = listGroups(address);
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : address;
}

function listGroups(address: string): string[] {
  // Normalised by the platform: lower case, no leading zeros, no dots.
  const { hostname } = new URL(`http://[${address}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros: string[] = Array(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6';
}
