import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Failure } from '#data/client/failure.ts';
import { renderForTest } from '#testing/render.tsx';
import { AppCodeForm } from './app-code-form.tsx';

function show(onCode: (code: string) => Promise<unknown>) {
  const onExpired = vi.fn();
  const onCancel = vi.fn();
  const names = { sendLabel: 'Sign In', busyLabel: 'Signing in…' };
  renderForTest(<AppCodeForm {...names} {...{ onCode, onExpired, onCancel }} />);
  return { field: screen.getByLabelText('Code from your app'), onExpired, onCancel };
}

it('has the focus, digits on a phone’s keyboard, and the code of a password manager', async () => {
  const { field } = show(async () => {});
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('inputmode')).toBe('numeric');
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
});

it('is sent with Enter, without the spaces of the app', async () => {
  const onCode = vi.fn(async () => {});
  const { field } = show(onCode);
  await userEvent.type(field, '123 456{Enter}');
  await waitFor(() => expect(onCode).toHaveBeenCalledWith('123456'));
});

it('asks for all digits before it costs a try', async () => {
  const onCode = vi.fn(async () => {});
  await userEvent.type(show(onCode).field, '12345{Enter}');
  await screen.findByRole('link', { name: 'Enter the 6 digits from your app, or a recovery code' });
  expect(onCode).not.toHaveBeenCalled();
});

it('says at the field that a code is wrong', async () => {
  const refusal = new Failure('INVALID_CODE', 'That code is not right', {
    fields: { code: 'That code is not right' },
  });
  const { field, onExpired } = show(() => Promise.reject(refusal));
  await userEvent.type(field, '123456{Enter}');
  await screen.findByRole('link', { name: 'That code is not right' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(onExpired).not.toHaveBeenCalled();
});

it('goes back to the password where it took too long', async () => {
  const expired = new Failure('EXPIRED', 'That took too long');
  const { field, onExpired } = show(() => Promise.reject(expired));
  await userEvent.type(field, '123456{Enter}');
  await waitFor(() => expect(onExpired).toHaveBeenCalledWith(expired));
});
