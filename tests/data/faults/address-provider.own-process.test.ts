/** Suggestions of addresses, from the stand-in for Addressfinder that the inbox plays. */
import { describe, expect, it } from 'vitest';
import { callInProcess } from '#tests/data/support/in-process.ts';
import { listLogged } from '#tests/data/support/log-lines.ts';
import { uniqueNetwork } from '#tests/data/support/shop.ts';

// Five calls an hour.
process.env.RATE_LIMIT_SCALE = '0.02';

const suggest = (typed: string, headers = uniqueNetwork()) =>
  callInProcess('POST', '/api/addresses/suggest', { body: { typed }, headers });
const find = (id: string) =>
  callInProcess('POST', '/api/addresses/find', { body: { id }, headers: uniqueNetwork() });

it('an address is suggested by its beginning, and its parts are found by its id', async () => {
  const { status, body } = await suggest('Flat 2, 14 tawhiri');
  expect(status).toBe(200);
  expect(body).toEqual([{ id: '2-.local.3', label: 'Flat 2, 14 Tāwhiri Road, Karori, Wellington 6012' }]);
  expect((await find('2-.local.3')).body).toEqual({
    address: '2/14 Tāwhiri Road',
    city: 'Karori, Wellington',
    region: 'Wellington',
    postalCode: '6012',
    country: 'New Zealand',
    addressId: '2-.local.3',
  });
});

describe('nobody sees a fault, and the log has its code, while the provider', () => {
  it.each([
    ['hangs', 'hang', expect.anything()],
    ['drops connections', 'refuse', undefined],
    ['is out of quota', 'quota', '1021'],
    ['answers nonsense', 'nonsense', 'nonsense'],
    ['is broken', 'broken', 500],
    ['does not know an address', 'gone', undefined],
  ])('%s', async (_, fault, code) => {
    const logged = listLogged();
    const [suggested, found] = await Promise.all([suggest(`${fault} street`), find(fault)]);
    expect(suggested).toMatchObject({ status: 200, body: [] });
    expect(found).toMatchObject({ status: 200, body: null });
    const lines = logged().filter(({ event }) => event === 'addressesFailed');
    expect(lines.length).toBeGreaterThan(0);
    if (code !== undefined) expect(lines.map((line) => line.code)).toContainEqual(code);
    expect(JSON.stringify(lines)).not.toContain('street');
  });
});

it('nobody looks up addresses without end', async () => {
  const network = uniqueNetwork();
  for (let asked = 0; asked < 5; asked += 1) expect((await suggest('12 kauri', network)).status).toBe(200);
  expect(await suggest('12 kauri', network)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect((await suggest('12 kauri')).status).toBe(200);
});
