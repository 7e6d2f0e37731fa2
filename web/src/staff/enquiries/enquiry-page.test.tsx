import type { EnquiryDetails } from '@kowhai/domain/api/enquiries';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { orderQuery } from '#data/queries.ts';
import { useStaffShortcuts } from '#staff/layout/use-staff-shortcuts.ts';
import { openedFrom } from '#staff/shared/lists/list-neighbours.tsx';
import { takeLastOffer, useToasts } from '#state/toasts.ts';
import { exampleDesk } from '#testing/example-desk.ts';
import { blankEnquiry } from '#testing/example-enquiry.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { EnquiryPage } from './enquiry-page.tsx';
import { ReplyForm } from './reply-form.tsx';

const noHelp = () => undefined;

function StaffKeys() {
  useStaffShortcuts(noHelp);
  return null;
}

let enquiry: EnquiryDetails;
let sent: ReturnType<typeof fakeApi>;

beforeEach(() => {
  enquiry = { ...blankEnquiry, receipt: 'sent', account: null, orders: [], replies: [] };
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
  sent = fakeApi({
    getEnquiry: () => enquiry,
    listAudit: [],
    watchDesk: exampleDesk(),
    listOrders: [],
    listColleagues: [],
    replyToEnquiry: { replyId: 'r1' },
    undoEnquiryReply: blankEnquiry,
    getEnquiryReplyMail: { to: enquiry.email, subject: 'Re: Speed', html: '' },
    resendEnquiryReply: { status: 'queued', mailId: 'm1' },
  });
});

const show = () =>
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Routes>
        <Route path="/admin/enquiries/:id" element={<EnquiryPage />} />
      </Routes>
    </QueryClientProvider>,
    '/admin/enquiries/enquiry',
  );

