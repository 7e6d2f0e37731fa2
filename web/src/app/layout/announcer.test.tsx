import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announce } from '#state/announcer.ts';
import { renderForTest } from '#testing/render.tsx';
import { Announcer } from './announcer.tsx';

it('a sentence, and the same words once more, come into a region that stays', () => {
  renderForTest(<Announcer />);
  const region = document.querySelector('[aria-live=polite]');
  act(() => announce('Service address removed'));
  const first = screen.getByText('Service address removed');
  act(() => {
    announce('Service address removed');
    announce('Cart cleared');
  });
  expect([...(region?.children ?? [])].map(({ textContent }) => textContent?.trim())).toEqual([
    'Service address removed',
    'Service address removed',
    'Cart cleared',
  ]);
  expect(first.isConnected).toBe(true);
  expect(document.querySelector('[aria-live=polite]')).toBe(region);
});
