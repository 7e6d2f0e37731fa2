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
