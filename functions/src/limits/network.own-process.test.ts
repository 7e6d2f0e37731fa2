import { afterEach, describe, expect, it, vi } from 'vitest';
import { identifyNetwork, widenNetwork } from './network.ts';

// Before the log is loaded, which keeps the console that it finds.
const warnings = vi.hoisted(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));

/** Front ends of Google's, as Hosting's requests come through them. */
const frontEnd = '142.250.70.14';
const frontEnd6 = '2404:6800:4006:80e::200e';

const nameOf = (forwardedFor: string | undefined, fastlyClientIp?: string) =>
  identifyNetwork({
    ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
    ...(fastlyClientIp !== undefined && { 'fastly-client-ip': fastlyClientIp }),
  });

describe('through Hosting, the customer is the one that Hosting names', () => {
  it.each([
    ['198.51.100.7', `198.51.100.7, ${frontEnd}`, '198.51.100.7'],
    ['198.51.100.7', `203.0.113.9, 198.51.100.7, ${frontEnd}`, '198.51.100.7'],
    ['198.51.100.7', `not an address,, 198.51.100.7,${frontEnd} `, '198.51.100.7'],
    ['198.51.100.7', frontEnd6, '198.51.100.7'],
    ['198.51.100.7', `::ffff:${frontEnd}`, '198.51.100.7'],
    ['::ffff:198.51.100.7', frontEnd, '198.51.100.7'],
    ['::FFFF:C633:6407', frontEnd, '198.51.100.7'],
    [' 2001:db8:1:2:3:4:5:6 ', frontEnd, '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::6', frontEnd6, '2001:db8:1:2::/64'],
    ['2001:db8::1', frontEnd, '2001:db8:0:0::/64'],
  ])('%s behind %s is %s', (fastlyClientIp, forwardedFor, network) => {
    expect(nameOf(forwardedFor, fastlyClientIp)).toBe(network);
  });

  it.each([
    ['64.233.160.0'],
    ['66.249.95.255'],
    ['74.125.0.1'],
    ['142.251.255.255'],
    ['209.85.255.255'],
    ['216.239.63.255'],
    ['2001:4860:4860::8888'],
    ['2a00:1450:ffff::1'],
  ])('%s is a front end', (address) => {
    expect(nameOf(address, '198.51.100.7')).toBe('198.51.100.7');
  });
});

describe('at the function’s own address, the caller is the right end, whatever the rest says', () => {
  it.each([
    ['198.51.100.7', undefined, '198.51.100.7'],
    ['203.0.113.1, 198.51.100.7', undefined, '198.51.100.7'],
    ['anything, at all,  198.51.100.7 ', undefined, '198.51.100.7'],
    [`${frontEnd}, 198.51.100.7`, '203.0.113.5', '198.51.100.7'],
    ['198.51.100.7', '203.0.113.5', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '203.0.113.5', '2001:db8:1:2::/64'],
    ['::ffff:198.51.100.7', '203.0.113.5', '198.51.100.7'],
    ['::1', undefined, '0:0:0:0::/64'],
    ['fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
    // A cloud customer's machine, the addresses beside a range, and one that only begins like a front end.
    ['34.87.192.10', '203.0.113.5', '34.87.192.10'],
    ['142.249.255.255', '203.0.113.5', '142.249.255.255'],
    ['142.252.0.0', '203.0.113.5', '142.252.0.0'],
    ['2404:6801::1', '203.0.113.5', '2404:6801:0:0::/64'],
  ])('%s, with %s as Hosting’s word, is %s', (forwardedFor, fastlyClientIp, network) => {
    expect(nameOf(forwardedFor, fastlyClientIp)).toBe(network);
  });
});

describe('no network is named', () => {
  it.each([
    ['by no header at all', undefined, undefined],
    ['by an empty one', '', undefined],
    ['by a right end that is missing', '198.51.100.7,', '198.51.100.7'],
    ['by a right end that is no address', '198.51.100.7, unknown', '198.51.100.7'],
    ['by an address with a port', '198.51.100.7:443', undefined],
    ['by an address of five numbers', '198.51.100.7.1', undefined],
    ['by Hosting’s word alone', undefined, '198.51.100.7'],
    ['by a front end alone', `198.51.100.7, ${frontEnd}`, undefined],
    ['by a front end with an empty word', frontEnd, ''],
    ['by a front end with a word that is no address', frontEnd, 'me'],
    ['by a front end with two addresses', frontEnd, '198.51.100.7, 203.0.113.5'],
  ])('%s', (_, forwardedFor, fastlyClientIp) => {
    expect(nameOf(forwardedFor, fastlyClientIp)).toBeNull();
  });
});

describe('a front end that the list lacks', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A minute further on each time, so that the one before keeps nothing back. */
  let now = Date.parse('2100-01-01T00:00:00.000Z');
  const report = (forwardedFor: string, fastlyClientIp: string | undefined, laterMs: number) => {
    now += laterMs;
    vi.useFakeTimers({ toFake: ['Date'], now });
    warnings.mockClear();
    nameOf(forwardedFor, fastlyClientIp);
    return warnings.mock.calls.map(([line]) => JSON.parse(String(line)));
  };

  it.each([
    ['203.0.113.9', '203.0.0.0/16'],
    ['2001:db8:1:2::9', '2001:db8::/32'],
  ])('%s is reported by its range, which names no caller', (address, range) => {
    expect(report(address, '198.51.100.7', 60_000)).toEqual([
      {
        severity: 'WARNING',
        message: 'A call came through an unknown front end',
        event: 'unknownFrontEnd',
        range,
      },
    ]);
  });

  it('is reported once a minute', () => {
    expect(report('203.0.113.9', '198.51.100.7', 60_000)).toHaveLength(1);
    expect(report('203.0.113.9', '198.51.100.7', 59_999)).toEqual([]);
    expect(report('203.0.113.9', '198.51.100.7', 1)).toHaveLength(1);
  });

  it('is not reported for a call outside Hosting, or by a known range', () => {
    expect(report('203.0.113.9', undefined, 60_000)).toEqual([]);
    expect(report(frontEnd, '198.51.100.7', 60_000)).toEqual([]);
  });
});

it.each([
  ['203.0.113.7', []],
  ['aroha@kowhai.example 203.0.113.7', []],
  ['2001:db8:1:ab12::/64', ['2001:db8:1:ab00::/56 2', '2001:db8:1::/48 8']],
  ['2001:db8:1:7::/64', ['2001:db8:1:0::/56 2', '2001:db8:1::/48 8']],
  ['a@b.nz 2001:db8:1:7::/64', ['a@b.nz 2001:db8:1:0::/56 2', 'a@b.nz 2001:db8:1::/48 8']],
])('what %s does counts for the networks around it too', (subject, expected) => {
  expect(widenNetwork(subject).map((wider) => `${wider.subject} ${wider.times}`)).toEqual(expected);
});
