// @vitest-environment node
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeXlsx } from './xlsx.ts';

type Row = { text: string; amount: number };
const columns = [
  { header: 'Text', value: ({ text }: Row) => text },
  { header: 'Amount', value: ({ amount }: Row) => amount },
];

async function readFile(rows: readonly Row[]) {
  const blob = await writeXlsx(columns, rows);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const read = (name: string) => new TextDecoder().decode(files[name]);
  const texts = [...read('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text);
  const cells = [
    ...read('xl/worksheets/sheet1.xml').matchAll(/<c r="([A-Z]\d+)"([^>]*)>(?:<v>([^<]*)<\/v>)?/g),
  ];
  return {
    formats: read('xl/styles.xml'),
    sheet: read('xl/worksheets/sheet1.xml'),
    cell: (name: string) => {
      const [, , kind = '', value = ''] = cells.find(([, at]) => at === name) ?? [];
      return kind.includes('t="s"') ? texts[Number(value)] : Number(value);
    },
  };
}

it.each([
  ['0405'],
  ['0275550199'],
  ['+64 21 555 0199'],
  ['2-12'],
  ['=1+1'],
  ['Tūī & Kōwhai <b>'],
  ['1e5'],
  [''],
])('a text stays as it is in an Excel file: "%s"', async (text) => {
  const { cell, sheet } = await readFile([{ text, amount: 1 }]);
  const written = text.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;');
  expect(text === '' ? '' : cell('A2')).toBe(written);
  expect(sheet).not.toContain('<f>');
});

it('amounts are numbers in an Excel file, and days are days', async () => {
  const { cell, formats } = await readFile([{ text: '2026-11-26', amount: 64.99 }]);
  expect([cell('A1'), cell('B1')]).toEqual(['Text', 'Amount']);
  expect([cell('A2'), cell('B2')]).toEqual([46352, 64.99]);
  expect(formats).toContain('yyyy-mm-dd');
});
