import { addPlan, emptyCart } from '@kowhai/domain/cart/cart';
import { toStoredCart } from '@kowhai/domain/cart/stored-cart';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '#data/client/failure.ts';
import { planQuery } from '#data/queries.ts';
import { createQueryClient } from '#data/query-client.ts';
import { ItemFallback } from '#shop/shared/item-fallback.tsx';
import { useCart } from '#state/cart.ts';
import { exampleHardware } from '#testing/example-hardware.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { fillCatalogue } from '#testing/fill-catalogue.ts';
import { renderForTest } from '#testing/render.tsx';
import { PlanOrderPage } from './plan-order-page.tsx';
import { PlanPage } from './plan-page.tsx';

const max = examplePlan({
  _id: 'max',
  name: 'Fibre Max',
  price: 104.99,
  productOverview: 'Everything that a fibre line can do.',
  feature1: 'Up to 1 Gbps down',
  offerSummaryPath: 'documents/offer-summary-max.pdf',
});

const starter = examplePlan({ _id: 'starter', name: 'Fibre Starter', price: 64.99 });
const air = examplePlan({ _id: 'air', name: 'Wireless 5G', price: 59.99, category: 'wireless' });

function show(path: string, plan = max) {
  const client = createQueryClient();
  client.setQueryData(planQuery('max').queryKey, plan);
  fillCatalogue(client, { plans: [starter, plan, air], hardware: exampleHardware });
  renderForTest(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/product/:id" element={<PlanPage />} />
        <Route path="/product/:id/order" element={<PlanOrderPage />} />
        <Route path="/orderhardware" element={<p>The add-ons are next</p>} />
      </Routes>
    </QueryClientProvider>,
    path,
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useCart.setState({ cart: emptyCart, changes: [], isRead: true });
  fakeApi({});
});

