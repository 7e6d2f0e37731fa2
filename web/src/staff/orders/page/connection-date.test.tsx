import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useToasts } from '#state/toasts.ts';
import { exampleDesk } from '#testing/example-desk.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { ConnectionDate } from './connection-date.tsx';

const { editedAt } = exampleOrder;
const seen = { seenAt: editedAt };
let sent: unknown[] = [];

const preview = ({ body }: { body: object }) => ({
  to: 'aroha@example.org',
  subject: `About ${JSON.stringify(body)}`,
  html: '',
});

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  useToasts.setState({ toasts: [] });
  fakeApi({
    watchDesk: exampleDesk(),
    getOrderHistory: [],
    previewConnectionMail: preview,
    changeOrder: ({ body }) => {
      sent.push(body);
      return exampleOrder;
    },
  });
});

/** Opens the dialog and types a day. */
async function typeDay(day: string, connectionDate: string | null = null) {
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ConnectionDate order={{ ...exampleOrder, connectionDate }} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /the date$/ }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'When will we connect it?' });
  const field = within(dialog).getByLabelText(/^Connection date/);
  fireEvent.change(field, { target: { value: day } });
  fireEvent.blur(field);
  return { dialog, part: within(dialog) };
}

it('stores the day on Save', async () => {
  const { part } = await typeDay('2098-12-01');
  expect(sent).toEqual([]);
  await userEvent.click(part.getByRole('button', { name: 'Save the date' }));
  await vi.waitFor(() => expect(sent).toEqual([{ connectionDate: '2098-12-01', ...seen }]));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks about a day on which no one works, and stores it only where staff mean it', async () => {
  vi.setSystemTime('2026-11-20T02:00:00.000Z');
  const { part } = await typeDay('2026-12-25');
  const save = async () => userEvent.click(await part.findByRole('button', { name: 'Save the date' }));
  const findQuestion = async () =>
    within(await screen.findByRole('dialog', { name: 'Are you sure about the day?' }));
  await save();
  const question = await findQuestion();
  question.getByText('25 December is a public holiday.');
  await userEvent.click(question.getByRole('button', { name: 'Choose another day' }));
  expect(sent).toEqual([]);
  await save();
  await userEvent.click((await findQuestion()).getByRole('button', { name: 'Yes, that day' }));
  await vi.waitFor(() => expect(sent).toEqual([{ connectionDate: '2026-12-25', isDayMeant: true, ...seen }]));
  vi.useRealTimers();
});

it('opens again with what was typed after a reload, and still names the version that it was typed for', async () => {
  await typeDay('2098-12-01');
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ConnectionDate order={{ ...exampleOrder, editedAt: '2099-01-01T00:00:00.000Z' }} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save the date' }));
  await vi.waitFor(() => expect(sent).toEqual([{ connectionDate: '2098-12-01', ...seen }]));
});

it('begins with the day that the customer wished for, where none is set and it is still to come', async () => {
  vi.setSystemTime('2026-11-20T02:00:00.000Z');
  const show = (day: string) =>
    renderForTest(
      <QueryClientProvider client={new QueryClient()}>
        <ConnectionDate order={{ ...exampleOrder, connectionDate: null, setup: { day } }} />
      </QueryClientProvider>,
    );
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Set the date' }));
    return screen.getByLabelText<HTMLInputElement>(/^Connection date/).value;
  };
  show('2026-12-09');
  expect(await open()).toBe('2026-12-09');
  screen.getByText(/^They’d like Wed 9 Dec\./);
  cleanup();
  sessionStorage.clear();
  show('2026-11-19');
  expect(await open()).toBe('');
  vi.useRealTimers();
});

