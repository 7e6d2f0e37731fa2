import type { Plan } from '@kowhai/domain/catalogue/plan';
import { blankPlan } from '@kowhai/domain/catalogue/plan-fields';

/** A plan to test with: give what matters to the test. */
export function examplePlan(fields: Partial<Plan> & { _id: string }): Plan {
  return {
    ...blankPlan,
    name: `Plan ${fields._id}`,
    download: '100 Mbps',
    upload: '20 Mbps',
    dataCap: 'Unlimited',
    term: 'No fixed term',
    equipment: 'Bring your own router',
    price: 64.99,
    isPublished: true,
    updatedAt: '2025-01-14T23:00:00.000Z',
    editedAt: '2025-01-14T23:00:00.000Z',
    ...fields,
  };
}

/** One plan of each kind, and a second of fibre. */
export const examplePlans: readonly Plan[] = [
  examplePlan({ _id: 'starter', name: 'Fibre Starter' }),
  examplePlan({ _id: 'max', name: 'Fibre Max', download: '1000 Mbps', upload: '500 Mbps', price: 104.99 }),
  examplePlan({ _id: 'air', name: 'Wireless Plus', category: 'wireless', price: 74.99 }),
  examplePlan({ _id: 'hyper', name: 'Hyperfibre 2000', category: 'hyperfibre', price: 139.99 }),
];
