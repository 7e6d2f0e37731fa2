import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { BarChart } from './sales-by-day.tsx';

beforeEach(() => {
  const bars = [
    { name: 'Monday', tick: 'Mo', value: 4, text: '4 orders' },
    { name: 'Tuesday', tick: 'Tu', value: 0, text: 'none' },
    { name: 'Wednesday', tick: 'We', value: 2, text: '2 orders' },
  ];
  renderForTest(<BarChart label="Orders by day" bars={bars} />);
});

it('draws each bar in proportion, and nothing for nought', () => {
  const heights = [...screen.getByRole('img', { name: 'Orders by day' }).querySelectorAll('rect')].map(
    (bar) => bar.getAttribute('height'),
  );
  expect(heights).toEqual(['80', '0', '40']);
});

it('says what the highest bar is worth, and what each means', () => {
  for (const words of ['4 orders', '0', 'Mo', 'Tu', 'We']) expect(screen.getByText(words)).toBeTruthy();
});
