// @vitest-environment happy-dom
import { order } from '@kowhai/domain/order';
import { storeStatus } from '@kowhai/domain/order-status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOrder } from '#testing/example-order.ts';
import { createStyleCache } from '#ui/style/style-cache.ts';
import { StyleProvider } from '#ui/style/style-provider.tsx';
import { OrderView } from './order-view.tsx';

function show(order = exampleOrder, isAdmin = false) {
  render(
    <StyleProvider cache={createStyleCache()}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <OrderView order={order} isAdmin={isAdmin} />
        </MemoryRouter>
      </QueryClientProvider>
    </StyleProvider>,
  );
}

const part = (name: string) => within(screen.getByRole('region', { name }));

afterEach(cleanup);

describe('an order as the customer sees it', () => {
  it('says what is paid each month and what once, and how it adds up', () => {
    show();
    const lines = part('What was ordered');
    expect(lines.getByRole('row', { name: /Fibre Max.*each month.*\$94\.99/ })).toBeTruthy();
    expect(lines.getByRole('row', { name: /Tūī Mesh 6.*once.*2.*\$299\.00/ })).toBeTruthy();
    const totals = lines.getAllByRole('definition').map((amount) => amount.textContent);
    expect(totals).toEqual(['$94.99', '$308.99', '$393.99', '$9.99', '$403.98', '$52.69']);
  });

  it('says where it is, whose it is and all that the mail says, which may not have been sent', () => {
    show();
    expect(part('Where and who').getByText('12 Rātā Street, Karori, Wellington 6012')).toBeTruthy();
    expect(part('Where and who').getByText('Aroha Example')).toBeTruthy();
    expect(part('Where and who').getByText('7 Queen Street, Ponsonby, Auckland 1011')).toBeTruthy();
    const next = part('What happens next');
    expect(next.getByText(/nothing to pay now.*aroha@example\.org .* stands on this page too/i)).toBeTruthy();
  });

  it.each([false, true])('reads without a billing address, as older orders are (staff: %s)', (isAdmin) => {
    const { address: _, ...user } = exampleOrder.user;
    show(order.parse({ ...exampleOrder, user }), isAdmin);
    expect(part('Where and who').getByText('Aroha Example')).toBeTruthy();
    expect(part('Where and who').queryByText('Billing address')).toBeNull();
  });

  it('dates what happens next', () => {
    show();
    expect(part('What happens next').getByText('By Tuesday 24 November (1-2 business days)')).toBeTruthy();
  });

  it('offers no buttons of the staff', () => {
    show();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('an order as staff see it', () => {
  it('offers what can be done, with its effect', () => {
    show(exampleOrder, true);
    const process = part('Actions').getByRole<HTMLButtonElement>('button', { name: 'Process Order' });
    expect(process.disabled).toBe(false);
    expect(document.getElementById(process.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'emails the customer',
    );
  });

  it('turns off what is done and names it so', () => {
    show({ ...exampleOrder, ...storeStatus('processing') }, true);
    expect(part('Actions').getByRole<HTMLButtonElement>('button', { name: 'Processing' }).disabled).toBe(
      true,
    );
  });

  it('asks before it deletes, with the order’s name and the focus on Cancel', async () => {
    show(exampleOrder, true);
    await userEvent.click(part('Actions').getByRole('button', { name: 'Delete Order' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Do you want to delete this order?' }));
    expect(dialog.getByText('KB-7F3K-29QD, Aroha Example')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Cancel' }).hasAttribute('autofocus')).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says where the postcode belongs to another region, to staff alone', () => {
    const serviceAddress = { ...exampleOrder.serviceAddress, region: 'Auckland' } as const;
    const order = { ...exampleOrder, serviceAddress, hasPostcodeMismatch: true };
    show(order, true);
    expect(
      part('Where and who').getByText(/6012 is a Wellington postcode; the order says Auckland/),
    ).toBeTruthy();
    cleanup();
    show(order);
    expect(screen.queryByText(/Wellington postcode/)).toBeNull();
  });

  it('tells what happened so far', () => {
    show(exampleOrder, true);
    expect(part('History').getByText(/^Placed; confirmation for the customer/)).toBeTruthy();
  });
});