describe('a plan’s page', () => {
  it('opens with the overview and keeps the facts and their document under Offer Summary', async () => {
    show('/product/max');
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Overview', 'Offer Summary']);
    expect(screen.getByText('Everything that a fibre line can do.')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Offer Summary' }));
    const summary = within(screen.getByRole('tabpanel', { name: 'Offer Summary' }));
    expect(summary.getByText('$104.99 per month, including GST')).toBeTruthy();
    expect(summary.getByRole('link', { name: /PDF, January 2025/ }).getAttribute('href')).toContain(
      'documents%2Foffer-summary-max.pdf',
    );
  });

  it('names the month of the very document that it links to', async () => {
    show('/product/max', { ...max, offerSummaryMonth: '2026-11' });
    await userEvent.click(screen.getByRole('tab', { name: 'Offer Summary' }));
    expect(screen.getByRole('link', { name: /PDF, November 2026/ })).toBeTruthy();
  });

  it('has its price, and leads to its order', () => {
    show('/product/max');
    const links = screen.getAllByRole('link', { name: 'Order Now' });
    expect(links[0]?.parentElement?.textContent).toMatch(/^\$104\.99 per monthOrder Now/);
    for (const link of links) expect(link.getAttribute('href')).toBe('/product/max/order');
  });

  it('says what it costs in a year, and that connecting and leaving cost nothing', () => {
    show('/product/max');
    expect(screen.getByText('$1,259.88 in total')).toBeTruthy();
    expect(screen.getByText('Free for a standard connection')).toBeTruthy();
    expect(screen.getByText('Free. Your plan stops at the end of the month you’ve paid for')).toBeTruthy();
  });

  it('ends with the plans of its kind beside it', () => {
    show('/product/max');
    const neighbours = within(screen.getByRole('region', { name: 'Not quite right?' }));
    expect(neighbours.getByRole('heading', { name: 'Fibre Starter' })).toBeTruthy();
    expect(neighbours.getByText(/\$40 less a month/)).toBeTruthy();
    const table = within(screen.getByRole('table', { name: 'Fibre plans side by side' }));
    expect(table.getAllByRole('columnheader')).toHaveLength(2);
  });

  it.each([
    [new Failure('NOT_FOUND', 'Not there'), 'We don’t sell this plan'],
    [new Failure('FETCH_ERROR', 'No connection'), 'We couldn’t load this plan'],
  ])('says so where there is none to show', (failure, title) => {
    renderForTest(<ItemFallback of="plan" failure={failure} onRetry={() => undefined} />);
    expect(screen.getByText(title)).toBeTruthy();
  });
});

describe('the page that starts an order', () => {
  it('shows the cost with this plan in it before it is in the cart', () => {
    show('/product/max/order');
    expect(screen.getByText('Your order:').parentElement?.textContent).toBe(
      'Your order: Total $104.99 each month',
    );
    expect(useCart.getState().cart.plans).toEqual([]);
  });

  it('shows term, data, download and upload, asks for the address, and leads on and back', () => {
    show('/product/max/order');
    const facts = [...(screen.getByText('Term').closest('dl')?.children ?? [])].map((fact) =>
      [...fact.children].map(({ textContent }) => textContent),
    );
    expect(facts).toEqual([
      ['Term', max.term],
      ['Data cap', max.dataCap],
      ['Download', max.download],
      ['Upload', max.upload],
    ]);
    const fields = ['Street Address', 'Suburb/City', 'Postcode', 'Region', 'Country'];
    const asked = fields.map((name) => screen.getByLabelText<HTMLInputElement>(name));
    expect(asked.map(({ value }) => value)).toEqual(['', '', '', '', 'New Zealand']);
    const [first] = within(asked[3] as HTMLElement).getAllByRole('option');
    expect(first?.textContent).toBe('Select');
    const next = screen.getByRole('button', { name: 'Next' });
    const back = screen.getByRole('link', { name: 'Go Back' });
    expect(back.getAttribute('href')).toBe('/product/max');
    const side = screen.getByRole('complementary', { name: 'Your order' }).parentElement;
    for (const way of [next, back]) expect(side?.contains(way)).toBe(true);
  });

  const fillInAddress = async () => {
    await fill(screen.getByLabelText('Street Address'), '12 Rātā Street');
    await fill(screen.getByLabelText('Suburb/City'), 'Karori');
    await userEvent.clear(screen.getByLabelText('Postcode'));
    await fill(screen.getByLabelText('Postcode'), '6012');
    await userEvent.selectOptions(screen.getByLabelText('Region'), 'Wellington');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  };
  const planIds = () => useCart.getState().cart.plans.map(({ _id }) => _id);

  it.each([
    ['Replace it with Fibre Max', ['max']],
    ['Keep both, for different homes', ['starter', 'max']],
  ])('asks about the plan that is in the cart: %s', async (answer, expected) => {
    useCart.setState({ cart: addPlan(emptyCart, examplePlan({ _id: 'starter', name: 'Fibre Starter' })) });
    show('/product/max/order');
    await fillInAddress();
    await screen.findByRole('dialog', { name: 'You have Fibre Starter in your cart' });
    expect(planIds()).toEqual(['starter']);
    await userEvent.click(screen.getByRole('button', { name: answer }));
    expect(await screen.findByText('The add-ons are next')).toBeTruthy();
    expect(planIds()).toEqual(expected);
  });

  it('asks also where the stored cart was not read yet', async () => {
    const stored = addPlan(emptyCart, examplePlan({ _id: 'starter', name: 'Fibre Starter' }));
    localStorage.setItem('cart', JSON.stringify(toStoredCart(stored)));
    useCart.setState({ cart: emptyCart, isRead: false });
    show('/product/max/order');
    await fillInAddress();
    expect(await screen.findByRole('dialog', { name: 'You have Fibre Starter in your cart' })).toBeTruthy();
    expect(planIds()).toEqual(['starter']);
  });

  it('stays with what was typed where the question is put away', async () => {
    useCart.setState({ cart: addPlan(emptyCart, examplePlan({ _id: 'starter', name: 'Fibre Starter' })) });
    show('/product/max/order');
    await fillInAddress();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(planIds()).toEqual(['starter']);
    expect(screen.queryByRole('dialog')).toBeNull();
    show('/product/max/order');
    expect(screen.getByLabelText<HTMLInputElement>('Suburb/City').value).toBe('Karori');
  });

  it('puts the plan and the address in the cart and opens the add-ons', async () => {
    useCart.setState({ cart: addPlan(emptyCart, { ...max, price: 1 }) });
    show('/product/max/order');
    await fillInAddress();
    expect(await screen.findByText('The add-ons are next')).toBeTruthy();
    expect(useCart.getState().cart).toMatchObject({
      plans: [{ _id: 'max', price: 104.99, qty: 1 }],
      serviceAddress: { city: 'Karori', postalCode: '6012' },
    });
  });
});
