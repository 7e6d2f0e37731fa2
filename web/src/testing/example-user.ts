import type { UserInfo } from '@kowhai/domain/people/user';

export const user: UserInfo = {
  _id: 'u1',
  firstName: 'Aroha',
  lastName: 'Tāne',
  email: 'aroha@kowhai.example',
  phone: '021 000 000',
  address: '12 Rātā Street, Karori',
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  editedAt: '2026-01-01T00:00:00.000Z',
};
