import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { FactList } from './fact-list.tsx';

it('leaves out a fact that has no value', () => {
  const values = ['', false, undefined, null].map((value) => ({ name: `No ${value}`, value }));
  renderForTest(<FactList facts={[...values, { name: 'In stock', value: 0 }]} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['In stock']);
});
