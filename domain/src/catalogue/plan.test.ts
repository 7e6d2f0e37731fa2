import { describe, expect, it } from 'vitest';
import { listPlanPublishProblems, plan, planFields } from './plan.ts';
import { blankPlan } from './plan-fields.ts';
import { describeTypicalSpeeds } from './plan-speeds.ts';

const ready = {
  ...blankPlan,
  name: 'Fibre Everyday',
  download: '300 Mbps',
  upload: '100 Mbps',
  dataCap: 'Unlimited',
  term: 'No fixed term',
  equipment: 'Bring your own router',
  price: 79.99,
};

describe('publishing a plan', () => {
  it('takes what customers need to know', () => {
    expect(listPlanPublishProblems(ready)).toEqual({});
  });

  it.each([
    ['name', '', 'Enter a name'],
    ['download', '', 'Enter the download speed'],
    ['upload', '', 'Enter the upload speed'],
    ['download', '200', 'Enter the speed with its unit, such as 900 Mbps'],
    ['upload', 'Mbps', 'Enter the speed with its unit, such as 900 Mbps'],
    ['dataCap', '', 'Enter the data cap'],
    ['term', '', 'Enter the term'],
    ['equipment', '', 'Enter the equipment'],
    ['price', 0, 'Enter a price above 0'],
  ])('is refused without %s', (field, value, message) => {
    expect(listPlanPublishProblems({ ...ready, [field]: value })).toEqual({ [field]: message });
  });

  const measured = { typicalDownload: '295 Mbps', typicalUpload: '0.1 Gbps', speedSource: 'Our own tests' };

  it('takes speeds at busy times with their source, up to the plan’s own, and says them in one phrase', () => {
    expect(listPlanPublishProblems({ ...ready, ...measured })).toEqual({});
    expect(listPlanPublishProblems({ ...ready, speedSource: 'Our own tests' })).toEqual({});
    const fast = { ...ready, ...measured, download: '2,500 Mbps', typicalDownload: '1,990 Mbps' };
    expect(listPlanPublishProblems(fast)).toEqual({});
    expect(describeTypicalSpeeds({ ...ready, ...measured })).toBe('295 Mbps down, 0.1 Gbps up');
    expect(describeTypicalSpeeds(ready)).toBe('');
  });

  it.each([
    ['typicalDownload', '', 'Enter the speed with its unit, such as 900 Mbps'],
    ['typicalUpload', '98', 'Enter the speed with its unit, such as 900 Mbps'],
    ['typicalDownload', '200-301 Mbps', 'Enter at most the plan’s own speed, 300 Mbps'],
    ['typicalUpload', '1 Gbps', 'Enter at most the plan’s own speed, 100 Mbps'],
    ['speedSource', '', 'Say where these speeds come from'],
  ])('is refused with speeds at busy times whose %s is “%s”', (field, value, message) => {
    expect(listPlanPublishProblems({ ...ready, ...measured, [field]: value })).toEqual({ [field]: message });
  });

  it('is refused for a fresh draft, which is a draft for all that', () => {
    const problems = Object.keys(listPlanPublishProblems(blankPlan));
    expect(problems).toEqual(['name', 'download', 'upload', 'dataCap', 'term', 'equipment', 'price']);
    expect(planFields.parse(blankPlan)).toEqual({ ...blankPlan, isPublished: false });
  });
});

describe('editing a plan', () => {
  it.each([
    ['a category of its own', { category: 'dial-up' }],
    ['a summary on another site', { offerSummaryPath: 'https://elsewhere.example/offer.pdf' }],
    ['a summary outside the shop’s folder', { offerSummaryPath: 'documents/../private.pdf' }],
    ['a picture for a summary', { offerSummaryPath: 'documents/offer.webp' }],
    ['a price below nothing', { price: -1 }],
    ['a published flag that is text', { isPublished: 'yes' }],
  ])('refuses %s', (_name, change) => {
    expect(planFields.safeParse({ ...ready, ...change }).success).toBe(false);
  });

  it('makes one line of a name of two', () => {
    expect(planFields.parse({ ...ready, name: 'Fibre\nEveryday' }).name).toBe('Fibre Everyday');
  });

  it('reads a record of the time before the offer summary’s month was kept', () => {
    const record = {
      ...ready,
      _id: 'fibre-everyday',
      updatedAt: '2025-01-01T00:00:00.000Z',
      editedAt: '2025-01-01T00:00:00.000Z',
    };
    expect(plan.parse(record).offerSummaryMonth).toBeUndefined();
    expect(plan.parse({ ...record, offerSummaryMonth: '2026-11' }).offerSummaryMonth).toBe('2026-11');
    expect(planFields.parse({ ...record, offerSummaryMonth: '2026-11' })).not.toHaveProperty(
      'offerSummaryMonth',
    );
  });

  it('keeps the key and the moment out of what is edited', () => {
    const record = {
      ...ready,
      _id: 'fibre-everyday',
      updatedAt: '2025-01-01T00:00:00.000Z',
      editedAt: '2025-01-01T00:00:00.000Z',
    };
    expect(plan.parse(record)).toEqual(record);
    expect(planFields.parse(record)).toEqual(ready);
  });
});
