import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { useUrlSearch } from './use-url-search.ts';

function Filter({ name }: { name: string }) {
  const { params, change } = useUrlSearch();
  const choose = () => change((now) => new URLSearchParams([...now, [name, 'chosen']]));
  return (
    <button type="button" onClick={choose}>
      {`${name}: ${params.get(name)}`}
    </button>
  );
}

it('two parts of a page that change the search at once undo nothing of each other', () => {
  renderForTest(
    <>
      <Filter name="plan" />
      <Filter name="region" />
    </>,
  );
  act(() => {
    for (const button of screen.getAllByRole('button')) button.click();
  });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'plan: chosen',
    'region: chosen',
  ]);
});
