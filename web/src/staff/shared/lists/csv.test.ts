import { describe, expect, it } from 'vitest';
import { writeCell, writeCsvHeading, writeCsvRows } from './csv.ts';

describe('a cell', () => {
  it.each([
    ['a name', 'Aroha Ngata', '"Aroha Ngata"'],
    ['a macron', 'Tūī', '"Tūī"'],
    ['a quote', '12" mesh', '"12"" mesh"'],
    ['a comma and a line break', 'Karori,\nWellington', '"Karori,\nWellington"'],
    ['nothing', '', '""'],
    ['a number', 64.99, '64.99'],
    ['a negative number', -3, '-3'],
    ['a formula', '=HYPERLINK("http://example.org")', `"'=HYPERLINK(""http://example.org"")"`],
    ['a formula after a space', ' =1+1', `"' =1+1"`],
    ['an international number', '+64 21 000 000', '"+64 21 000 000"'],
    ['a sum', '+64-21', `"'+64-21"`],
    ['a call', '+cmd|x', `"'+cmd|x"`],
    ['a minus', '-1+1', `"'-1+1"`],
    ['an at sign', '@SUM(A1)', `"'@SUM(A1)"`],
    ['a wide equals sign', '＝1+1', `"'＝1+1"`],
    ['a tab in front', '\t=1', `"'\t=1"`],
    ['a carriage return in front', '\r=1', `"'\r=1"`],
    ['a formula in the middle', '1=1', '"1=1"'],
  ])('with %s', (_, value, cell) => {
    expect(writeCell(value)).toBe(cell);
  });
});

it('writes a heading and a line for each row, and says that it is UTF-8', () => {
  const columns = [
    { header: 'Name', value: (row: { name: string; price: number }) => row.name },
    { header: 'Price', value: (row: { name: string; price: number }) => row.price },
  ];
  const rows = [
    { name: 'Fibre Max', price: 104.99 },
    { name: 'Tūī', price: 64 },
  ];
  expect(writeCsvHeading(columns) + writeCsvRows(columns, rows)).toBe(
    '\uFEFF"Name","Price"\r\n"Fibre Max",104.99\r\n"Tūī",64\r\n',
  );
});
