// @vitest-environment happy-dom
import { emptyCart, swapPlan } from '@kowhai/domain/cart/cart';
import { cartOfOrder } from '@kowhai/domain/cart/cart-of-order';
import { toStoredCart } from '@kowhai/domain/cart/stored-cart';
import type { Order } from '@kowhai/domain/orders/order';
import { storeStatus } from '@kowhai/domain/orders/order-status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { hardwareListQuery, orderQuery, planListQuery } from '#data/queries.ts';
import { useToasts } from '#state/toasts.ts';
import { keepUnsaved } from '#state/unsaved.ts';
import { exampleHardware } from '#testing/example-hardware.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { fakeApi, loseConnection, refuse } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderForTest } from '#testing/render.tsx';
import { ChangeHome } from './change-home.tsx';
import { ChangeOrderPage } from './change-order-page.tsx';

const starter = examplePlan({ _id: 'starter', name: 'Fibre Starter', price: 64.99 });
const max = examplePlan({ _id: 'fibre-max', name: 'Fibre Max', price: 99.99 });
const { _id, number } = exampleOrder;
const seenAt = exampleOrder.editedAt;
const changed: Order = {
  ...exampleOrder,
  history: [...exampleOrder.history, { action: 'change', at: '2026-11-20T02:00:00.000Z', by: { name: '' } }],
  editedAt: '2026-11-20T02:00:00.000Z',
};

let client: QueryClient;

function show(order = exampleOrder) {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(orderQuery(_id).queryKey, order);
  client.setQueryData(planListQuery().queryKey, [starter, max]);
  client.setQueryData(hardwareListQuery().queryKey, [...exampleHardware]);
  renderForTest(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/order/:id/change" element={<ChangeOrderPage />} />
        <Route path="/order/:id" element={<p>The order is shown</p>} />
      </Routes>
    </QueryClientProvider>,
    `/order/${_id}/change`,
  );
}

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save the change' });
const chooseStarter = async () => {
  await click('Change plan Fibre Max');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Fibre Starter/ }));
};

/** Opens it as a reload does, with another plan chosen before. */
function showChosen() {
  const cart = cartOfOrder(exampleOrder, { plans: [starter, max], hardware: exampleHardware });
  keepUnsaved(`change-${_id}-${seenAt}`, toStoredCart(swapPlan(cart, max, starter)));
  show();
}

beforeEach(() => sessionStorage.clear());

