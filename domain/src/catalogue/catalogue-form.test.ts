import { describe, expect, it } from 'vitest';
import { hardwareForm, listPlanFormProblems, planForm } from './catalogue-form.ts';
import { blankHardware } from './hardware-fields.ts';
import { blankPlan } from './plan-fields.ts';

const problemsOf = (
  parsed: ReturnType<typeof planForm.safeParse> | ReturnType<typeof hardwareForm.safeParse>,
) => (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe('the form of a plan', () => {
  it('lets a draft lack everything', () => {
    expect(problemsOf(planForm.safeParse(blankPlan))).toEqual([]);
  });

  it('says at each field what customers would miss', () => {
    expect(problemsOf(planForm.safeParse({ ...blankPlan, isPublished: true }))).toEqual([
      ['name', 'Enter a name'],
      ['download', 'Enter the download speed'],
      ['upload', 'Enter the upload speed'],
      ['dataCap', 'Enter the data cap'],
      ['term', 'Enter the term'],
      ['equipment', 'Enter the equipment'],
      ['price', 'Enter a price above 0'],
    ]);
  });

  it('refuses a missing price', () => {
    expect(problemsOf(planForm.safeParse({ ...blankPlan, price: Number.NaN }))).toEqual([
      ['price', 'Enter the price in dollars'],
    ]);
  });
});

it('names at once what a plan lacks and what of it cannot be read', () => {
  const complete = {
    ...blankPlan,
    name: 'Fibre Max',
    download: '900 Mbps',
    upload: '500 Mbps',
    dataCap: 'Unlimited',
    term: 'No fixed term',
    equipment: 'Bring your own',
    price: 50,
  };
  expect(listPlanFormProblems(complete)).toEqual({});
  expect(listPlanFormProblems({ ...complete, term: '', price: Number.NaN })).toEqual({
    term: 'Enter the term',
    price: 'Enter the price in dollars',
  });
  expect(listPlanFormProblems({ ...complete, price: 0 })).toEqual({ price: 'Enter a price above 0' });
});

it('publishes hardware with a name and a price only', () => {
  expect(problemsOf(hardwareForm.safeParse({ ...blankHardware, isPublished: true }))).toEqual([
    ['name', 'Enter a name'],
    ['price', 'Enter a price above 0'],
  ]);
  const item = { ...blankHardware, name: 'Tūī Mesh 6', price: 229.99, isPublished: true };
  expect(problemsOf(hardwareForm.safeParse(item))).toEqual([]);
});
