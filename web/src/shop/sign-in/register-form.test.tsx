// @vitest-environment happy-dom
import { emptyCart } from '@kowhai/domain/cart/cart';
import type { Registration } from '@kowhai/domain/people/user';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '#data/client/failure.ts';
import { useCart } from '#state/cart.ts';
import { useToasts } from '#state/toasts.ts';
import { fill } from '#testing/fill.ts';
import { renderForTest } from '#testing/render.tsx';
import { RegisterForm } from './register-form.tsx';
import { readTypedRegistration } from './unsaved-sign-in.ts';

const aroha: Registration = {
  firstName: 'Aroha',
  lastName: 'Example',
  email: 'aroha@example.org',
  phone: '021 000 000',
  address: '12 Rātā Street, Karori 6012',
  password: 'a long password',
};

const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  phone: 'Phone',
  address: 'Address',
  password: 'Password',
  confirmPassword: 'Confirm Password',
} as const;

function show(onRegister: (values: Registration) => Promise<void> = async () => undefined) {
  renderForTest(<RegisterForm next="/profile" onRegister={onRegister} isDone={false} />);
}

const field = (name: keyof typeof labels) => screen.getByLabelText<HTMLInputElement>(labels[name]);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));

async function fillIn(values: Partial<Record<keyof typeof labels, string>>) {
  for (const [name, text] of Object.entries(values)) {
    await fill(field(name as keyof typeof labels), text);
  }
}

const listSummary = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('registering', () => {
  beforeEach(() => {
    sessionStorage.clear();
    useCart.setState({ cart: emptyCart });
    useToasts.setState({ toasts: [] });
  });

  it('knows the address that the cart is for', () => {
    const serviceAddress = {
      address: '12 Rātā Street',
      city: 'Karori',
      region: 'Wellington',
      postalCode: '6012',
      country: 'New Zealand',
    } as const;
    useCart.setState({ cart: { ...emptyCart, serviceAddress } });
    show();
    expect(field('address').value).toBe('12 Rātā Street, Karori, Wellington 6012');
  });

  it.each([
    ['firstName', 'At least 3 letters'],
    ['lastName', 'At least 2 letters'],
    ['phone', 'At least 6 digits'],
    ['address', 'At least 9 characters'],
    ['password', 'At least 8 characters'],
  ] as const)('says beside %s what it takes, to those who listen as well: %s', (name, hint) => {
    show();
    const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(hint);
  });

  it('tells all that is missing, in the specified order, in a summary that has the focus', async () => {
    show();
    await send();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(listSummary()).toEqual([
      'First name is invalid',
      'Last name is invalid',
      'Email is invalid',
      'Phone number is invalid',
      'Address is invalid',
      'Password needs to be at least 8 characters long',
    ]);
    expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([]);
  });

  it('compares the two passwords', async () => {
    show();
    await fillIn({ ...aroha, confirmPassword: 'another one' });
    await send();
    await waitFor(() => expect(listSummary()).toEqual(['Passwords do not match']));
    expect(field('confirmPassword').getAttribute('aria-invalid')).toBe('true');
  });

  it('sends what was typed, without the repeated password', async () => {
    const sent: Registration[] = [];
    show(async (values) => {
      sent.push(values);
    });
    await fillIn({ ...aroha, confirmPassword: aroha.password });
    await send();
    await waitFor(() => expect(sent).toEqual([aroha]));
  });

  it('shows at Register that it is under way', async () => {
    show(() => new Promise(() => undefined));
    await fillIn({ ...aroha, confirmPassword: aroha.password });
    const button = screen.getByRole('button', { name: 'Register' });
    expect(button.getAttribute('aria-busy')).not.toBe('true');
    await userEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  });

  it('puts a taken email at its field, and leads on to signing in with it', async () => {
    show(async () => {
      throw new Failure('USER_EXISTS', 'User already exists', { status: 409 });
    });
    await fillIn({ ...aroha, confirmPassword: aroha.password });
    await send();
    await waitFor(() => expect(field('email').getAttribute('aria-invalid')).toBe('true'));
    expect(listSummary()).toEqual(['User already exists']);
    const way = screen.getByRole('link', { name: 'Sign in instead' });
    expect(way.getAttribute('href')).toBe('/login?redirect=%2Fprofile');
    expect(readTypedRegistration().email).toBe(aroha.email);
    expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([]);
  });

  it('keeps what was typed over a reload, but no password', async () => {
    show();
    await fillIn({ firstName: 'Aroha', password: 'a long password' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('a long password');
    cleanup();
    show();
    expect(field('firstName').value).toBe('Aroha');
    expect(field('password').value).toBe('');
  });

  it('takes an error back as soon as the field is right', async () => {
    show();
    await send();
    await waitFor(() => expect(field('firstName').getAttribute('aria-invalid')).toBe('true'));
    await fillIn({ firstName: 'Aroha' });
    await waitFor(() => expect(field('firstName').getAttribute('aria-invalid')).toBeNull());
  });
});
