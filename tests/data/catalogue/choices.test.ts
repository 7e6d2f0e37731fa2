import { expect, it } from 'vitest';
import { addAdmin, addCustomer, addHardware, addPlan, call, uniqueId } from '#tests/data/support/shop.ts';

it.each(['products', 'hardwares'])(
  '%s are found for a menu by the beginnings of words in their names, the cheapest first, a few at a time',
  async (collection) => {
    const admin = await addAdmin();
    const word = uniqueId('Zy').replaceAll('-', '').slice(0, 10);
    const add = async (name: string, price: number, isPublished = true) => {
      const added = await (collection === 'products' ? addPlan : addHardware)({ isPublished });
      await call('PUT', `/api/${collection}/${added._id}`, { token: admin.token, body: { name, price } });
    };
    await Promise.all([add(`${word} two`, 20), add(`${word} one`, 10), add(`${word} draft`, 5, false)]);
    const choose = (query: string, { token } = admin) =>
      call('GET', `/api/choices/${collection}?${query}`, { token });
    const namesOf = ({ body }: { body: { name: string }[] }) => body.map(({ name }) => name);
    const found = await choose(`q=${word.slice(0, 7).toLowerCase()}`);
    expect(namesOf(found)).toEqual([`${word} draft`, `${word} one`, `${word} two`]);
    const stock = collection === 'products' ? {} : { countInStock: expect.any(Number) };
    expect(found.body[1]).toEqual({ _id: expect.any(String), name: `${word} one`, price: 10, ...stock });
    expect(namesOf(await choose(`q=${word}&published=only`))).toEqual([`${word} one`, `${word} two`]);
    expect(namesOf(await choose(`q=${word} tw&published=only&category=fibre`))).toEqual([`${word} two`]);
    expect(namesOf(await choose(`q=${word}&category=wireless`))).toEqual([]);
    const first = await choose(`q=${word}&limit=2`);
    const rest = await choose(`q=${word}&limit=2&cursor=${first.headers.get('x-next-cursor')}`);
    expect([namesOf(first), namesOf(rest)]).toEqual([[`${word} draft`, `${word} one`], [`${word} two`]]);
    expect(rest.headers.get('x-next-cursor')).toBeNull();
    expect((await choose('limit=1')).body).toHaveLength(1);
    expect((await choose('', await addCustomer())).status).toBe(403);
  },
);
