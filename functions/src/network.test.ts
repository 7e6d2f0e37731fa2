import { expect, test } from 'vitest';
import { nameNetwork } from './network.ts';

test.each([
  ['198.51.100.7', undefined, '198.51.100.7'],
  ['203.0.113.1, 198.51.100.7', undefined, '198.51.100.7'],
  ['anything, at all,  198.51.100.7 ', undefined, '198.51.100.7'],
  ['::ffff:198.51.100.7', undefined, '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::6', undefined, '2001:db8:1:2::/64'],
  ['2001:db8::1', undefined, '2001:db8:0:0::/64'],
  ['::1', undefined, '0:0:0:0::/64'],
  ['fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['', '192.0.2.1', '192.0.2.1'],
  [undefined, '192.0.2.1', '192.0.2.1'],
  [undefined, undefined, 'unknown'],
])('%s from %s is %s', (forwardedFor, peer, network) => {
  expect(nameNetwork(forwardedFor, peer)).toBe(network);
});
