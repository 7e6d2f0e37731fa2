import type { UserInfo } from '@kowhai/domain/people/user';
import { expect, it } from 'vitest';
import { parseOrderLines, requireCompleteProfile } from './parse-order-lines.ts';

const line = (_id: string, qty = 1) => ({ _id, qty });
const user: UserInfo = {
  _id: 'aroha',
  firstName: 'Aroha',
  lastName: 'Tester',
  email: 'aroha@kowhai.example',
  phone: '0800 000 003',
  address: '3 Sample Street, Wellington 6011',
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  editedAt: '2026-01-01T00:00:00.000Z',
};

const refusalOf = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    const { code, message, details } = error as { code: string; message: string; details: object };
    return { code, message, ...details };
  }
};

it('hardware that is listed twice is one line, and every line’s claims are kept', () => {
  const orderServices = [line('fibre'), line('wireless')];
  const orderHardwares = [line('router', 2), line('mesh'), line('router')];
  expect(parseOrderLines({ orderServices, orderHardwares })).toEqual({
    plans: orderServices,
    hardware: [line('router', 3), line('mesh')],
    sent: [...orderServices, ...orderHardwares],
  });
});

it.each([
  [
    'again',
    [line('fibre'), line('wireless'), line('fibre')],
    { 'orderServices.2._id': 'That plan is already in the order' },
  ],
  [
    'more than once',
    [line('wireless'), line('fibre', 2)],
    { 'orderServices.1.qty': 'You can only order a plan once' },
  ],
])('a plan that is asked for %s is refused at its line', (_, orderServices, fields) => {
  const refusal = refusalOf(() => parseOrderLines({ orderServices, orderHardwares: [] }));
  expect(refusal).toEqual({ code: 'VALIDATION', message: Object.values(fields)[0], fields });
});

it('a complete profile is returned', () => {
  expect(requireCompleteProfile(user)).toBe(user);
});

const messages = {
  firstName: 'Add your first name to your profile',
  lastName: 'Add your last name to your profile',
  phone: 'Add your phone number to your profile',
  address: 'Add your address to your profile',
};

it.each([
  ['that lacks the phone number alone', { ...user, phone: ' ' }, { phone: messages.phone }],
  ['that is not there', null, messages],
])('a profile %s is refused with what to add', (_, profile, fields) => {
  expect(refusalOf(() => requireCompleteProfile(profile))).toEqual({
    code: 'VALIDATION',
    message: 'Please complete your profile before you place an order.',
    fields,
  });
});
