import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { siteUrl } from '@kowhai/tools/command/addresses';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { objectsUrl } from '#tests/support/google/emulators.ts';
import {
  addAdmin,
  addCustomer,
  addHardware,
  call,
  db,
  type Person,
  runSweep,
} from '#tests/support/shop/shop.ts';

let admin: Person;
let customer: Person;
let photo: Buffer;

beforeAll(async () => {
  [admin, customer] = await Promise.all([addAdmin(), addCustomer()]);
  const noise = { create: { width: 1600, height: 900, channels: 3, background: '#2f5d4a' } } as const;
  photo = await sharp(noise)
    .withExif({ IFD0: { Copyright: 'secret-place', Artist: 'secret-person' } })
    .jpeg()
    .toBuffer();
});

type Sent = { name?: string; bytes: Uint8Array; type?: string; file?: string };

async function send(parts: readonly Sent[], { token = admin.token, path = '/upload' } = {}) {
  const form = new FormData();
  for (const { name = 'imagePath', bytes, type = 'image/jpeg', file = 'photo.jpg' } of parts) {
    form.append(name, new Blob([new Uint8Array(bytes)], { type }), file);
  }
  const headers: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${siteUrl}${path}`, { method: 'POST', body: form, headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const fetchFile = (path: string) => fetch(`${objectsUrl}/${encodeURIComponent(path)}?alt=media`);

describe('an image', () => {
  it.each(['/upload', '/api/upload'])(
    'sent to %s becomes three of our own, without what it carried',
    async (path) => {
      const { status, headers, body } = await send([{ bytes: photo, file: '../../etc/passwd.php' }], {
        path,
      });
      expect(status).toBe(201);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body.message).toEqual(expect.any(String));
      expect(body.imagePath).toMatch(/^images\/[0-9a-f]{32}\.webp$/);
      const base = body.imagePath.slice(0, -'.webp'.length);
      for (const [name, width] of [
        [`${base}-320.webp`, 320],
        [body.imagePath, 640],
        [`${base}-1280.webp`, 1280],
      ] as const) {
        const file = await fetchFile(name);
        expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
        const bytes = Buffer.from(await file.arrayBuffer());
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
        expect(bytes.includes('secret-')).toBe(false);
      }
      const item = await addHardware();
      const saved = await call('PUT', `/api/hardwares/${item._id}`, {
        token: admin.token,
        body: { imagePath: body.imagePath },
      });
      expect(saved).toMatchObject({ status: 200, body: { imagePath: body.imagePath } });
    },
  );

  it.each(['png', 'webp', 'avif'] as const)('can be %s, and small ones stay small', async (format) => {
    const small = { create: { width: 200, height: 100, channels: 4, background: '#f2b70580' } } as const;
    const { status, body } = await send([{ bytes: await sharp(small)[format]().toBuffer() }]);
    expect(status).toBe(201);
    const file = await fetchFile(body.imagePath.replace('.webp', '-1280.webp'));
    const { width, hasAlpha } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect([width, hasAlpha]).toEqual([200, true]);
  });

  it('that is turned by what it carries is turned for good', async () => {
    const { body } = await send([
      { bytes: await sharp(photo).withMetadata({ orientation: 6 }).jpeg().toBuffer() },
    ]);
    const file = await fetchFile(body.imagePath);
    const { width = 0, height = 0 } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect(height).toBeGreaterThan(width);
  });

  it('with a page of HTML behind it comes out without', async () => {
    const page = Buffer.from('<html><script>alert(1)</script>');
    const { status, body } = await send([{ bytes: Buffer.concat([photo, page]), type: 'text/html' }]);
    if (status === 201) {
      const bytes = Buffer.from(await (await fetchFile(body.imagePath)).arrayBuffer());
      expect(bytes.includes('script')).toBe(false);
    } else {
      expect(status).toBe(400);
    }
  });
});

describe('a PDF', () => {
  const pdf = Buffer.from(
    '%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n2 0 obj <</Kids [3 0 R]>> endobj\n3 0 obj <</Type /Page>> endobj\n%%EOF',
  );

  it('is kept as it is, and served as what it is', async () => {
    const { status, body } = await send([
      { name: 'documentPath', bytes: pdf, type: 'text/html', file: 'x.html' },
    ]);
    expect(status).toBe(201);
    expect(body.documentPath).toMatch(/^documents\/[0-9a-f]{32}\.pdf$/);
    const file = await fetchFile(body.documentPath);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
  });

  it.each([
    ['a page of HTML', Buffer.from('<html><script>alert(1)</script>%PDF-1.7')],
    ['a PDF behind one byte', Buffer.concat([Buffer.from('\n'), pdf])],
    ['a PDF behind a mark of its order', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), pdf])],
    ['a program', Buffer.from('MZ\x90\x00\x03')],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ])('is not %s', async (_, bytes) => {
    const { status, body } = await send([
      { name: 'documentPath', bytes, type: 'application/pdf', file: 'a.pdf' },
    ]);
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_TYPE']);
  });

  it.each([
    [
      'runs a script',
      '1 0 obj <</OpenAction <</S /J#61vaScript /JS (app.alert\\(1\\))>>>> endobj',
      /scripts/,
    ],
    ['starts a program', '1 0 obj <</S /Launch /F (a.exe)>> endobj', /scripts/],
    ['has no pages', '1 0 obj <</Type /Catalog>> endobj', /no pages/],
    ['is damaged', '1 0 obj <</Type', /damaged/],
  ])('is not taken that %s', async (_, content, message) => {
    const { status, body } = await send([
      { name: 'documentPath', bytes: Buffer.from(`%PDF-1.7\n${content}`) },
    ]);
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.fields.documentPath).toMatch(message);
  });
});

/** A PNG that says it is large, with no more inside than it takes to say so. */
function makeBomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 2000)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['an SVG', () => Buffer.from(svg), 415],
    ['an SVG with a heading', () => Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg>${svg}`), 415],
    ['an SVG that calls itself a GIF', () => Buffer.from(`GIF89a/*${svg}*/=1`), 415],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 415],
    ['HTML', () => Buffer.from('<!doctype html><title>x</title>'), 415],
    ['a PDF', () => Buffer.from('%PDF-1.7'), 415],
    ['noise', () => randomBytes(2048), 415],
    ['a picture that is cut off', () => photo.subarray(0, photo.length / 2), 400],
    ['the first bytes of a picture', () => photo.subarray(0, 20), 400],
    [
      'a picture’s beginning before a page of HTML',
      () => Buffer.concat([photo.subarray(0, 3), Buffer.from(svg)]),
      400,
    ],
    ['more pixels than 25 million', () => makeBomb(5001, 5000), 413],
    ['very many pixels', () => makeBomb(65_000, 65_000), 413],
    [
      'a byte more than 5 MB',
      () => Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024 - photo.length + 1)]),
      413,
    ],
    ['far more than 5 MB', () => Buffer.concat([photo, Buffer.alloc(8 * 1024 * 1024)]), 413],
    ['nothing', () => Buffer.alloc(0), 400],
  ])('%s', async (_, make, expected) => {
    const { status, body } = await send([{ bytes: make() }]);
    expect(status).toBe(expected);
    expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(body.message).not.toMatch(/sharp|vips|busboy|\/|node/i);
  });

  it.each([
    ['two files', () => [{ bytes: photo }, { bytes: photo }]],
    [
      'a file of each kind',
      () => [{ bytes: photo }, { name: 'documentPath', bytes: Buffer.from('%PDF-1.7') }],
    ],
    ['another field', () => [{ name: 'avatar', bytes: photo }]],
    ['no file', () => []],
  ])('%s', async (_, parts) => {
    const { status, body } = await send(parts());
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });

  const raw = (body: BodyInit, type: string) =>
    fetch(`${siteUrl}/upload`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': type },
    });

  it.each([
    ['JSON', '{"imagePath":"x"}', 'application/json', 415],
    ['a bare picture', 'x', 'image/jpeg', 415],
    ['a form without a boundary', 'x', 'multipart/form-data', 415],
    ['a form with an empty boundary', 'x', 'multipart/form-data; boundary=', 400],
    [
      'a form that ends early',
      '--b\r\nContent-Disposition: form-data; name="imagePath"; filename="a"\r\n\r\nabc',
      'multipart/form-data; boundary=b',
      400,
    ],
    ['no form at all', 'hello', 'multipart/form-data; boundary=b', 400],
    [
      'many fields',
      Array.from(
        { length: 500 },
        (_, n) => `--b\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\n1\r\n`,
      )
        .join('')
        .concat('--b--\r\n'),
      'multipart/form-data; boundary=b',
      400,
    ],
  ])('%s', async (_, body, type, expected) => {
    const response = await raw(body, type);
    expect(response.status).toBe(expected);
    expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  it.each([
    ['strangers', () => '', 401],
    ['forgers', () => 'e30.e30.', 401],
    ['customers', () => customer.token, 403],
  ])('%s', async (_, token, expected) => {
    for (const path of ['/upload', '/api/upload']) {
      expect((await send([{ bytes: photo }], { token: token(), path })).status).toBe(expected);
    }
  });

  it.each(['GET', 'PUT', 'DELETE'])('the method %s', async (method) => {
    const response = await fetch(`${siteUrl}/upload`, {
      method,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

it('what nothing names a day later is removed, and what is named stays until another takes its place', async () => {
  const [forgotten, used] = [await send([{ bytes: photo }]), await send([{ bytes: photo }])];
  const item = await addHardware({ imagePath: used.body.imagePath });
  const sweepLater = async ({ imagePath }: { imagePath: string }) => {
    const [upload] = (await db.collection('uploads').where('path', '==', imagePath).get()).docs;
    await upload?.ref.update({ dueAt: new Date(Date.now() - 1000) });
    await runSweep();
  };
  await sweepLater(forgotten.body);
  await sweepLater(used.body);
  expect((await fetchFile(forgotten.body.imagePath)).status).toBe(404);
  expect((await fetchFile(forgotten.body.imagePath.replace('.webp', '-320.webp'))).status).toBe(404);
  expect((await fetchFile(used.body.imagePath)).status).toBe(200);
  await db.doc(`hardwares/${item._id}`).update({ imagePath: '' });
  await sweepLater(used.body);
  expect((await fetchFile(used.body.imagePath)).status).toBe(404);
});
