import { describe, expect, it } from 'vitest';
import { describeFields, type FieldReader, formatField, labelFor } from './catalogue-fields.ts';
import { hardwareFieldsIn, hardwareFieldTable } from './hardware-fields.ts';
import { blankPlan, planFieldsIn, planFieldTable } from './plan-fields.ts';

describe('a field', () => {
  it.each<[FieldReader, string[]]>([
    ['staff', ['Price', 'Download speed', 'Data cap', 'Term', 'Modem requirements']],
    ['table', ['Price', 'Download', 'Data cap', 'Term', 'Modem requirements']],
    ['shop', ['Price per month', 'Download', 'Data cap', 'Term', 'Modem requirements']],
    ['offer', ['Price per month', 'Download', 'Data cap', 'Term', 'Router or modem']],
  ])('is called by what %s readers know it as', (reader, labels) => {
    const fields = ['price', 'download', 'dataCap', 'term', 'modemReqs'] as const;
    expect(fields.map((field) => labelFor(reader, planFieldTable[field]))).toEqual(labels);
  });

  it.each([
    [0, '0'],
    [12, '12'],
    [null, ''],
  ])('that holds the number %o reads “%s”: none is not 0', (value, words) => {
    expect(formatField({ label: 'Months', kind: 'number' }, value)).toBe(words);
  });

  it('is written as people read it', () => {
    const plan = { ...blankPlan, category: 'hyperfibre', price: 1064.5 } as const;
    expect(describeFields('table', planFieldTable, ['category', 'price', 'upload'], plan)).toEqual([
      { name: 'Category', value: 'Hyperfibre' },
      { name: 'Price', value: '$1,064.50' },
      { name: 'Upload', value: '' },
    ]);
  });
});

/** What a table has and a place does not show. */
const missing = (table: object, shown: readonly string[]) =>
  Object.keys(table).filter((name) => !shown.includes(name));

describe("an item's page at the desk", () => {
  it('shows every field of a plan but its title and state, which the page’s head shows', () => {
    expect(missing(planFieldTable, planFieldsIn.info)).toEqual(['name', 'isPublished']);
  });

  it('shows every field of hardware but its title, state and picture, and what names its features', () => {
    expect(missing(hardwareFieldTable, hardwareFieldsIn.info)).toEqual([
      'name',
      'imagePath',
      'hardwareFeatureName1',
      'hardwareFeatureName2',
      'hardwareFeatureName3',
      'hardwareFeatureName4',
      'isPublished',
    ]);
  });
});
