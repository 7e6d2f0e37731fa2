import { expect, it } from 'vitest';
import { placeForm, unsavedPlace } from './staff-forms.ts';

it('asks staff for what an order that they take still lacks', () => {
  const serviceAddress = {
    address: '12 Rātā Street',
    city: 'Karori',
    postalCode: '6012',
    region: 'Wellington',
  };
  const rest = { modem: '', idempotencyKey: 'key', orderHardwares: [] };
  const blank = { ...rest, serviceAddress, customer: '', orderServices: [{ _id: '', qty: 1 }] };
  expect(placeForm.safeParse(blank).error?.issues.map(({ message }) => message)).toEqual([
    'Choose a customer',
    'Choose a plan',
    'Ask whether they need a modem',
  ]);
});

it('takes back what was typed of it, with a quantity that was cleared, and nothing that is no such form', () => {
  const line = { _id: 'tui-mesh', qty: null };
  const typed = {
    customer: '',
    modem: '',
    idempotencyKey: 'key',

    serviceAddress: { region: '' },
  };
  expect(unsavedPlace.parse({ ...typed, orderServices: [], orderHardwares: [line] })).toEqual({
    ...typed,
    orderServices: [],
    orderHardwares: [{ ...line, qty: Number.NaN }],
  });
  expect(unsavedPlace.safeParse({ ...typed, orderServices: [null], orderHardwares: [] }).success).toBe(false);
});
