import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { SiteFooter } from './site-footer.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('has the year of today', () => {
  vi.setSystemTime('2031-06-15T00:00:00.000Z');
  renderForTest(<SiteFooter />);
  expect(screen.getByText('© 2031 Kōwhai Broadband')).toBeTruthy();
});

it('says how to reach the shop', () => {
  renderForTest(<SiteFooter />);
  expect(screen.getByText('PO Box 0000, Auckland 1140')).toBeTruthy();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('0800 000 000')).toBe('tel:0800000000');
  expect(hrefOf('hello@kowhai.example')).toBe('mailto:hello@kowhai.example');
});
