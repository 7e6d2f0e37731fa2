// @vitest-environment happy-dom
import type { UserInfo } from '@kowhai/domain/people/user';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '#state/session.ts';
import { useToasts } from '#state/toasts.ts';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderForTest } from '#testing/render.tsx';
import { ContactSection } from './contact-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasswordSection } from './password-section.tsx';

const aroha: UserInfo = {
  _id: 'aroha',
  firstName: 'Aroha',
  lastName: 'Example',
  email: 'aroha@example.org',
  phone: '021 000 000',
  address: '12 Rātā Street, Karori 6012',
  isAdmin: false,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  editedAt: '2026-11-20T00:00:00.000Z',
};

let sent: ReturnType<typeof fakeApi>;

beforeEach(() => {
  sessionStorage.clear();
  useSession.setState({ user: null, isRead: true });
  useToasts.setState({ toasts: [] });
  sent = fakeApi({ updateProfile: ({ body }) => ({ ...aroha, phone: body.phone ?? aroha.phone }) });
});

function show(content: React.ReactNode, path?: string) {
  renderForTest(<QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>, path);
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const retype = (label: string, text: string) => fill(field(label), text);

describe('contact info', () => {
  it('for an order opens to be changed, and leads back to the review with Update and with Cancel', async () => {
    for (const name of ['Update', 'Cancel']) {
      show(
        <Routes>
          <Route path="/profile" element={<ContactSection user={aroha} />} />
          <Route path="/placeorder" element={<p>The review</p>} />
        </Routes>,
        '/profile?for=order',
      );
      await retype('Phone', '021 000 222');
      await press(name);
      expect(await screen.findByText('The review')).toBeTruthy();
      cleanup();
    }
    expect(useSession.getState().user?.phone).toBe('021 000 222');
  });

  it('is seen, edited and updated; the heading has the focus each time', async () => {
    show(<ContactSection user={aroha} />);
    expect(screen.getByText('Aroha Example')).toBeTruthy();
    await press('Edit contact info');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contact info' }));
    await retype('Phone', '021 000 111');
    await press('Update');
    await screen.findByRole('button', { name: 'Edit contact info' });
    const { _id, isAdmin, createdAt, updatedAt, editedAt, ...details } = aroha;
    expect(sent).toEqual([{ name: 'updateProfile', body: { ...details, phone: '021 000 111' } }]);
    expect(useSession.getState().user?.phone).toBe('021 000 111');
    expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([
      'Profile updated successfully',
    ]);
  });

  it('asks for the password only where the email becomes another', async () => {
    show(<ContactSection user={aroha} />);
    await press('Edit contact info');
    expect(screen.queryByLabelText('Current Password')).toBeNull();
    await retype('Email Address', 'other@example.org');
    await press('Update');
    await waitFor(() => expect(field('Current Password').getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
  });

  it('asks for the code that was mailed to another email, and tells where it is wrong', async () => {
    show(<ContactSection user={aroha} />);
    await press('Edit contact info');
    await retype('Email Address', 'other@example.org');
    await userEvent.type(field('Current Password'), 'the old one');
    await press('Update');
    await screen.findByText(/We’ve emailed a code to other@example.org/);
    const message = 'That code is not right';
    // Firebase is not here: the call goes out without a token.
    useSession.setState({ user: null });
    fakeApi({ confirmEmail: refuse('INVALID_CODE', message, { fields: { otp: message } }) });
    await userEvent.type(field('Code from the email'), '7fkx 29qd');
    await press('Confirm email address');
    await waitFor(() => expect(field('Code from the email').getAttribute('aria-invalid')).toBe('true'));
    expect(sent.at(-1)).toEqual({ name: 'confirmEmail', body: { otp: '7FKX29QD' } });
  });

  it('asks for the code again after a reload', async () => {
    const Query = () => <p>The address ends in {useLocation().search}</p>;
    show(
      <>
        <ContactSection user={aroha} />
        <Query />
      </>,
    );
    await press('Edit contact info');
    await retype('Email Address', 'other@example.org');
    await userEvent.type(field('Current Password'), 'the old one');
    await press('Update');
    await screen.findByText('The address ends in ?confirm=email');
    await press('Cancel');
    await screen.findByText('The address ends in');
  });

  it('asks for the code at once after the link in the mail', () => {
    show(<ContactSection user={aroha} />, '/profile?confirm=email');
    expect(field('Code from the email')).toBeTruthy();
  });

  it('is open again with what was typed, after a reload or a new sign-in, until it is given up', async () => {
    show(<ContactSection user={aroha} />);
    await press('Edit contact info');
    await retype('Phone', '021 000 222');
    show(<ContactSection user={aroha} />);
    expect(field('Phone').value).toBe('021 000 222');
    await press('Cancel');
    show(<ContactSection user={aroha} />);
    expect(screen.getByText('021 000 000')).toBeTruthy();
  });

  it('tells a taken email at its field', async () => {
    const message = 'User already exists';
    fakeApi({ updateProfile: refuse('USER_EXISTS', message, { fields: { email: message } }) });
    show(<ContactSection user={aroha} />);
    await press('Edit contact info');
    await press('Update');
    await waitFor(() => expect(field('Email Address').getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('the password', () => {
  it('is compared with its repetition, in fields that password managers know', async () => {
    const sent = fakeApi({});
    show(<PasswordSection user={aroha} />);
    await press('Change password');
    const purposes = [...document.querySelectorAll('input')].map(({ autocomplete }) => autocomplete);
    expect(purposes).toEqual(['username', 'current-password', 'new-password', 'new-password']);
    await userEvent.type(field('Current Password'), 'the old one');
    await userEvent.type(field('New Password'), 'a good long one');
    await userEvent.type(field('Confirm Password'), 'a good long two');
    await press('Update');
    await waitFor(() => expect(field('Confirm Password').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('link', { name: 'Passwords do not match' })).toBeTruthy();
    expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('is changed apart from the contact info, once it is typed the same twice', async () => {
    const sent = fakeApi({ updateProfile: aroha });
    show(<PasswordSection user={aroha} />);
    await press('Change password');
    await userEvent.type(field('Current Password'), 'the old one');
    await userEvent.type(field('New Password'), 'a good long one');
    await userEvent.type(field('Confirm Password'), 'a good long one');
    await press('Update');
    await screen.findByRole('button', { name: 'Change password' });
    const body = { currentPassword: 'the old one', password: 'a good long one' };
    expect(sent).toMatchObject([{ name: 'updateProfile', body }]);
  });

  it('that is not the current one is told at its field', async () => {
    const message = 'Your current password isn’t correct';
    fakeApi({ updateProfile: refuse('REAUTH', message, { fields: { currentPassword: message } }) });
    show(<PasswordSection user={aroha} />);
    await press('Change password');
    await userEvent.type(field('Current Password'), 'not this one');
    await userEvent.type(field('New Password'), 'a good long one');
    await userEvent.type(field('Confirm Password'), 'a good long one');
    await press('Update');
    await waitFor(() => expect(field('Current Password').getAttribute('aria-invalid')).toBe('true'));
  });
});

it('says in the question about closing an account why it stays open', async () => {
  const message = 'You’re the only admin. Make someone else an admin first.';
  fakeApi({ closeAccount: refuse('LAST_ADMIN', message) });
  show(<OwnDataSection email={aroha.email} />);
  await press('Close my account');
  const question = within(screen.getByRole('dialog', { name: `Close the account for ${aroha.email}?` }));
  await userEvent.type(question.getByLabelText('Current Password'), 'my password');
  await userEvent.click(question.getByRole('button', { name: 'Close my account' }));
  expect((await question.findByRole('alert')).textContent).toContain(message);
  expect(sent).toEqual([{ name: 'closeAccount', body: { currentPassword: 'my password' } }]);
});
