import { expect, it } from 'vitest';
import { placeDraft, placeForm } from './staff-forms.ts';

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

it('takes a draft of it as it was typed, with a quantity that was cleared, and nothing that is no such draft', () => {
  const line = { _id: 'tui-mesh', qty: null };
  const typed = {
    customer: '',
    modem: '',
    idempotencyKey: 'key',

    serviceAddress: { region: '' },
  };
  expect(placeDraft.parse({ ...typed, orderServices: [], orderHardwares: [line] })).toEqual({
    ...typed,
    orderServices: [],
    orderHardwares: [{ ...line, qty: Number.NaN }],
  });
  expect(placeDraft.safeParse({ ...typed, orderServices: [null], orderHardwares: [] }).success).toBe(false);
});
