// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { useSession } from '#state/session.ts';
import { useToasts } from '#state/toasts.ts';
import { user } from '#testing/example-user.ts';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderForTest } from '#testing/render.tsx';
import { ContactPage } from './contact-page.tsx';

let sent: ReturnType<typeof fakeApi>;

function show() {
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <ContactPage />
    </QueryClientProvider>,
  );
}

const question = {
  'First Name': 'Aroha',
  'Last Name': 'Example',
  Email: 'aroha@example.org',
  Message: 'Is there fibre in our street?',
};

async function fillIn(texts: Record<string, string> = question) {
  for (const [label, text] of Object.entries(texts)) {
    await fill(screen.getByLabelText(label), text);
  }
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const listToasts = () => useToasts.getState().toasts.map(({ message }) => message);
const listSummary = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the contact page', () => {
  beforeEach(() => {
    useSession.setState({ user: null });
    sent = fakeApi({ sendEnquiry: { status: 'queued', enquiryId: 'enquiry-1' } });
    sessionStorage.clear();
    useToasts.setState({ toasts: [] });
  });

  it('sends the enquiry, thanks for it and has the focus on the thanks', async () => {
    show();
    await fillIn();
    await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Technical Support');
    await send();
    const thanks = await screen.findByRole('heading', { name: 'Enquiry successfully submitted' });
    expect(document.activeElement).toBe(thanks);
    expect(
      screen.getByText(/reply within 24 hours\. You’ll usually get a confirmation by email/),
    ).toBeTruthy();
    expect(listToasts()).toEqual([]);
    expect(sent).toEqual([
      {
        name: 'sendEnquiry',
        idempotencyKey: expect.any(String),
        body: {
          firstName: 'Aroha',
          lastName: 'Example',
          email: 'aroha@example.org',
          phone: '',
          enquirySubject: 'Technical Support',
          enquiryMessage: 'Is there fibre in our street?',
          trap: '',
        },
      },
    ]);
  });

  it('tells what is missing in the specified words and sends nothing', async () => {
    show();
    await send();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(listSummary()).toEqual([
      'First name is invalid',
      'Last name is invalid',
      'Email is invalid',
      'Message is invalid',
    ]);
    expect(listToasts()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('keeps the form and says why when the server refuses', async () => {
    fakeApi({ sendEnquiry: refuse('RATE_LIMITED', 'Too many tries.') });
    show();
    await fillIn();
    await send();
    await waitFor(() => expect(listSummary()).toEqual(['Too many tries.']));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe(question.Message);
  });

  it('keeps what was typed over a reload, and forgets it once it is sent', async () => {
    show();
    await fillIn();
    cleanup();
    show();
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Aroha');
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Send another message' }));
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('');
  });

  it('hides from people the field that gives programs away', () => {
    show();
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
    const trap = document.querySelector<HTMLInputElement>('input[name=trap]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest('[aria-hidden]')).not.toBeNull();
  });

  it('does not ask for what is known of a signed-in user', () => {
    useSession.setState({ user });
    show();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(user.email);
    expect(screen.getByLabelText<HTMLInputElement>('Last Name').value).toBe(user.lastName);
  });

  it('keeps what was typed after a sign-in meanwhile', async () => {
    show();
    await fillIn({ 'First Name': 'Mere' });
    act(() => useSession.setState({ user }));
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Mere');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
  });
});
