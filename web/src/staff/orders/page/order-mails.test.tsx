import { blankCoverage } from '@kowhai/domain/coverage/coverage';
import type { OrderMail } from '@kowhai/domain/mail/order-mail';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answerItems } from '#testing/answer-items.ts';
import { exampleDesk } from '#testing/example-desk.ts';
import { exampleHardware } from '#testing/example-hardware.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { OrderDetails } from './order-details.tsx';

const { email, phone } = exampleOrder.user;
const confirmation: OrderMail = {
  _id: 'm1',
  kind: 'confirm-order',
  to: email,
  state: 'sent',
  attempts: 1,
  isResent: false,
  createdAt: '2026-11-20T01:00:00.000Z',
};
const processing: OrderMail = {
  ...confirmation,
  _id: 'm2',
  kind: 'order-processing',
  createdAt: '2026-11-21T01:00:00.000Z',
};
const bounced = { ...processing, state: 'bounced', reason: '550 no such mailbox' } as const;

const tell = (mail: OrderMail) => ({ kind: 'Email' as const, at: mail.createdAt, mail });

function show(mails: OrderMail[] | Promise<OrderMail[]>, order = exampleOrder) {
  const sent = fakeApi({
    getOrderHistory: async () => (await mails).map(tell),
    watchDesk: exampleDesk(),
    listColleagues: [],
    getCoverage: blankCoverage('6012'),
    ...answerItems({ hardware: exampleHardware.slice(0, 1) }),
    markOutsideWork: exampleOrder,
    getOrderMail: { to: email, subject: 'Your order', html: '' },
    resendOrderMail: { status: 'queued', mailId: 'm3' },
  });
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OrderDetails
        order={order}
        neighbours={{ next: undefined, openNext: undefined, leaveDeleted: () => {} }}
        onPrintSlip={() => {}}
      />
    </QueryClientProvider>,
  );
  return sent;
}

it('says that the history is still loading, until it is there', async () => {
  const mails = Promise.withResolvers<OrderMail[]>();
  show(mails.promise);
  await screen.findByText('Loading the history');
  mails.resolve([confirmation]);
  await screen.findByText('Order confirmation, with the email provider');
  expect(screen.queryByText('Loading the history')).toBeNull();
});

it('says that an email came back, and whom to call instead', async () => {
  show([confirmation, bounced]);
  const warning = within(
    (await screen.findByText(`Our email to ${email} didn’t arrive`)).closest('[role]') as HTMLElement,
  );
  expect(warning.getByText(/550 no such mailbox/)).toBeTruthy();
  expect(warning.getByRole('link', { name: phone }).getAttribute('href')).toMatch(/^tel:/);
});

it('keeps a lost email on the list until someone has called, also when the email itself is no longer kept', async () => {
  const at = '2026-11-21T01:00:00.000Z';
  const sent = show([], { ...exampleOrder, outside: [{ work: 'call customer', of: at }] });
  await screen.findByText('Our email didn’t arrive');
  await userEvent.click(screen.getByRole('button', { name: 'Called' }));
  const mark = { work: 'call customer', of: at, isDone: true };
  await vi.waitFor(() =>
    expect(sent).toEqual([{ name: 'markOutsideWork', params: { id: exampleOrder._id }, body: mark }]),
  );
});

it('says no more of an email that came back once a later one has arrived', async () => {
  const later = { ...confirmation, _id: 'm3', createdAt: '2026-11-22T01:00:00.000Z' };
  show([bounced, { ...later, state: 'arrived' }]);
  await screen.findByText('Came back');
  expect(screen.queryByText(/didn’t arrive/)).toBeNull();
});

it('says of a taken email no more than is known', async () => {
  show([confirmation, { ...processing, state: 'arrived' }]);
  await screen.findByText('Order confirmation, with the email provider');
  await screen.findByText('Order being processed, arrived');
});

it('sends any of its emails again from one menu', async () => {
  const sent = show([confirmation, bounced, { ...confirmation, _id: 'm5', state: 'queued' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Send an email again' }));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('menuitem', { name: /^Order confirmation/ }));
  await screen.findByText('Your order');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() =>
    expect(sent).toEqual([{ name: 'resendOrderMail', params: { id: exampleOrder._id, mailId: 'm1' } }]),
  );
});
