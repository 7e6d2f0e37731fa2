import { describe, expect, it } from 'vitest';
import {
  askAboutCoverage,
  blankCoverage,
  type Coverage,
  coverage,
  describeCoverage,
  describeLikely,
  maxCoverageRows,
  nameOfPostcode,
  sortKinds,
} from './coverage.ts';
import { coverageColumns, readCoverageSheet, readCsv } from './coverage-sheet.ts';

const karori: Coverage = { ...blankCoverage('6012'), place: 'Karori', fibre: 'most', wireless: 'some' };
const haast: Coverage = { ...blankCoverage('7844'), place: 'Haast', fibre: 'not yet', hyperfibre: 'not yet' };

describe('what is said of a place', () => {
  it.each([
    ['fibre', 'most', 'Fibre reaches most homes in Karori 6012'],
    ['hyperfibre', 'some', 'Hyperfibre reaches some streets in Karori 6012'],
    ['wireless', 'not yet', 'Wireless doesn’t reach Karori 6012 yet'],
    ['fibre', null, 'We’ll check whether fibre reaches your address in Karori 6012'],
  ] as const)('%s, %s: %s', (kind, level, sentence) => {
    expect(describeCoverage(kind, level, nameOfPostcode(karori))).toBe(sentence);
  });

  it.each([
    [karori, ['fibre', 'hyperfibre', 'wireless']],
    [haast, ['wireless', 'fibre', 'hyperfibre']],
    [{ ...haast, hyperfibre: null }, ['wireless', 'hyperfibre', 'fibre']],
    [{ ...karori, wireless: 'not yet' as const }, ['fibre', 'hyperfibre', 'wireless']],
  ])('tells the kinds of %o in the order %s', (known, kinds) => {
    expect(sortKinds(known)).toEqual(kinds);
  });

  it.each([
    [karori, 'Probably fibre in Karori 6012'],
    [haast, 'We don’t know yet what reaches Haast 7844'],
    [{ ...haast, wireless: 'some' as const }, 'Perhaps wireless in Haast 7844: some streets have it'],
    [{ ...haast, wireless: 'not yet' as const }, 'Nothing of ours in Haast 7844 yet'],
  ])('of %o begins with what is likely: %s', (known, sentence) => {
    expect(describeLikely(known, nameOfPostcode(known))).toBe(sentence);
  });

  it('asks about a kind that is not there yet, and about no other', () => {
    expect(askAboutCoverage(['wireless', 'fibre'], haast)).toBe('Fibre doesn’t reach Haast 7844 yet');
    expect(askAboutCoverage(['wireless'], haast)).toBeNull();
    expect(askAboutCoverage(['fibre'], null)).toBeNull();
  });

  it('takes no postcode of five digits, no fourth level and no note of 121 characters', () => {
    for (const wrong of [{ _id: '60122' }, { fibre: 'all' }, { note: 'x'.repeat(121) }])
      expect(coverage.safeParse({ ...karori, ...wrong }).success).toBe(false);
    expect(coverage.safeParse({ ...karori, note: 'x'.repeat(120) }).success).toBe(true);
  });
});

describe('a file of coverage', () => {
  const heading = 'Postcode,Place,Fibre,Hyperfibre,Wireless,Note';
  const read = (text: string) => readCoverageSheet(readCsv(text));

  it('reads back what an export wrote, whatever Excel made of it', () => {
    const row = { _id: '0110', fibre: 'most', hyperfibre: null, wireless: 'some', note: '5G, "Mt Parihaka"' };
    const cells = '110,Whangārei,Most homes,,some streets,"5G, ""Mt Parihaka"""';
    for (const text of [
      `\uFEFF${heading}\r\n${cells}\r\n`,
      `${heading}\n\n${cells}\n,,,,,\n`,
      `${heading}\r${cells.replace('Most homes', ' MOST  HOMES ')},,`,
      `${heading.replaceAll(',', ';')}\r\n110;Whangārei;Most homes;;some;"5G, ""Mt Parihaka"""`,
      `${heading.replaceAll(',', '\t')}\r\n'0110\tWhangārei\tmost\t\tsome\t"5G, ""Mt Parihaka"""`,
    ])
      expect(read(text)).toEqual({ rows: [{ ...row, place: 'Whangārei' }], problems: [] });
  });

  it('reads columns in any order, and leaves alone what has none', () => {
    const { rows } = read('Wireless,Postcode,Hyperfibre,Fibre,Remarks\nnot yet,6012,,most,seen');
    expect(rows).toEqual([{ _id: '6012', fibre: 'most', hyperfibre: null, wireless: 'not yet' }]);
  });

  const refused: [string, number, string][] = [
    ['', 1, 'There’s no column “postcode”, “fibre”, “hyperfibre” and “wireless”'],
    ['Postcode,Fibre,Wireless\n6012,most,most', 1, 'There’s no column “hyperfibre”'],
    [`${heading}\n6012,,most,,,\n"6011","","lots",,,`, 3, 'Choose most homes, some streets or not yet'],
    [`${heading}\n60122,,most,,,`, 2, 'Enter a 4-digit postcode'],
    [`${heading}\n5910,,most,,,`, 2, '5910 isn’t a postcode that we know'],
    [`${heading}\n6011,,,,,"two\nlines"\n6012,,most,,,\n6012,,some,,,`, 5, '6012 is on line 4 too'],
    [`${heading}\n6012,,,,,${'x'.repeat(121)}`, 2, 'Please keep this to 120 characters or fewer'],
    [
      heading + '\n6012,,most,,,'.repeat(100_000),
      maxCoverageRows + 2,
      'There are more than 2,500 rows, and New Zealand has about 1,900 postcodes',
    ],
  ];
  it.each(refused.map(([text, line, message]) => ({ text, line, message })))(
    'refuses line $line: $message',
    ({ text, line, message }) => {
      expect(read(text).problems).toEqual([{ line, message }]);
    },
  );

  it.each([
    ['a first line that names the separator', `sep=;\n${heading.replaceAll(',', ';')}\n6012;Karori;;;;`],
    ['a semicolon inside quotes', `${heading.replace('Note', '"Note"')}\n6012,Karori,,,,"4G; ask first"`],
    ['a quoted heading with a semicolon', `"Post;code",${heading}\nx,6012,Karori,,,,`],
  ])('reads %s', (_, text) => {
    expect(read(text).problems).toEqual([]);
    expect(read(text).rows.map(({ _id }) => _id)).toEqual(['6012']);
  });

  it('reads its own export as nothing new', () => {
    const cells = coverageColumns.map(({ value }) => value(karori));
    const { rows } = readCoverageSheet(readCsv(`${heading}\n${cells.join()}`));
    const { exampleKinds: _, editedAt: __, ...fields } = karori;
    expect(rows).toEqual([fields]);
  });

  it('writes the columns that it reads', () => {
    const cells = coverageColumns.map(({ value }) => value(karori));
    expect(coverageColumns.map(({ header }) => header).join()).toBe(heading);
    expect(cells).toEqual(['6012', 'Karori', 'Most homes', '', 'Some streets', '']);
  });
});