describe('the change of a request', () => {
  it('takes a change of plan back in the page, and keeps what was changed since', async () => {
    fakeApi({ changeRequest: changed });
    useToasts.setState({ toasts: [] });
    show();
    await chooseStarter();
    await userEvent.click(screen.getByRole('radio', { name: 'No, I have my own' }));
    expect(useToasts.getState().toasts).toEqual([]);
    await click('Undo: Fibre Starter instead of Fibre Max');
    expect(screen.getByRole('button', { name: 'Change plan Fibre Max' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No, I have my own' }).checked).toBe(true);
    expect((await save()).disabled).toBe(false);
  });

  it('keeps a plan, and forgets what was chosen once it stays as it was', async () => {
    fakeApi({});
    show();
    await chooseStarter();
    expect(screen.queryByRole('button', { name: 'Remove Fibre Starter' })).toBeNull();
    expect(JSON.stringify(sessionStorage)).toContain('starter');
    await userEvent.click(screen.getByRole('link', { name: 'Keep it as it was' }));
    show();
    expect(await screen.findByRole('button', { name: 'Change plan Fibre Max' })).toBeTruthy();
  });

  it('swaps the plan at one press, keeps all else, and sends the total that is shown', async () => {
    const sent = fakeApi({ changeRequest: changed });
    show();
    expect((await save()).disabled).toBe(true);
    expect(screen.getByText('You haven’t changed anything yet.')).toBeTruthy();
    await chooseStarter();
    // The hardware keeps the price that was agreed on.
    expect(screen.getAllByText('$373.98')).not.toHaveLength(0);
    await userEvent.click(await save());
    expect(await screen.findByText('The order is shown')).toBeTruthy();
    expect(sent).toEqual([
      {
        name: 'changeRequest',
        params: { id: _id },
        idempotencyKey: expect.any(String),
        body: {
          orderServices: [{ _id: 'starter', name: 'Fibre Starter', price: 64.99, qty: 1 }],
          orderHardwares: [{ _id: 'mesh', name: 'Tūī Mesh 6', price: 149.5, qty: 2 }],
          itemsPrice: 363.99,
          shippingPrice: 9.99,
          taxPrice: 48.78,
          totalPrice: 373.98,
          seenAt,
        },
      },
    ]);
  });

  it('saves a filled-in address and all else that is shown with one press', async () => {
    const sent = fakeApi({ changeRequest: changed });
    showChosen();
    await click('Change service address');
    await fill(await screen.findByLabelText('Street Address'), '14 Rātā Street');
    await fill(screen.getByLabelText('Suburb/City'), 'Karori, Wellington');
    await fill(screen.getByLabelText('Postcode'), '6012');
    await userEvent.selectOptions(screen.getByLabelText('Region'), 'Wellington');
    expect(screen.queryByRole('button', { name: 'Use this address' })).toBeNull();
    await userEvent.click(await save());
    expect(await screen.findByText('The order is shown')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toMatchObject([
      { orderServices: [{ _id: 'starter' }], serviceAddress: { address: '14 Rātā Street' } },
    ]);
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('14 Rātā'));
  });

  it('saves nothing while an address is filled in by half, and forgets it where the old one is kept', async () => {
    const sent = fakeApi({ changeRequest: changed });
    showChosen();
    await click('Change service address');
    await fill(await screen.findByLabelText('Street Address'), '14 Example Street');
    await userEvent.clear(screen.getByLabelText('Postcode'));
    await userEvent.click(await save());
    await waitFor(() => expect(screen.getByLabelText('Postcode').getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
    await click('Keep the address you have');
    expect(JSON.stringify(sessionStorage)).not.toContain('14 Example');
    await userEvent.click(await save());
    await screen.findByText('The order is shown');
    expect(Object.keys(sent[0]?.body ?? {})).not.toContain('serviceAddress');
  });

  it('names what each plan costs more or less than the one that was ordered', async () => {
    show();
    await click('Change plan Fibre Max');
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByRole('button', { name: /^Fibre Starter.*\$30 less a month/ })).toBeTruthy();
    expect(sheet.getByRole('button', { current: true }).textContent).toMatch(/^Fibre Max.*\$94\.99/);
  });

  it('outlives a reload', async () => {
    show();
    await chooseStarter();
    show();
    expect(await screen.findByRole('button', { name: 'Change plan Fibre Starter' })).toBeTruthy();
    expect((await save()).disabled).toBe(false);
  });

  it('is sent again under its key after a lost answer, and under another once it is another', async () => {
    const sent = fakeApi({ changeRequest: loseConnection });
    showChosen();
    await userEvent.click(await save());
    expect(await screen.findByText('We didn’t hear back about your change')).toBeTruthy();
    await userEvent.click(await save());
    await screen.findByText('We didn’t hear back about your change');
    await userEvent.click(screen.getByRole('radio', { name: 'No, I have my own' }));
    await userEvent.click(await save());
    await screen.findByText('We didn’t hear back about your change');
    const [first, second, third] = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it.each([
    ['PRICE_CHANGED', 'Prices have changed since you opened this page'],
    ['OUT_OF_STOCK', 'The shop says why.'],
    ['BAD_TRANSITION', 'The shop says why.'],
  ] as const)('that is refused with %s says so and keeps what was chosen', async (code, title) => {
    fakeApi({ changeRequest: refuse(code, 'The shop says why.'), getOrder: exampleOrder });
    showChosen();
    await userEvent.click(await save());
    expect((await screen.findByText(title)).parentElement?.textContent).toContain('Your order is as it was.');
    expect(screen.getByRole('button', { name: 'Change plan Fibre Starter' })).toBeTruthy();
  });

  it('begins again where the request has changed meanwhile', async () => {
    showChosen();
    expect((await save()).disabled).toBe(false);
    act(() => client.setQueryData(orderQuery(_id).queryKey, changed));
    expect(await screen.findByText(`${number} has been changed since you opened it`)).toBeTruthy();
    expect((await save()).disabled).toBe(true);
    await click('Start from how it is now');
    expect(await screen.findByRole('button', { name: 'Change plan Fibre Max' })).toBeTruthy();
  });

  it('is no longer offered once we have started', async () => {
    show({ ...exampleOrder, ...storeStatus('processing') });
    expect(screen.getByText(`We’ve started on ${number}, so it can no longer be changed here`)).toBeTruthy();
    expect(screen.getByRole('link', { name: `See ${number}` }).getAttribute('href')).toBe('/order/order-1');
    expect(screen.queryByRole('button', { name: 'Save the change' })).toBeNull();
  });
});

describe('another address', () => {
  const asked = {
    words: 'Yes',
    provider: 'Example Net',
    account: '12345',
    consentedAt: '2026-11-19T02:00:00.000Z',
  };
  const describeSwitch = (
    switchConsent: Order['switchConsent'],
    isMoved = true,
    more: Partial<Order> = {},
  ) => {
    const order = { ...exampleOrder, switchConsent, ...more };
    const cart = { ...emptyCart, serviceAddress: order.serviceAddress };
    const none = () => {};
    renderForTest(
      <ChangeHome
        order={order}
        cart={cart}
        isMoved={isMoved}
        formId="home"
        isTyping={false}
        onTyping={none}
        onAddress={none}
      />,
    );
    const note = screen.queryByText(/your switch/)?.textContent;
    cleanup();
    return note;
  };

  it('says, before it is saved, that the switch will be asked about again', () => {
    expect(describeSwitch(asked)).toMatch(/^You asked us to arrange .* we’ll ask you again/);
  });

  it('says that the old provider will be told where the switch is arranged', () => {
    const doneAt = '2026-11-20T02:00:00.000Z';
    const outside = [{ work: 'arrange switch' as const, of: asked.consentedAt, doneAt }];
    expect(describeSwitch(asked, true, { outside })).toMatch(
      /^We’ve already arranged .* tell your old provider/,
    );
  });

  it('says nothing of a switch that nobody asked for or took back, nor at the same address', () => {
    expect(describeSwitch(undefined)).toBeUndefined();
    expect(describeSwitch({ ...asked, withdrawnAt: '2026-11-20T02:00:00.000Z' })).toBeUndefined();
    expect(describeSwitch(asked, false)).toBeUndefined();
  });
});
