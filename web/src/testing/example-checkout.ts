import { country } from '@kowhai/domain/address/regions';
import { addHardware, addPlan, type Cart, emptyCart, setServiceAddress } from '@kowhai/domain/cart/cart';
import type { UserInfo } from '@kowhai/domain/people/user';
import { exampleHardware } from './example-hardware.ts';
import { examplePlan } from './example-plans.ts';

export const starter = examplePlan({ _id: 'starter', name: 'Fibre Starter' });

const [first] = exampleHardware;
if (!first) throw new Error('There is no hardware to test with');
export const mesh = first;

/** A customer whose profile has all that an order needs. */
export const aroha: UserInfo = {
  _id: 'aroha',
  firstName: 'Aroha',
  lastName: 'Example',
  email: 'aroha@example.org',
  phone: '021 000 000',
  address: '7 Queen Street, Ponsonby, Auckland 1011',
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  editedAt: '2026-01-01T00:00:00.000Z',
};

/** A cart that is ready to be ordered. */
export const fullCart: Cart = setServiceAddress(addHardware(addPlan(emptyCart, starter), mesh, 1), {
  address: '12 Rātā Street',
  city: 'Karori',
  region: 'Wellington',
  postalCode: '6012',
  country,
});
