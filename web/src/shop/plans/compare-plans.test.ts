import { describe, expect, it } from 'vitest';
import { examplePlan } from '#testing/example-plans.ts';
import { comparePlans } from './compare-plans.ts';

describe('plans beside each other', () => {
  it('are told apart by what differs, in the order of the plans', () => {
    const { differences } = comparePlans([
      examplePlan({ _id: 'a', price: 64.99, download: '100 Mbps' }),
      examplePlan({ _id: 'b', price: 79.99, download: '300 Mbps' }),
      examplePlan({ _id: 'c', price: 79.99, download: '300 Mbps' }),
    ]);
    expect(differences).toEqual([
      { name: 'Price per month', values: ['$64.99', '$79.99', '$79.99'] },
      { name: 'Download', values: ['100 Mbps', '300 Mbps', '300 Mbps'] },
    ]);
  });

  it('have said once what is the same on each', () => {
    const { common } = comparePlans([
      examplePlan({ _id: 'a', price: 1 }),
      examplePlan({ _id: 'b', price: 2 }),
    ]);
    expect(common).toEqual([
      { name: 'Download', value: '100 Mbps' },
      { name: 'Upload', value: '20 Mbps' },
      { name: 'Data', value: 'Unlimited' },
      { name: 'Term', value: 'No fixed term' },
      { name: 'Equipment', value: 'Bring your own router' },
    ]);
  });
});
