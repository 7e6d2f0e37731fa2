import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { readUnsaved } from '#state/unsaved.ts';
import { fullCart } from '#testing/example-checkout.ts';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderForTest } from '#testing/render.tsx';
import { LoginPage } from './login-page.tsx';

let sent: ReturnType<typeof fakeApi>;

beforeEach(() => {
  sessionStorage.clear();
  useCart.setState({ cart: fullCart, changes: [], isRead: true });
  const message = 'User already exists';
  // Refused, so that nothing follows it.
  sent = fakeApi({ registerUser: refuse('USER_EXISTS', message, { fields: { email: message } }) });
  useSession.setState({ user: null, isRead: true });
  renderForTest(<LoginPage />, '/login?redirect=%2Fdetails');
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const isAsked = (label: string) => screen.queryByLabelText(label) !== null;

async function fillIn(texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await fill(field(label), text);
}

const account = { 'Email Address': 'aroha@example.org', Password: 'a long password' };
const person = { 'First Name': 'Aroha', 'Last Name': 'Example', Phone: '021 000 000' };
const register = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

describe('signing in or up on one screen in the checkout', () => {
  it('asks only new customers for a name, and keeps what was typed both ways', async () => {
    await fillIn(account);
    expect(isAsked('First Name')).toBe(false);
    await userEvent.click(field('I’m new'));
    await fillIn(person);
    await userEvent.click(field('I have an account'));
    expect(isAsked('First Name')).toBe(false);
    await userEvent.click(field('I’m new'));
    for (const [label, text] of Object.entries({ ...account, ...person }))
      expect(field(label).value).toBe(text);
  });

  it('fills the service address in as the postal address', async () => {
    await userEvent.click(field('I’m new'));
    await fillIn({ ...account, ...person });
    await register();
    await screen.findAllByText('You already have an account');
    expect(sent).toMatchObject([{ body: { address: '12 Rātā Street, Karori, Wellington 6012' } }]);
  });

  it('takes another postal address, and keeps it with what was typed', async () => {
    await userEvent.click(field('I’m new'));
    await userEvent.clear(field('Address'));
    await fillIn({ ...account, ...person, Address: 'PO Box 12, Picton' });
    await register();
    await screen.findAllByText('You already have an account');
    expect(sent).toMatchObject([{ body: { address: 'PO Box 12, Picton' } }]);
    expect(readUnsaved('register')).toMatchObject({ address: 'PO Box 12, Picton' });
  });

  it('says what is missing in the order of the fields', async () => {
    await userEvent.click(field('I’m new'));
    await userEvent.clear(field('Address'));
    await fillIn(person);
    await register();
    const problems = within(await screen.findByRole('alert')).getAllByRole('listitem');
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'Email is invalid',
      'Password needs to be at least 8 characters long',
      'Address is invalid',
    ]);
    expect(sent).toEqual([]);
  });

  it('leads on to signing in where the account exists already, with the email kept', async () => {
    await userEvent.click(field('I’m new'));
    await fillIn({ ...account, ...person });
    await register();
    await screen.findAllByText('You already have an account');
    expect(field('Email Address').getAttribute('aria-invalid')).toBe('true');
    // Leaving the field takes its error back, and not the way on.
    await userEvent.click(field('Email Address'));
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in instead' }));
    expect(screen.queryByText('You already have an account')).toBeNull();
    expect(field('I have an account').checked).toBe(true);
    expect(field('Email Address').value).toBe('aroha@example.org');
    expect(document.activeElement).toBe(field('Password'));
  });

  it('takes another email in place of a taken one', async () => {
    await userEvent.click(field('I’m new'));
    await fillIn({ ...account, ...person });
    await register();
    await screen.findByRole('button', { name: 'Sign in instead' });
    await userEvent.type(field('Email Address'), '.nz');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign in instead' })).toBeNull());
    await waitFor(() => expect(field('Email Address').getAttribute('aria-invalid')).toBeNull());
  });
});
