import { type GoodsForm, goodsForm } from '@kowhai/domain/orders/staff-forms';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { answerItems } from '#testing/answer-items.ts';
import { exampleHardware } from '#testing/example-hardware.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { GoodsFields } from './goods-fields.tsx';

const plans = [
  examplePlan({ _id: 'lite', name: 'Fibre Lite', price: 60 }),
  examplePlan({ _id: 'max', name: 'Fibre Max', price: 95 }),
  examplePlan({ _id: 'draft', name: 'Fibre Draft', isPublished: false }),
];
const hardware = exampleHardware.map((item) => ({
  ...item,
  countInStock: 5,
  isPublished: item.name.startsWith('Tūī'),
}));

beforeEach(() => {
  // The API would list drafts, too. It has no answer here, so that a call of its lists fails the test.
  fakeApi(answerItems({ plans, hardware }));
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Goods />
    </QueryClientProvider>,
  );
});

function Goods() {
  const blank: GoodsForm = { orderServices: [{ _id: '', qty: 1 }], orderHardwares: [] };
  return <GoodsFields form={useValidatedForm<GoodsForm, GoodsForm>(goodsForm, blank)} />;
}

const planField = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Plan' });
const adder = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Add hardware/ });
const listOptions = async () =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent?.replace(/,.*/, ''));
const added = () => screen.getAllByRole('button', { name: 'Remove' });

it('offers what is on sale, and spends no read on drafts', async () => {
  await userEvent.click(await planField());
  expect(await listOptions()).toEqual(['Fibre Lite', 'Fibre Max']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(adder());
  const onSale = hardware.filter(({ isPublished }) => isPublished).map(({ name }) => name);
  await waitFor(async () => expect((await listOptions()).toSorted()).toEqual(onSale.toSorted()));
});

it('adds a piece of hardware once, however often it is pressed', async () => {
  await planField();
  await userEvent.click(adder());
  await userEvent.dblClick(await screen.findByRole('option', { name: /^Tūī Mesh 6/ }));
  expect(added()).toHaveLength(1);
  await userEvent.click(adder());
  await userEvent.type(adder(), 'router');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(added()).toHaveLength(2);
  await userEvent.click(adder());
  await screen.findByText('Nothing found.');
});

it('takes the first of what is found at Enter, also where that is all there is', async () => {
  await userEvent.type(await planField(), 'fibre{Enter}');
  expect((await planField()).value).toMatch(/^Fibre Lite/);
});

it('keeps the plan that was chosen where the field is emptied and Enter is pressed', async () => {
  await userEvent.click(await planField());
  await userEvent.click(await screen.findByRole('option', { name: /^Fibre Max/ }));
  await userEvent.clear(await planField());
  await userEvent.keyboard('{Enter}');
  expect((await planField()).value).toMatch(/^Fibre Max/);
});
