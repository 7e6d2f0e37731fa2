// @vitest-environment node
import { expect, it } from 'vitest';
import { writeXlsx } from '#staff/shared/lists/xlsx.ts';
import { readSheetFile } from './read-sheet-file.ts';

const read = async (content: BlobPart) =>
  (await readSheetFile(new File([content], 'coverage'))).map(({ cells }) => cells);

it('reads an Excel file as the desk writes it, with numbers as text', async () => {
  const columns = [
    { header: 'Postcode', value: (row: number) => row },
    { header: 'Place', value: () => 'Taupō' },
  ];
  expect(await read(await writeXlsx(columns, [3330]))).toEqual([
    ['Postcode', 'Place'],
    ['3330', 'Taupō'],
  ]);
});

it.each([
  ['UTF-8', new TextEncoder().encode('Postcode,Place\n3330,Taupō')],
  ['Windows’ own characters', Uint8Array.from(Buffer.from('Postcode,Place\n3330,Café', 'latin1'))],
  ['UTF-16', Uint8Array.from(Buffer.from('\uFEFFPostcode,Place\n3330,Taupō', 'utf16le'))],
])('reads CSV in %s', async (_, bytes) => {
  expect((await read(bytes))[1]?.[1]).toMatch(/^(Taupō|Café)$/);
});

it('says in words what is no Excel file, or too large', async () => {
  await expect(read('PK, and no more')).rejects.toThrow('We can’t open that Excel file.');
  await expect(read(' '.repeat(4_000_001))).rejects.toThrow('That file is too large');
});
