import { hardware } from '@kowhai/domain/catalogue/hardware';
import { plan } from '@kowhai/domain/catalogue/plan';
import { siteUrl } from '@kowhai/tools/command/addresses';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addAdmin, addCustomer, addHardware, addPlan, call } from '#tests/support/shop/shop.ts';

const kinds = [
  { path: '/api/products', schema: plan, add: addPlan },
  { path: '/api/hardwares', schema: hardware, add: addHardware },
] as const;

describe.each(kinds)('$path', ({ path, schema, add }) => {
  it('lists what is published, each as the contract says, the cheapest first', async () => {
    const { status, body } = await call('GET', `${path}?limit=200`);
    expect(status).toBe(200);
    const items = z.parse(z.array(schema), body);
    expect(items.every((item) => item.isPublished)).toBe(true);
    const prices = items.map((item) => item.price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('lists one category', async () => {
    await add({ category: 'hyperfibre' });
    const { body } = await call('GET', `${path}?category=hyperfibre&limit=200`);
    expect(new Set(body.map((item: { category: string }) => item.category))).toEqual(new Set(['hyperfibre']));
  });

  it('comes in pages that neither repeat nor skip, also where prices are the same', async () => {
    const price = Math.round(Math.random() * 1e7) / 100;
    const added = await Promise.all(Array.from({ length: 5 }, () => add({ price, category: 'wireless' })));
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const { body, headers } = await call(
        'GET',
        `${path}?limit=2&category=wireless${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...body.map((item: { _id: string }) => item._id));
      cursor = headers.get('x-next-cursor') ?? '';
      if (!cursor) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(added.map((item) => item._id)));
  });

  it('may be kept for a minute for strangers, by its address alone', async () => {
    await Promise.all([add({}), add({})]);
    const { body, headers } = await call('GET', path, { at: siteUrl, headers: { 'x-query': 'limit=1' } });
    expect(body.length).toBeGreaterThan(1);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('vary')).toMatch(/authorization/i);
    const { token } = await addAdmin();
    const asStaff = await call('GET', path, { at: siteUrl, token });
    expect(asStaff.headers.get('cache-control')).toBe('no-store');
    const refused = await call('GET', `${path}?limit=0`, { at: siteUrl });
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
  });

  it('shows a draft to admins alone', async () => {
    const draft = await add({ isPublished: false, category: 'wireless' });
    const [admin, customer] = [await addAdmin(), await addCustomer()];
    for (const token of [undefined, customer.token, 'a.stale.token']) {
      expect((await call('GET', `${path}/${draft._id}`, { token })).status).toBe(404);
      const { body } = await call('GET', `${path}?category=wireless&limit=200`, { token });
      expect(body.map((item: { _id: string }) => item._id)).not.toContain(draft._id);
    }
    expect((await call('GET', `${path}/${draft._id}`, { token: admin.token })).body._id).toBe(draft._id);
    const { body } = await call('GET', `${path}?category=wireless&limit=200`, { token: admin.token });
    expect(body.map((item: { _id: string }) => item._id)).toContain(draft._id);
  });

  it('has one of each, and says when it has not', async () => {
    const item = await add({});
    expect((await call('GET', `${path}/${item._id}`)).body.name).toBe(item.name);
    expect((await call('GET', `${path}/no-such-thing`)).body.code).toBe('NOT_FOUND');
  });
});
