import { describe, expect, it } from 'vitest';
import { exampleHardware } from '#testing/example-hardware.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { comparePlans } from './compare-plans.ts';

describe('plans beside each other', () => {
  it('are told apart by what differs, in the order of the plans, apart from what is the same for all', () => {
    const plans = [
      examplePlan({ _id: 'a', price: 64.99, download: '100 Mbps' }),
      examplePlan({ _id: 'b', price: 79.99, download: '300 Mbps' }),
      examplePlan({ _id: 'c', price: 79.99, download: '300 Mbps', category: 'wireless' }),
      examplePlan({ _id: 'd', price: 139.99, category: 'hyperfibre' }),
    ];
    expect(comparePlans(plans, exampleHardware)).toEqual({
      differing: [
        { name: 'Price per month', values: ['$64.99', '$79.99', '$79.99', '$139.99'] },
        { name: 'Download', values: ['100 Mbps', '300 Mbps', '300 Mbps', '100 Mbps'] },
        { name: 'First twelve months', values: ['$779.88', '$959.88', '$959.88', '$1,679.88'] },
        {
          name: 'Does someone visit?',
          values: [
            'Only if there’s no fibre box yet',
            'Only if there’s no fibre box yet',
            'No, you plug it in',
            'Yes, to fit a Hyperfibre box',
          ],
        },
        {
          name: 'Our router or modem',
          values: [
            'Out Of Stock right now',
            'Out Of Stock right now',
            'Kererū 4G Modem, $119.99 once',
            'Ask us',
          ],
        },
      ],
      same: [
        { name: 'Upload', value: '20 Mbps' },
        { name: 'Data cap', value: 'Unlimited' },
        { name: 'Term', value: 'No fixed term' },
        { name: 'Equipment', value: 'Bring your own router' },
      ],
    });
  });
});