it('stores nothing over a colleague’s change unseen: it says who did what, and then takes a second Save', async () => {
  const message =
    'Hana Colleague removed the connection date on Friday 20 November, 15:00, so your change wasn’t saved.';
  const current = { ...exampleOrder, editedAt: '2026-11-20T02:00:00.000Z' };
  fakeApi({
    changeOrder: ({ body }) => {
      sent.push(body);
      return sent.length === 1 ? refuse('VERSION', message, { current }) : current;
    },
  });
  const { part } = await typeDay('2098-12-01');
  const save = () => userEvent.click(part.getByRole('button', { name: 'Save the date' }));
  await save();
  await part.findByText(message);
  await save();
  const connectionDate = '2098-12-01';
  await vi.waitFor(() =>
    expect(sent).toEqual([
      { connectionDate, ...seen },
      { connectionDate, seenAt: current.editedAt },
    ]),
  );
});

it.each<[string, (opened: Awaited<ReturnType<typeof typeDay>>) => unknown]>([
  ['Cancel', ({ part }) => userEvent.click(part.getByRole('button', { name: 'Cancel' }))],
  // What the browser does at Escape.
  ['Escape', ({ dialog }) => dialog.close()],
])('stores nothing on %s', async (_way, leave) => {
  await leave(await typeDay('2098-12-01'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
});

it('takes no half a date for none', async () => {
  const { part } = await typeDay('', '2098-12-01');
  await userEvent.click(part.getByRole('button', { name: 'Save the date' }));
  expect((await part.findAllByText('Choose a day')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

it('takes an arranged day away by a button of its own', async () => {
  const { part } = await typeDay('2098-12-01', '2098-12-01');
  await userEvent.click(part.getByRole('button', { name: 'Remove the date' }));
  await vi.waitFor(() => expect(sent).toEqual([{ connectionDate: null, ...seen }]));
});

it('takes a time of the day, and mails the customer only where that is wanted, with the email in sight', async () => {
  const { part } = await typeDay('2098-12-01');
  const time = part.getByLabelText(/^Time/);
  await userEvent.type(time, 'morning');
  fireEvent.blur(time);
  const wish = { connectionDate: '2098-12-01', connectionWindow: 'morning' };
  expect(part.queryByTitle('The email')).toBeNull();
  await userEvent.click(part.getByRole('checkbox', { name: 'Email the customer' }));
  await part.findByText(`About ${JSON.stringify(wish)}`);
  await userEvent.click(part.getByRole('button', { name: 'Save the date' }));
  await vi.waitFor(() => expect(sent).toEqual([{ ...wish, isMailed: true, ...seen }]));
});

it('shows the email of what Save would send, with the cursor still in the field', async () => {
  const { part } = await typeDay('2098-12-01');
  await userEvent.click(part.getByRole('checkbox', { name: 'Email the customer' }));
  const about = (connectionDate: string) =>
    `About ${JSON.stringify({ connectionDate, connectionWindow: '' })}`;
  await part.findByText(about('2098-12-01'));
  const field = part.getByLabelText(/^Connection date/);
  field.focus();
  fireEvent.change(field, { target: { value: '2098-12-02' } });
  expect(part.queryByText(about('2098-12-01'))).toBeNull();
  await part.findByText(about('2098-12-02'));
  expect(document.activeElement).toBe(field);
});

it('emails a changed day where the one before was emailed, unless that is unticked', async () => {
  const mail = { _id: 'm', kind: 'order-connection', state: 'sent', attempts: 1, isResent: false } as const;
  const sentMail = { ...mail, createdAt: editedAt, sentAt: editedAt, day: '2098-11-28' };
  fakeApi({ getOrderHistory: [{ kind: 'Email', at: editedAt, mail: sentMail }] });
  const { part } = await typeDay('2098-12-01', '2098-11-28');
  await part.findByText('Emailed Fri 28 Nov 2098');
  expect(part.getByRole<HTMLInputElement>('checkbox', { name: 'Email the customer' }).checked).toBe(true);
  await userEvent.click(part.getByRole('button', { name: 'Save the date' }));
  await vi.waitFor(() => expect(sent).toEqual([{ connectionDate: '2098-12-01', isMailed: true, ...seen }]));
});
