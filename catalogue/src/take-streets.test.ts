import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { streetColumns } from './streets.ts';
import { takeStreets } from './take-streets.ts';

const folderOf = (files: Record<string, string[]>) => {
  const folder = mkdtempSync(join(tmpdir(), 'streets-'));
  for (const [name, lines] of Object.entries(files))
    writeFileSync(join(folder, name), [streetColumns, ...lines].join('\n'));
  return folder;
};

it('takes a newer list of roads in, and says what is new, gone and changed', () => {
  const into = folderOf({
    'a.csv': ['1,6012,Aro Street,Aro Valley,Wellington', '2,6012,Alma Lane,Karori,Wellington'],
    'z.csv': ['3,1010,Zion Hill,Auckland Central,Auckland'],
  });
  const from = folderOf({
    'a.csv': ['1,6021,Aro Street,Aro Valley,Wellington', '4,6012,Ātea Lane,Karori,Wellington'],
  });
  expect(takeStreets(from, into)).toEqual([
    '2 roads, 2 postcodes (before: 3, 2).',
    '1 roads added',
    '  Ātea Lane, Karori, Wellington 6012',
    '2 roads gone',
    '  Alma Lane, Karori, Wellington 6012',
    '  Zion Hill, Auckland Central, Auckland 1010',
    '1 roads changed',
    '  Aro Street, Aro Valley, Wellington 6012 -> Aro Street, Aro Valley, Wellington 6021',
    '1 postcodes added',
    '  6021',
    '1 postcodes gone',
    '  1010',
  ]);
  expect(readdirSync(into)).toEqual(['a.csv']);
});

it('refuses a list with a fault, and keeps the one that is there', () => {
  const into = folderOf({ 'a.csv': ['1,6012,Aro Street,Aro Valley,Wellington'] });
  const before = readFileSync(join(into, 'a.csv'), 'utf8');
  const faulty = folderOf({ 'a.csv': ['1,6012,Aro Street,Aro Valley,Wellington', '2,60,Alma Lane,Karori,'] });
  expect(() => takeStreets(faulty, into)).toThrow('a.csv, line 3');
  expect(readFileSync(join(into, 'a.csv'), 'utf8')).toBe(before);
});
