import type { Order } from '@kowhai/domain/orders/order';

/** An order of Friday 20 November, with a plan and two units of hardware: where this folder's tests start from. */
export const exampleOrder: Order = {
  _id: 'order-1',
  number: 'KB-7F3K-29QD',
  user: {
    _id: 'aroha',
    firstName: 'Aroha',
    lastName: 'Example',
    email: 'aroha@example.org',
    phone: '+64 21 000 000',
    address: '7 Queen Street, Ponsonby, Auckland 1011',
  },
  orderServices: [
    { _id: 'fibre-max', name: 'Fibre Max', category: 'fibre', price: 94.99, qty: 1, term: 'No fixed term' },
  ],
  orderHardwares: [{ _id: 'mesh', name: 'Tūī Mesh 6', category: 'fibre', price: 149.5, qty: 2 }],
  orderItems: [
    { _id: 'fibre-max', name: 'Fibre Max', category: 'fibre', price: 94.99, qty: 1, term: 'No fixed term' },
    { _id: 'mesh', name: 'Tūī Mesh 6', category: 'fibre', price: 149.5, qty: 2 },
  ],
  serviceAddress: {
    address: '12 Rātā Street',
    city: 'Karori',
    region: 'Wellington',
    postalCode: '6012',
    country: 'New Zealand',
  },
  modemNeeded: true,
  itemsPrice: 393.99,
  shippingPrice: 9.99,
  taxPrice: 52.69,
  totalPrice: 403.98,
  status: 'submitted',
  isProcessing: false,
  isCompleted: false,
  connectionDate: null,
  setup: {},
  history: [{ action: 'place', at: '2026-11-20T01:00:00.000Z', by: { _id: 'aroha', name: 'Aroha Example' } }],
  createdAt: '2026-11-20T01:00:00.000Z',
  updatedAt: '2026-11-20T01:00:00.000Z',
  editedAt: '2026-11-20T01:00:00.000Z',
};
