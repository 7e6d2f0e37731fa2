import { addPlan, emptyCart } from '@kowhai/domain/cart/cart';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCart } from '#state/cart.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { renderForTest } from '#testing/render.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken({ message }: { message: string }): never {
  throw new Error(message);
}

describe('a page that fails', () => {
  const reload = vi.fn();

  beforeEach(() => {
    // React reports what a boundary catches; here that is the point.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    reload.mockClear();
    window.sessionStorage.clear();
  });
  afterEach(() => vi.restoreAllMocks());

  const fail = (message: string, path?: string) =>
    renderForTest(
      <ErrorBoundary>
        <Broken message={message} />
      </ErrorBoundary>,
      path,
    );

  it('says so in words and offers to load it again', () => {
    fail('x is not a function');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong on this page');
    expect(document.body.textContent).not.toContain('x is not a function');
    expect(reload).not.toHaveBeenCalled();
  });

  it('is told of a cart where there is one, and of none to staff', () => {
    const words = () => document.body.textContent;
    const { unmount } = fail('broken');
    expect(words()).not.toContain('cart');
    unmount();

    useCart.setState({ cart: addPlan(emptyCart, examplePlan({ _id: 'starter' })) });
    const shopping = fail('broken');
    expect(words()).toContain('Your cart is safe.');
    shopping.unmount();

    fail('broken', '/admin/orders');
    expect(words()).not.toMatch(/cart|call us/);
  });

  const gone = 'Failed to fetch dynamically imported module: /assets/old.js';

  it('reloads when its code is gone, but only so often', async () => {
    const ask = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response());
    fail(gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    fail(gone);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page didn’t load');
  });

  it('reloads once the shop answers, not before: that would end outside the shop', async () => {
    const ask = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    fail(gone);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
    await expect(ask.mock.results[0]?.value).rejects.toThrow();
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page didn’t load');
    ask.mockImplementation(async () => new Response());
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('is rendered again, with what was typed, where a translator has changed the page', async () => {
    function Form() {
      const [isSent, setSent] = useState(false);
      const [city, setCity] = useState('');
      return (
        <form>
          <input aria-label="Street" />
          <input aria-label="City" value={city} onChange={({ target }) => setCity(target.value)} />
          <input type="checkbox" aria-label="News" defaultChecked />
          <p>{city}</p>
          {isSent || <b>Not sent</b>}
          <button type="button" onClick={() => setSent(true)}>
            Send
          </button>
        </form>
      );
    }
    renderForTest(
      <ErrorBoundary>
        <Form />
      </ErrorBoundary>,
    );
    await userEvent.type(screen.getByLabelText('Street'), '12 Rātā Street');
    await userEvent.type(screen.getByLabelText('City'), 'Karori');
    await userEvent.click(screen.getByLabelText('News'));
    const note = screen.getByText('Not sent');
    // As in a browser: happy-dom has no name for it.
    vi.spyOn(Object(note.parentNode), 'removeChild').mockImplementation(() => {
      throw Object.assign(new Error('The node to be removed is not a child'), { name: 'NotFoundError' });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Street').value).toBe('12 Rātā Street'),
    );
    expect(screen.getByText('Not sent')).toBeTruthy();
    expect(screen.getByText('Karori')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('News').checked).toBe(false);
  });
});
