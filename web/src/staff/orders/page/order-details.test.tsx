// @vitest-environment happy-dom
import { blankCoverage } from '@kowhai/domain/coverage/coverage';
import { storeStatus } from '@kowhai/domain/orders/order-status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeLastOffer, useToasts } from '#state/toasts.ts';
import { answerItems } from '#testing/answer-items.ts';
import { exampleDesk } from '#testing/example-desk.ts';
import { exampleHardware } from '#testing/example-hardware.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { OrderDetails } from './order-details.tsx';

function show(order = exampleOrder, onDeleted = () => {}) {
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OrderDetails
        order={order}
        neighbours={{ next: undefined, openNext: undefined, leaveDeleted: onDeleted }}
        onPrintSlip={() => {}}
      />
    </QueryClientProvider>,
  );
}

/** A dialog takes its time to open where the machine has other work. */
const patience = { timeout: 10_000 };

async function askToDelete() {
  await userEvent.click(part('Actions').getByRole('button', { name: 'Delete Order' }));
}

const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  fakeApi({
    getOrderHistory: [],
    watchDesk: exampleDesk(),
    listColleagues: [],
    getCoverage: blankCoverage('6012'),
    ...answerItems({ hardware: exampleHardware.slice(0, 1) }),
  });
});

describe('an order as staff see it', () => {
  const listActions = () =>
    [...(screen.getByRole('region', { name: 'Actions' }).querySelectorAll('a, button, summary') ?? [])].map(
      (control) => control.textContent,
    );

  it('has the specified buttons in their order, deletion as the last in sight, and its own behind “More”', () => {
    show({ ...exampleOrder, ...storeStatus('completed') });
    expect(listActions()).toEqual([
      ...['Dashboard', 'Process Order', 'Completed', 'Reset Status', 'Delete Order'],
      ...['More', 'Print packing slip', 'Cancel Order'],
    ]);
    cleanup();
    show();
    expect(listActions().slice(0, 6)).toEqual([
      ...['Dashboard', 'Process Order', 'Complete Order', 'Reset Status', 'Delete Order', 'More'],
    ]);
    expect(part('Actions').getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/admin');
  });

  it.each([
    ['submitted', 'Already Submitted.'],
    ['cancelled', 'This order is cancelled. It can’t be reopened.'],
  ] as const)('has Reset Status turned off while it is %s, with the reason', (status, reason) => {
    show({ ...exampleOrder, ...storeStatus(status) });
    const reset = part('Actions').getByRole('button', { name: 'Reset Status' });
    expect(reset.getAttribute('aria-disabled')).toBe('true');
    expect(reset.parentElement?.textContent).toBe(`Reset Status${reason}`);
  });

  it('says what a button does while the pointer is over it', async () => {
    show();
    await userEvent.hover(part('Actions').getByRole('button', { name: 'Process Order' }));
    await screen.findByText(/emails the customer/, {}, patience);
  });

  it('turns off what is done and names it so, and leaves the focus where it is', () => {
    show({ ...exampleOrder, ...storeStatus('processing') });
    const done = part('Actions').getByRole<HTMLButtonElement>('button', { name: 'Processing' });
    expect([done.getAttribute('aria-disabled'), done.disabled]).toEqual(['true', false]);
  });

  it('processes from the bar of a phone the order as it is shown, and no newer one', async () => {
    const getOrder = vi.fn(() => exampleOrder);
    const sent = fakeApi({ processOrder: exampleOrder, getOrder });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Process', hidden: true }));
    const body = { seenAt: exampleOrder.editedAt };
    await vi.waitFor(() => expect(sent).toEqual([{ name: 'processOrder', params: { id: 'order-1' }, body }]));
    expect(getOrder).not.toHaveBeenCalled();
  });

  it('offers no change of the address or the date of a cancelled order', () => {
    const changes = () => screen.queryAllByRole('button', { name: /address$|date$/ });
    show();
    expect(changes()).toHaveLength(2);
    cleanup();
    show({ ...exampleOrder, ...storeStatus('cancelled') });
    expect(changes()).toHaveLength(0);
  });

  it('adds a note by Ctrl and Enter', async () => {
    const { _id: orderId, createdAt } = exampleOrder;
    const by = { _id: 'staff-1', name: 'Hana Staff' };
    const sent = fakeApi({
      addOrderNote: ({ body }) => ({ ...body, _id: 'note-1', orderId, by, createdAt }),
    });
    show();
    const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Internal note' });
    await userEvent.type(note, 'Rang, no answer{Enter}Try again at 5{Control>}{Enter}{/Control}');
    await vi.waitFor(() =>
      expect(sent).toMatchObject([{ body: { text: 'Rang, no answer\nTry again at 5' } }]),
    );
    await vi.waitFor(() => expect(note.value).toBe(''));
    // Sent, and left blank: nothing is wrong with it.
    await userEvent.tab();
    expect(note.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('asks before it deletes, with the order’s name and the focus on Cancel', async () => {
    show();
    await askToDelete();
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Do you want to delete this order?' }, patience),
    );
    expect(dialog.getByText('KB-7F3K-29QD, Aroha Example')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Cancel' }).hasAttribute('autofocus')).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells its page once the order is deleted', async () => {
    fakeApi({ deleteOrder: { message: 'Order was successfully deleted' } });
    const onDeleted = vi.fn();
    show(exampleOrder, onDeleted);
    await askToDelete();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete order' }, patience));
    await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  });

  it('says where the postcode belongs to another region, so that it is looked at', () => {
    const serviceAddress = { ...exampleOrder.serviceAddress, region: 'Auckland' } as const;
    const order = { ...exampleOrder, serviceAddress, hasPostcodeMismatch: true };
    show(order);
    expect(
      part('Customer and address').getByText(/6012 is a Wellington postcode; the order says Auckland/),
    ).toBeTruthy();
  });

  it('tells a refusal of Delete once', async () => {
    useToasts.setState({ toasts: [] });
    fakeApi({ deleteOrder: refuse('VERSION', 'Hana Staff was quicker.') });
    show();
    await askToDelete();
    await userEvent.click(screen.getByRole('button', { name: 'Delete order' }));
    await vi.waitFor(() =>
      expect(useToasts.getState().toasts).toMatchObject([{ message: 'Hana Staff was quicker.' }]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells what happened so far', async () => {
    const at = exampleOrder.createdAt;
    const by = { _id: 'u9', name: 'Hana Staff' };
    const record = { kind: 'order' as const, _id: exampleOrder._id, name: '' };
    const note = { _id: 'n1', orderId: exampleOrder._id, text: 'Rang them', by, createdAt: at };
    const entry = { _id: 'e1', at, by, record, action: 'unassign' as const, changes: [] };
    fakeApi({
      getOrderHistory: [
        { kind: 'Step', at, event: { action: 'process', at, by: { name: 'our team' } }, by: 'Hana Staff' },
        { kind: 'Note', at, note },
        { kind: 'Change', at, entry },
      ],
    });
    show();
    const history = part('History');
    expect(await history.findByText('Set to Processing by Hana Staff')).toBeTruthy();
    for (const text of ['Rang them', /unassigned it/]) expect(history.getByText(text)).toBeTruthy();
  });

  it('has what one rings up with at the top', () => {
    show();
    const facts = part('Customer and address');
    const { phone, email } = exampleOrder.user;
    expect(facts.getByRole('link', { name: phone }).getAttribute('href')).toMatch(/^tel:/);
    expect(facts.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
  });

  it('keeps a technician who was called off in sight, and takes the mark back', async () => {
    useToasts.setState({ toasts: [] });
    const sent = fakeApi({ markOutsideWork: exampleOrder });
    show({
      ...exampleOrder,
      ...storeStatus('cancelled'),
      outside: [{ work: 'stop visit', of: '2026-11-27', doneAt: exampleOrder.createdAt }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Not done after all' }));
    const mark = { work: 'stop visit', of: '2026-11-27', isDone: false };
    await vi.waitFor(() => expect(sent.at(-1)?.body).toEqual(mark));
    await vi.waitFor(() => expect(useToasts.getState().toasts.at(-1)?.action).toBeTruthy());
    takeLastOffer();
    await vi.waitFor(() => expect(sent.at(-1)?.body).toEqual({ ...mark, isDone: true }));
  });

  it('says once what is open, beside a quiet Process, until nothing is', async () => {
    const asked = { ...exampleOrder, modemNeeded: false, setup: { day: '2099-12-01' } };
    show(asked);
    await part('Actions').findByText('Coverage: nothing noted for 6012');
    expect(screen.getAllByText(/^Day: they’d like/)).toHaveLength(1);
    cleanup();
    fakeApi({ getCoverage: { ...blankCoverage('6012'), fibre: 'most' } });
    show({ ...asked, connectionDate: '2099-12-01' });
    await part('Actions').findByText('Nothing’s open.');
  });
});
