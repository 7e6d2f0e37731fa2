// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from '#state/toasts.ts';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderForTest } from '#testing/render.tsx';
import { NoCodeHelp } from './no-code-help.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { keepPasswordReset, readPasswordReset, readTypedRegistration } from './unsaved-sign-in.ts';

let sent: ReturnType<typeof fakeApi>;

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
  sent = fakeApi({ resetPassword: { message: 'Done' }, sendResetToken: { message: 'Done' } });
});

function show(content: React.ReactNode) {
  renderForTest(<QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>);
}

async function fillIn(code: string, repeated = 'a good long one') {
  await fill(screen.getByLabelText('Code from the email'), code);
  await fill(screen.getByLabelText('New Password'), 'a good long one');
  await fill(screen.getByLabelText('Confirm New Password'), repeated);
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
}

describe('setting a new password', () => {
  beforeEach(() => keepPasswordReset({ email: 'aroha@example.org', sentAt: Date.now() }));

  it('knows the address that the code went to, and sends the code as it was meant', async () => {
    const onDone = vi.fn();
    show(<ResetPasswordForm onDone={onDone} />);
    await fillIn(' 7fkx-49qd ');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent).toEqual([
      {
        name: 'resetPassword',
        body: {
          email: 'aroha@example.org',
          otp: '7FKX49QD',
          newPassword: 'a good long one',
          confirmNewPassword: 'a good long one',
        },
      },
    ]);
    expect(readPasswordReset().email).toBe('');
    expect(readTypedRegistration().email).toBe('aroha@example.org');
  });

  it('spends no guess on a slip', async () => {
    show(<ResetPasswordForm onDone={() => undefined} />);
    await fillIn('7FKX 49Q', 'another one');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Enter all 8 characters of the code', 'Passwords do not match']);
    expect(sent).toEqual([]);
  });

  it('shows the server’s refusal at the code, and keeps what was typed', async () => {
    const message = 'That code is wrong or no longer works. Check it, or ask for a new one.';
    fakeApi({ resetPassword: refuse('INVALID_CODE', message, { fields: { otp: message } }) });
    show(<ResetPasswordForm onDone={() => undefined} />);
    await fillIn('7FKX 49QD');
    const code = screen.getByLabelText<HTMLInputElement>('Code from the email');
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    expect(code.value).toBe('7FKX 49QD');
  });
});

describe('when no mail comes', () => {
  it('a new code can be asked for after a minute', async () => {
    keepPasswordReset({ email: 'aroha@example.org', sentAt: Date.now() - 50_000 });
    show(<NoCodeHelp next="/" />);
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new code' });
    expect(button().disabled).toBe(true);
    screen.getByText(/You can ask for another code in (9|10) seconds\./);
    cleanup();

    keepPasswordReset({ email: 'aroha@example.org', sentAt: Date.now() - 60_000 });
    show(<NoCodeHelp next="/" />);
    const pressed = button();
    await userEvent.click(pressed);
    await waitFor(() => expect(pressed.getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(pressed);
    expect(sent).toEqual([{ name: 'sendResetToken', body: { email: 'aroha@example.org' } }]);
    expect(useToasts.getState().toasts[0]?.message).toMatch(/^A new code is on its way/);
  });

  it('links to the page that sends a code, where none was asked for', () => {
    show(<NoCodeHelp next="/details" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Use another address' }).getAttribute('href')).toBe(
      '/forgot-password?redirect=%2Fdetails',
    );
  });
});
