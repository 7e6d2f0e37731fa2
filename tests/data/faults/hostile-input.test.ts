import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { contract } from '@kowhai/domain/api/contract';
import { maxBodyBytes } from '@kowhai/domain/api/endpoint';
import { addressOf } from '@kowhai/tools/command/addresses';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  accepted,
  addCustomer,
  addPerson,
  addPlan,
  call,
  type Person,
  placeOrder,
  requestOf,
  serviceAddress,
} from '#tests/support/shop/shop.ts';

/** Without Hosting before it. */
const apiUrl = addressOf('api');

let customer: Person;
let plan: Awaited<ReturnType<typeof addPlan>>;

beforeAll(async () => {
  [customer, plan] = await Promise.all([addCustomer(), addPlan()]);
});

const json = 'application/json';
const limit = maxBodyBytes(contract.loginUser);

function post(raw: BodyInit, contentType = json, headers: Record<string, string> = {}) {
  return call('POST', '/api/users/login', { raw, headers: { 'content-type': contentType, ...headers } });
}

describe('a body', () => {
  it('an array is no object', async () => {
    const { status, body } = await post('[]');
    expect([status, body.code]).toEqual([400, 'BAD_JSON']);
  });

  it.each([
    ['cut off', '{"email":'],
    ['no JSON at all', '<html>'],
    ['a text', '"text"'],
    ['a number', '42'],
    ['null', 'null'],
    ['with a trailing comma', '{"email":"a@b.nz",}'],
    ['with a comment', '{/* */}'],
    ['of ten thousand brackets', '['.repeat(10_000)],
    ['of three thousand braces', '{"a":'.repeat(3000)],
    ['of bytes that are no text', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
  ])('%s is refused', async (_, raw) => {
    const { status, body } = await post(raw);
    expect([status, body.code]).toEqual([400, 'BAD_JSON']);
  });

  it('nested deeper than anybody reads is refused field by field', async () => {
    const depth = 7000;
    const { status, body } = await post(`{"email":${'['.repeat(depth)}${']'.repeat(depth)},"password":"x"}`);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
  ])('of the type %s is not taken', async (type) => {
    const { status, body } = await post('{"email":"a@kowhai.example","password":"x"}', type);
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_TYPE']);
  });

  it('in another encoding than UTF-8 is refused', async () => {
    expect((await post('{"email":"a@kowhai.example"}', 'application/json; charset=utf-16')).status).toBe(415);
    expect((await post('{"email":"a@kowhai.example"}', 'application/json; charset=latin1')).status).toBe(415);
  });

  it('that is packed is not taken', async () => {
    const packed = gzipSync('{"email":"a@kowhai.example","password":"x"}');
    const { status, body } = await post(new Uint8Array(packed), json, { 'content-encoding': 'gzip' });
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_TYPE']);
  });

  it.each([limit, 5_000_000, 20_000_000])('of %d bytes is too large', async (size) => {
    const { status, body } = await post(`{"email":"${'x'.repeat(size)}"}`);
    expect([status, body.code]).toEqual([413, 'TOO_LARGE']);
  });

  it('too large is too large when it does not say how large it is', async () => {
    const { status, body } = await sendInChunks([
      '{"email":"',
      ...Array<string>(40).fill('x'.repeat(16_384)),
      '"}',
    ]);
    expect([status, JSON.parse(body).code]).toEqual([413, 'TOO_LARGE']);
  });

  it('that comes slowly, on fifty connections, keeps nobody else waiting', async () => {
    const headers = { 'content-type': json, 'content-length': '1000' };
    const slow = Array.from({ length: 50 }, () => httpRequest(apiUrl, { method: 'POST', headers }));
    for (const sending of slow) sending.on('error', () => undefined).write('{');
    const { status, ms } = await call('GET', '/api/health', { at: apiUrl });
    for (const sending of slow) sending.destroy();
    expect([status, ms < 5000]).toEqual([200, true]);
  });

  it('just within the limit is read', async () => {
    const filler = 'x'.repeat(limit - 100);
    const { body } = await post(JSON.stringify({ email: 'a@kowhai.example', password: filler }));
    expect(body.code).toBe('VALIDATION');
  });

  it('with duplicate, strange and unknown keys counts as its last and known ones', async () => {
    const raw = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"toString":1,
      "email":"x","email":"${customer.email}","password":"${customer.password}","isAdmin":true}`;
    const { status, body } = await post(raw);
    expect([status, body._id, body.isAdmin]).toEqual([200, customer.uid, false]);
    const other = await post(JSON.stringify({ email: 'nobody@kowhai.example', password: 'x' }));
    expect([other.status, other.body.isAdmin]).toEqual([401, undefined]);
  });

  it('with a byte order mark is read', async () => {
    const text = JSON.stringify({ email: customer.email, password: customer.password });
    expect((await post(`\ufeff${text}`)).status).toBe(200);
  });
});

describe('a method', () => {
  it.each([
    ['DELETE', '/api/products', 'GET'],
    ['PATCH', '/api/orders', 'GET'],
    ['OPTIONS', '/api/health', 'GET'],
    ['GET', '/api/users/login', 'POST'],
    ['DELETE', '/api/users/profile', 'GET'],
  ])('%s on %s is answered with those there are', async (method, path, allowed) => {
    const { status, body, headers } = await call(method, path);
    expect([status, body.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(headers.get('allow')).toContain(allowed);
  });

  it('is the one in the first line, whatever a header or the query says', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
    expect((await call('GET', '/api/health?_method=DELETE', { headers })).status).toBe(200);
  });

  it('HEAD answers as GET does, without the body', async () => {
    const { status, text } = await call('HEAD', '/api/health');
    expect([status, text]).toEqual([200, '']);
  });
});

describe('an address', () => {
  it.each([
    '/api/',
    '/api/health/',
    '/api//health',
    '/api/HEALTH',
    '/api/health%2e',
    '/api/products/%00',
    '/api/products/__proto__',
    '/api/products/__name__',
    `/api/products/${'x'.repeat(2000)}`,
    '/api/products/a%20b',
    '/api/hardwares/constructor',
    '/api/products/%F0%9F%92%A9',
    '/api/orders/x/processing/y',
  ])('%s is not there', async (path) => {
    const { status, body } = await call('GET', path);
    expect([status, body?.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['/api', '/', '/api/products/..%2f..%2fusers', '/other'])(
    '%s is not there where a client goes straight to the function',
    async (path) => {
      const response = await fetch(`${apiUrl}${path}`);
      expect([response.status, (await response.json()).code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it.each([
    'category=gold',
    'limit=-1',
    'limit=1e9',
    'limit=50.5',
    'limit=',
    'cursor=%00',
    `cursor=${'x'.repeat(500)}`,
  ])('a query of %s is refused', async (query) => {
    const { status, body } = await call('GET', `/api/products?${query}`);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });

  it('what a query repeats or invents does no harm', async () => {
    expect((await call('GET', '/api/products?limit=1&limit=2&__proto__=x&a[b]=c&%F0%28=1')).status).toBe(200);
  });
});

describe('a token', () => {
  it.each(['', 'x', 'a.b.c', 'null', 'undefined', '..', `${'e'.repeat(7000)}.${'e'.repeat(100)}.x`])(
    '%j is nobody’s',
    async (token) => {
      const { status, body } = await call('GET', '/api/users/profile', { token });
      expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
    },
  );

  it('of another scheme counts for nothing', async () => {
    const headers = { authorization: `Basic ${Buffer.from('admin:admin').toString('base64')}` };
    expect((await call('GET', '/api/users/profile', { headers })).status).toBe(401);
  });
});

describe('a text', () => {
  const naughty = [
    "'; DROP TABLE orders; --",
    '<script>alert(1)</script>',
    '{{7*7}} #{7*7} <%= 7*7 %>',
    'Ω≈ç√∫˜µ≤≥÷ åß∂ƒ©˙∆˚¬',
    '田中さんにあげて下さい',
    'مُنَاقَشَةُ سُبُلِ اِسْتِخْدَامِ',
    '👩‍👩‍👧‍👦 Te Whānau',
    'null',
    'NaN',
    '-1E+02',
    '../../../etc/passwd',
    '\\u0000 %00 %0d%0aBcc: x@kowhai.example',
    '__proto__',
    'true',
  ];

  it.each(naughty)('%j comes back as it was sent', async (text) => {
    const body = {
      ...requestOf({ plan }),
      serviceAddress: { ...serviceAddress, address: text, city: `  ${text} ` },
    };
    // How many orders one account places in an hour is limited.
    const { serviceAddress: kept } = await accepted(placeOrder(await addCustomer(), body));
    expect(kept).toMatchObject({ address: text, city: text });
  });

  it('of too many accents in one place is refused, and what nobody sees is left out', async () => {
    const place = (address: string) =>
      placeOrder(customer, { ...requestOf({ plan }), serviceAddress: { ...serviceAddress, address } });
    const { status, body } = await place('Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞');
    expect([status, body.fields]).toEqual([
      400,
      { 'serviceAddress.address': expect.stringMatching(/^Too many accents/) },
    ]);
    const answer = await accepted(place('\u202e12 R\u200bātā\ufeff Street\r\nBcc: x'));
    expect(answer.serviceAddress.address).toBe('12 Rātā Street Bcc: x');
  });

  it('a search may be anything', async () => {
    const admin = await addPerson({ isAdmin: true });
    for (const q of [...naughty, '%', '"', '\u0000', ' ', '\ud83d']) {
      const path = `/api/orders?${new URLSearchParams({ q: q.slice(0, 100) })}`;
      expect((await call('GET', path, { token: admin.token })).status).toBe(200);
    }
  });
});

/** Without a length, and straight to the function: the Hosting emulator passes no such body on. */
function sendInChunks(chunks: readonly string[]): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': json, 'transfer-encoding': 'chunked' };
    const sending = httpRequest(`${apiUrl}/api/users/login`, { method: 'POST', headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sending.on('error', reject);
    for (const chunk of chunks) sending.write(chunk);
    sending.end();
  });
}
