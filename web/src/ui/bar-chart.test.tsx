import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { BarChart } from './bar-chart.tsx';

it('draws each bar in proportion, and nothing for nought', () => {
  const bars = [
    { name: 'Monday', value: 4, text: '4 orders' },
    { name: 'Tuesday', value: 0, text: 'none' },
    { name: 'Wednesday', value: 2, text: '2 orders' },
  ];
  renderForTest(<BarChart label="Orders by day" bars={bars} />);
  const heights = [...screen.getByRole('img', { name: 'Orders by day' }).querySelectorAll('rect')].map(
    (bar) => bar.getAttribute('height'),
  );
  expect(heights).toEqual(['80', '0', '40']);
});
