import { describe, expect, it } from 'vitest';
import { signIn } from '#tests/support/browser/people.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { openVisit } from '#tests/support/browser/visit.ts';
import { addPerson, db } from '#tests/support/shop/shop.ts';

describe('one’s own orders', () => {
  /** Stores orders of a person as the shop does, one a day. The limits on placing are not what this is about. */
  async function addOrders(email: string, count: number): Promise<void> {
    const found = await db.collection('users').where('email', '==', email).get();
    const [user] = found.docs;
    if (!user) throw new Error(`Nobody has the address ${email}`);
    const line = { _id: 'fibre-max', name: 'Fibre Max', category: 'fibre', price: 104.99, qty: 1 };
    const address = { address: '12 Rātā Street', city: 'Karori', region: 'Wellington', postalCode: '6012' };
    const batch = db.batch();
    for (let day = 1; day <= count; day++) {
      const at = new Date(Date.UTC(2025, 0, day));
      batch.create(db.collection('orders').doc(), {
        number: `KB-PAGE-${String(day).padStart(4, '0')}`,
        user: {
          _id: user.id,
          firstName: 'Aroha',
          lastName: 'Example',
          email,
          phone: '021 000 000',
          address: '',
        },
        orderServices: [line],
        orderHardwares: [],
        orderItems: [line],
        serviceAddress: { ...address, country: 'New Zealand' },
        // Closed, so that staff's lists in other journeys do not begin with them.
        status: 'completed',
        modemNeeded: false,
        isProcessing: true,
        isCompleted: true,
        history: [],
        itemsPrice: 104.99,
        shippingPrice: 0,
        taxPrice: 13.69,
        totalPrice: 104.99,
        createdAt: at,
        updatedAt: at,
        editedAt: at,
        workAt: at,
      });
    }
    await batch.commit();
  }

  it('come in pages, and the oldest of more than fifty can be opened', async () => {
    const { page } = await openVisit();
    const person = await addPerson();
    await addOrders(person.email, 53);
    await signIn(page, person);
    await page.goto('/profile?tab=orders');
    const main = page.getByRole('main');
    const rows = main.getByRole('row', { name: /KB-PAGE-/ });
    await main.getByText('Showing your newest 20 orders.').waitFor();
    expect(await rows.count()).toBe(20);
    await main.getByRole('button', { name: 'Show older orders' }).click();
    await main.getByText('Showing your newest 40 orders.').waitFor();
    await main.getByRole('button', { name: 'Show older orders' }).click();
    const last = main.getByText('That’s all 53 orders.');
    await last.waitFor();
    expect(await last.evaluate((line) => line === document.activeElement)).toBe(true);
    const numbers = (await rows.allInnerTexts()).map((text) => /KB-PAGE-\d{4}/.exec(text)?.[0]);
    expect(new Set(numbers).size).toBe(53);
    expect(numbers.at(-1)).toBe('KB-PAGE-0001');
    await main.getByRole('link', { name: 'Details of order KB-PAGE-0001' }).click();
    await heading(page, 'Order KB-PAGE-0001');
  });
});
