import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderForTest, renderStyled } from '#testing/render.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

describe('a button', () => {
  it('does what it says, and sends no form unless it is told to', async () => {
    const onClick = vi.fn();
    renderForTest(<Button onClick={onClick}>Add to cart</Button>);
    const button = screen.getByRole('button', { name: 'Add to cart' });
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    expect(button.getAttribute('type')).toBe('button');
  });

  it('cannot be pressed twice while it is busy, and keeps the focus', async () => {
    const onClick = vi.fn();
    renderForTest(
      <Button busy busyLabel="Sending…" onClick={onClick}>
        Send
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Sending…' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('does not send a form a second time while it is busy', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    renderForTest(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says beside it why it is off', () => {
    renderForTest(<Button disabledReason="Choose a plan first">Proceed to checkout</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect(button.disabled).toBe(true);
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Choose a plan first');
  });

  it('takes no hover style while it ignores presses, also where it keeps the focus', () => {
    renderForTest(<Button busy>Send</Button>);
    // Chakra's `_hover` leaves out what is disabled, or has this.
    expect(screen.getByRole('button').hasAttribute('data-disabled')).toBe(true);
  });

  it('has a name where it only shows a drawing', () => {
    renderForTest(<IconButton label="Remove">×</IconButton>);
    expect(screen.getByRole('button', { name: 'Remove' })).toBeDefined();
  });
});

it('a link that looks like a button is a link and nothing else', () => {
  renderStyled(
    <LinkButton to="/cart" variant="outline" wide>
      Cart
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Cart' });
  expect(link.getAttributeNames().toSorted()).toEqual(['class', 'href']);
  expect(link.getAttribute('href')).toBe('/cart');
});

it('keeps its focus where its own press gives it a reason to wait, and is pressed no more', async () => {
  const pressed = vi.fn();
  function Code() {
    const [isSent, setSent] = useState(false);
    const send = () => {
      pressed();
      setSent(true);
    };
    return (
      <Button disabledReason={isSent ? 'You can ask again in 30 seconds.' : undefined} onClick={send}>
        Send a new code
      </Button>
    );
  }
  renderForTest(<Code />);
  const button = screen.getByRole('button', { name: 'Send a new code' });
  button.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  screen.getByText('You can ask again in 30 seconds.');
  expect(document.activeElement).toBe(button);
  expect(button.isConnected).toBe(true);
  expect(pressed).toHaveBeenCalledTimes(1);
});
