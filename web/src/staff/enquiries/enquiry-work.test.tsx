import type { EnquiryDetails } from '@kowhai/domain/api/enquiries';
import { storeStatus } from '@kowhai/domain/orders/order-status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { orderQuery } from '#data/queries.ts';
import { exampleDesk } from '#testing/example-desk.ts';
import { blankEnquiry } from '#testing/example-enquiry.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { EnquiryPage } from './enquiry-page.tsx';

const cancelled = { ...exampleOrder, ...storeStatus('cancelled') };
const enquiry: EnquiryDetails = {
  ...blankEnquiry,
  enquiryMessage: `Please cancel ${exampleOrder.number}.`,
  receipt: 'sent',
  account: { _id: 'u1', name: 'Aroha Example', phone: '021 999 888', isProven: true },
  orders: [{ _id: exampleOrder._id, number: exampleOrder.number }],
  replies: [],
};
let sent: ReturnType<typeof fakeApi>;

beforeEach(() => {
  sessionStorage.clear();
  sent = fakeApi({
    getEnquiry: enquiry,
    listAudit: [],
    watchDesk: exampleDesk(),
    listOrders: [],
    listColleagues: [],
    replyToEnquiry: { replyId: 'r1' },
    addEnquiryNote: blankEnquiry,
    cancelOrderAsStaff: cancelled,
  });
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(orderQuery(exampleOrder._id).queryKey, exampleOrder);
  renderForTest(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/admin/enquiries/:id" element={<EnquiryPage />} />
      </Routes>
    </QueryClientProvider>,
    '/admin/enquiries/enquiry',
  );
}

it('has the phone of the account, and cancels the order that it names without leaving it', async () => {
  show();
  expect((await screen.findByRole('link', { name: '021 999 888' })).getAttribute('href')).toMatch(/^tel:/);
  const named = within(await screen.findByRole('list', { name: 'Orders' }));
  await userEvent.click(await named.findByRole('button', { name: 'Cancel Order' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Do you want to cancel order/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  await vi.waitFor(() =>
    expect(sent).toMatchObject([
      { name: 'cancelOrderAsStaff', body: { reason: 'Requested by phone or email' } },
    ]),
  );
});

it('says whose order it names where the enquiry came from another email', async () => {
  fakeApi({ getEnquiry: { ...enquiry, email: 'tom@kowhai.example' } });
  show();
  await screen.findByText(/Aroha Example’s order, and not sent from their email/);
});

it('keeps it open after a reply that only delays the answer, and closes it after any other', async () => {
  show();
  const field = await screen.findByRole('textbox', { name: 'Reply' });
  await userEvent.click(screen.getByRole('button', { name: /^Templates/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^We tried to call/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send and keep open' }));
  await vi.waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ keepsOpen: true }));
  await userEvent.type(field, 'It is.');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await vi.waitFor(() => expect(sent.at(-1)?.body).toEqual({ text: 'It is.', repliesSeen: 0 }));
});

it('takes a note that the customer does not see', async () => {
  show();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Internal note' }), 'Rang, no answer.');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ name: 'addEnquiryNote', body: { text: 'Rang, no answer.' } }]),
  );
});

it('is marked as answered by a button, without a reply', async () => {
  fakeApi({ answerEnquiry: { ...blankEnquiry, isAnswered: true } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as answered' }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ name: 'answerEnquiry', params: { id: 'enquiry' } }]));
});
