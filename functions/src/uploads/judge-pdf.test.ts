import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { judgePdf } from './judge-pdf.ts';

const shipped = join(import.meta.dirname, '../../../catalogue/storage/documents');

/** A PDF of one empty page, with more in its catalog and more objects behind. */
function makePdf({ catalog = '', page = '', objects = [] as (string | Buffer)[], trailer = '' }): Buffer {
  const parts: (string | Buffer)[] = [
    '%PDF-1.7\n',
    `1 0 obj\n<</Type /Catalog /Pages 2 0 R ${catalog}>>\nendobj\n`,
    '2 0 obj\n<</Type /Pages /Kids [3 0 R] /Count 1>>\nendobj\n',
    `3 0 obj\n<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page}>>\nendobj\n`,
    ...objects,
    `trailer\n<</Root 1 0 R /Size 9 ${trailer}>>\nstartxref\n0\n%%EOF\n`,
  ];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

/** An object stream with one object in it, as most programs write PDFs today. */
function compress(object: string): Buffer {
  const heading = '7 0 ';
  const data = deflateSync(Buffer.from(heading + object));
  const dict = `<</Type /ObjStm /N 1 /First ${heading.length} /Filter /FlateDecode /Length ${data.length}>>`;
  return Buffer.concat([
    Buffer.from(`6 0 obj\n${dict}\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

const script = '<</S /JavaScript /JS (app.alert\\(1\\))>>';

describe('a PDF is refused that', () => {
  it.each([
    ['runs a script when it is opened', makePdf({ catalog: `/OpenAction ${script}` })],
    ['runs one when a page is opened', makePdf({ catalog: `/AA <</O ${script}>>` })],
    ['keeps scripts by name', makePdf({ catalog: '/Names <</JavaScript <</Names [(a) 7 0 R]>>>>' })],
    ['writes its names with numbers', makePdf({ catalog: '/OpenAction <</S /J#61vaScript /#4a#53 (x)>>' })],
    ['has a script among its other objects', makePdf({ objects: [`7 0 obj\n${script}\nendobj\n`] })],
    ['has a script in a compressed object', makePdf({ objects: [compress(script)] })],
    [
      'has one there that says elsewhere what it is',
      makePdf({
        objects: [compress('[<</A [<</S 8 1 R /#4AS 5 0 R>>]>>]'), '8 0 obj\n/JavaScript\nendobj\n'],
      }),
    ],
    [
      'replaces the script by a harmless object later on',
      makePdf({ objects: [`7 0 obj\n${script}\nendobj\n`, '7 0 obj\n<</A 1>>\nendobj\n'] }),
    ],
    [
      'keeps its scripts by name behind a reference',
      makePdf({ catalog: '/Names 7 0 R', objects: [compress('<</JavaScript 8 0 R>>')] }),
    ],
    ['runs one with a film', makePdf({ objects: [compress('<</S /Rendition /JS (x)>>')] })],
    ['hides a script between its objects', makePdf({ objects: [`\u0001 obj ${script}\n`] })],
    ['starts a program', makePdf({ objects: ['7 0 obj\n<</S /Launch /F (cmd.exe)>>\nendobj\n'] })],
    ['carries a file', makePdf({ catalog: '/Names <</EmbeddedFiles <</Names []>>>>' })],
    ['carries a file under another name', makePdf({ objects: [compress('<</Type /Filespec /EF 5 0 R>>')] })],
    ['holds a form with scripts', makePdf({ catalog: '/AcroForm <</XFA []>>' })],
    ['is protected', makePdf({ trailer: '/Encrypt 7 0 R' })],
  ])('%s', (_, pdf) => {
    expect(judgePdf(pdf)).toBe('active');
  });
});

describe('a PDF is taken that', () => {
  it.each([
    ['is plain', makePdf({})],
    ['has compressed objects', makePdf({ objects: [compress('<</Title (A plan)>>')] })],
    [
      'links to a page of the site',
      makePdf({ objects: [compress('<</S /URI /URI (https://kowhai.example)>>')] }),
    ],
    ['speaks of scripts', makePdf({ objects: ['7 0 obj\n(JavaScript and JS, Launching)\nendobj\n'] })],
    [
      'links to a page called Launch',
      makePdf({ page: '/Annots [<</A <</S /URI /URI (https://shop.example/S/Launch/EmbeddedFile)>>>>]' }),
    ],
    [
      'calls its fonts and pictures what actions are called',
      makePdf({
        page: '/Resources <</Font <</JS 7 0 R /EF 7 0 R /Launch 7 0 R /XFA 7 0 R /Encrypt 7 0 R>>>>',
      }),
    ],
    ['has a number with two signs, and a sign alone', makePdf({ objects: [compress('[--5 +-3 - 7]')] })],
    ['has an empty object', makePdf({ objects: ['7 0 obj\nendobj\n', '8 0 obj\n\n endobj\n'] })],
    ['opens at a page', makePdf({ catalog: '/OpenAction [3 0 R /Fit]' })],
  ])('%s', (_, pdf) => {
    expect(judgePdf(pdf)).toBe('fine');
  });
});

it('a PDF without a page is empty', () => {
  const pdf = makePdf({}).toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0');
  expect(judgePdf(Buffer.from(pdf, 'latin1'))).toBe('empty');
});

describe('a PDF ends at a limit that', () => {
  const limits = { unpackedBytes: 1_000_000, values: 100_000, ms: 60_000 };
  const deflateTwice = (bytes: Buffer) => deflateSync(deflateSync(bytes));
  const bomb = deflateTwice(Buffer.alloc(40_000_000, ' '));
  const nested = `6 0 obj\n<</Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] /Length ${bomb.length}>>\nstream\n`;
  it.each([
    [
      'unpacks to much',
      [Buffer.concat([Buffer.from(nested), bomb, Buffer.from('\nendstream\nendobj\n')])],
      {},
    ],
    [
      'unpacks to much in many parts',
      Array.from({ length: 30 }, () => compress(`(${'x'.repeat(50_000)})`)),
      {},
    ],
    ['holds very many values', [compress(`[${'1 '.repeat(200_000)}]`)], {}],
    [
      'follows references that branch without end',
      Array.from({ length: 20 }, (_, n) =>
        Array.from({ length: 20 }, () => `${n + 10} 0 obj\n${n + 11} 0 R\nendobj\n`).join(''),
      ).concat('9 0 obj\n<</S 10 0 R>>\nendobj\n'),
      {},
    ],
    ['takes long', [compress(`[${'1 '.repeat(20_000)}]`)], { ms: 0 }],
  ])('%s', (_, objects, narrower) => {
    expect(() => judgePdf(makePdf({ objects }), { ...limits, ...narrower })).toThrow();
    expect(judgePdf(makePdf({}), limits)).toBe('fine');
  });
});

describe('a PDF is judged without being drawn', () => {
  const stream = (number: number, dict: string, data: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`${number} 0 obj\n<<${dict} /Length ${data.length}>>\nstream\n`),
      Buffer.from(data),
      Buffer.from('\nendstream\nendobj\n'),
    ]);
  const tens = (number: number) => `${number} 0 R `.repeat(10);
  const levels = Array.from({ length: 20 }, (_, level) => 10 + level);
  it.each([
    [
      'whose page unpacks to 40 MB',
      [stream(4, '/Filter /FlateDecode', deflateSync(Buffer.alloc(40_000_000)))],
    ],
    [
      'whose forms draw each other a million times',
      levels.map((number) =>
        stream(number, `/Subtype /Form /Resources <</XObject <</F ${number + 1} 0 R>>>>`, '/F Do /F Do'),
      ),
    ],
    [
      'whose tree of pages has no end',
      levels.map((number) => `${number} 0 obj\n<</Type /Pages /Kids [${tens(number + 1)}]>>\nendobj\n`),
    ],
  ])('%s', (_, objects) => {
    const page = '/Contents 4 0 R /Resources <</XObject <</F 10 0 R>>>>';
    const pdf = makePdf({ page, objects }).toString('latin1').replace('[3 0 R]', '[10 0 R 3 0 R]');
    expect(judgePdf(Buffer.from(pdf, 'latin1'), { unpackedBytes: 0, values: 2000, ms: 60_000 })).toBe('fine');
  });
});

it('the PDFs of the shipped catalogue are taken', () => {
  const names = readdirSync(shipped).filter((name) => name.endsWith('.pdf'));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    expect([name, judgePdf(readFileSync(join(shipped, name)))]).toEqual([name, 'fine']);
  }
});

it.each([
  ['has an object that ends nowhere', Buffer.from('%PDF-1.7\n1 0 obj\n<</Type /Catalog\n')],
  [
    'has a compressed object that cannot be unpacked',
    Buffer.from(
      makePdf({ objects: [compress('<<>>')] })
        .toString('latin1')
        .replace('Flate', 'Fluke'),
      'latin1',
    ),
  ],
  ['nests without end', makePdf({ objects: [`7 0 obj\n${'['.repeat(200_000)}\nendobj\n`] })],
])('a PDF cannot be read that %s', (_, pdf) => {
  expect(() => judgePdf(pdf)).toThrow();
});