it('links the orders that the enquiry names, and those alone that there are', async () => {
  enquiry = {
    ...enquiry,
    enquiryMessage: 'Where is kb 7f3k 29qd? And KB-2222-2222?',
    orders: [{ _id: 'order-1', number: 'KB-7F3K-29QD' }],
    account: { _id: 'u1', name: 'Aroha Example', phone: '', isProven: true },
  };
  show();
  const link = await screen.findByRole('link', { name: 'kb 7f3k 29qd' });
  expect(link.getAttribute('href')).toBe('/order/order-1');
  expect(screen.queryByRole('link', { name: 'KB-2222-2222' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Aroha Example' }).getAttribute('href')).toBe(
    '/admin/user/u1/info',
  );
});

it('says by when an answer was promised, and how late it is', async () => {
  enquiry = { ...enquiry, createdAt: new Date(Date.now() - 26.5 * 3_600_000).toISOString() };
  show();
  await screen.findByText(/, late by 2 h$/);
});

it('sends a reply, and gives the words back where it is taken back', async () => {
  show();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
  await userEvent.type(field, 'It is.');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await vi.waitFor(() => expect(field.value).toBe(''));
  await userEvent.type(field, 'And more.');
  takeLastOffer();
  await vi.waitFor(() => expect(field.value).toBe('It is.\n\nAnd more.'));
  expect(sent).toEqual([
    { name: 'replyToEnquiry', params: { id: 'enquiry' }, body: { text: 'It is.', repliesSeen: 0 } },
    { name: 'undoEnquiryReply', params: { id: 'enquiry', replyId: 'r1' } },
  ]);
});

it('stays with the enquiry that is sent by Ctrl and Enter, whatever was pressed on the empty field', async () => {
  const openNext = vi.fn();
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ReplyForm enquiry={enquiry} neighbours={{ next: 'another', openNext }} />
    </QueryClientProvider>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
  await userEvent.click(screen.getByRole('button', { name: 'Send and open next' }));
  await userEvent.type(field, 'It is.{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(field.value).toBe(''));
  expect(openNext).not.toHaveBeenCalled();
  await userEvent.type(field, 'And more.');
  await userEvent.click(screen.getByRole('button', { name: 'Send and open next' }));
  await vi.waitFor(() => expect(openNext).toHaveBeenCalledOnce());
});

it('shows the reply of a colleague who was quicker, and keeps the words, which the next press sends', async () => {
  show();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
  const by = { _id: 's1', name: 'Mere Staff' };
  fakeApi({
    replyToEnquiry: ({ body }) => {
      if (body.repliesSeen === 1) return { replyId: 'r1' };
      const theirs = {
        _id: 'r0',
        text: 'Theirs.',
        by,
        createdAt: enquiry.createdAt,
        mail: 'queued' as const,
      };
      enquiry = { ...enquiry, isAnswered: true, replies: [theirs] };
      return refuse('VERSION', 'Mere Staff has already replied.');
    },
  });
  await userEvent.type(field, 'It is.');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await screen.findByText('Mere Staff has already replied.');
  await screen.findByText('Theirs.');
  expect(field.value).toBe('It is.');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await vi.waitFor(() => expect(field.value).toBe(''));
  expect(sent.map(({ body }) => body)).toEqual([
    { text: 'It is.', repliesSeen: 0 },
    { text: 'It is.', repliesSeen: 1 },
  ]);
});

it('says that a reply was given up, shows it as it reads, and sends it again', async () => {
  const by = { _id: 's1', name: 'Mere Staff' };
  const lost = { _id: 'r1', text: 'It is.', by, createdAt: enquiry.createdAt };
  enquiry = { ...enquiry, replies: [{ ...lost, mail: 'failed' }] };
  show();
  await screen.findByText(`Our email to ${enquiry.email} didn’t arrive`);
  await userEvent.click(await screen.findByRole('button', { name: 'Send an email again' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Reply by Mere Staff/ }));
  await screen.findByText('Re: Speed');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() =>
    expect(sent).toEqual([{ name: 'resendEnquiryReply', params: { id: 'enquiry', replyId: 'r1' } }]),
  );
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each(['queued', 'sending', null] as const)(
  'offers to send no reply again whose mail is %s',
  async (mail) => {
    const by = { _id: 's1', name: 'Mere Staff' };
    enquiry = {
      ...enquiry,
      replies: [{ _id: 'r1', text: 'It is.', by, createdAt: enquiry.createdAt, mail }],
    };
    show();
    await screen.findByText('It is.');
    expect(screen.queryByRole('button', { name: 'Send an email again' })).toBeNull();
  },
);

it('goes through its list by j, and back to it by Escape, where the desk listens too', async () => {
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <StaffKeys />
      <Routes>
        <Route path="/admin/enquiries/:id" element={<EnquiryPage />} />
        <Route path="/admin/enquiries" element={<p>The list</p>} />
      </Routes>
    </QueryClientProvider>,
    { pathname: '/admin/enquiries/a', state: openedFrom(['a', 'b'], '/admin/enquiries') },
  );
  await screen.findByText('1 of 2');
  await userEvent.keyboard('j');
  await screen.findByText('2 of 2');
  await userEvent.keyboard('{Escape}');
  await screen.findByText('The list');
});

it('answers about the order that the enquiry names, and asks which where it names several', async () => {
  const orders = ['KB-1111-1111', 'KB-7F3K-29QD'].map((number, n) => ({
    ...exampleOrder,
    _id: `o${n}`,
    number,
  }));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  for (const order of orders) client.setQueryData(orderQuery(order._id).queryKey, order);
  const person = { ...enquiry, email: exampleOrder.user.email };
  const form = (names: readonly { _id: string; number: string }[]) =>
    renderForTest(
      <QueryClientProvider client={client}>
        <ReplyForm
          enquiry={{ ...person, orders: [...names] }}
          neighbours={{ next: undefined, openNext: undefined }}
        />
      </QueryClientProvider>,
    );
  const words = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;
  form(orders.slice(1));
  const templates = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Templates/ });
  const choose = async () => {
    await vi.waitFor(() => expect(templates().disabled).toBe(false));
    await userEvent.click(templates());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Where the order is' }));
  };
  await choose();
  expect(words()).toContain('KB-7F3K-29QD');

  cleanup();
  sessionStorage.clear();
  form(orders);
  const which = await screen.findByRole('combobox', { name: 'Which order is it about?' });
  expect(templates().disabled).toBe(true);
  await userEvent.selectOptions(which, 'o0');
  await choose();
  expect(words()).toContain('KB-1111-1111');
});
