import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { renderForTest } from '#testing/render.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { keepEmailForSignIn, keepPasswordReset, readPasswordReset } from './unsaved-sign-in.ts';

function show() {
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <ForgotPasswordPage />
    </QueryClientProvider>,
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email Address');

describe('the first step of a forgotten password', () => {
  beforeEach(() => sessionStorage.clear());

  it('knows the email that was typed to sign in', () => {
    keepEmailForSignIn('aroha@example.org');
    show();
    expect(email().value).toBe('aroha@example.org');
  });

  it('keeps what is typed over a reload, and takes it for no address that a code went to', async () => {
    keepPasswordReset({ email: 'aroha@example.org', sentAt: Date.now() });
    show();
    await userEvent.type(email(), '.nz');
    show();
    expect(email().value).toBe('aroha@example.org.nz');
    expect(readPasswordReset().sentAt).toBe(0);
  });
});
