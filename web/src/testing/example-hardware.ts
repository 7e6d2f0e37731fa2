import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { blankHardware } from '@kowhai/domain/catalogue/hardware-fields';

const makeHardware = (fields: Partial<Hardware> & Pick<Hardware, '_id' | 'name' | 'category' | 'price'>) => ({
  ...blankHardware,
  shortDescription: `What ${fields.name} is`,
  countInStock: 5,
  isPublished: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
  editedAt: '2026-01-01T00:00:00.000Z',
  ...fields,
});

/** Hardware for fibre, one in stock and one sold out, and for wireless. */
export const exampleHardware: readonly Hardware[] = [
  makeHardware({ _id: 'mesh', name: 'Tūī Mesh 6', category: 'fibre', price: 229.99 }),
  makeHardware({
    _id: 'router',
    name: 'Tūī Router 6',
    category: 'fibre',
    price: 109.99,
    isModem: true,
    countInStock: 0,
  }),
  makeHardware({ _id: 'modem', name: 'Kererū 4G Modem', category: 'wireless', price: 119.99, isModem: true }),
];
