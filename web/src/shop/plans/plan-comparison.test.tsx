// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { examplePlan } from '#testing/example-plans.ts';
import { createStyleCache } from '#ui/style/style-cache.ts';
import { StyleProvider } from '#ui/style/style-provider.tsx';
import { PlanComparison } from './plan-comparison.tsx';

const plans = ['one', 'two', 'three'].map((_id, index) =>
  examplePlan({ _id, name: _id, price: 60 + index, download: `${index + 1}00 Mbps` }),
);

function show(shown = plans, firstPicks?: string[]) {
  render(
    <StyleProvider cache={createStyleCache()}>
      <MemoryRouter>
        <PlanComparison plans={shown} title="Fibre plans" {...(firstPicks && { firstPicks })} />
      </MemoryRouter>
    </StyleProvider>,
  );
}

/** The plans whose columns a phone shows. */
const pickedPlans = () =>
  screen
    .getAllByRole('columnheader')
    .filter((header) => header.dataset.picked === 'true')
    .map((header) => header.textContent);

describe('the comparison of plans', () => {
  afterEach(cleanup);

  it('is a table with a column for each plan and a row for each difference', () => {
    show();
    expect(screen.getByRole('table', { name: 'Fibre plans side by side' })).toBeDefined();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'one',
      'two',
      'three',
    ]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Price per month',
      'Download',
    ]);
  });

  it('starts a phone with the first two and lets it pick others', async () => {
    show();
    expect(pickedPlans()).toEqual(['one', 'two']);
    await userEvent.selectOptions(screen.getByLabelText('with'), 'three');
    expect(pickedPlans()).toEqual(['one', 'three']);
  });

  it('starts a phone with the plan that a page is about, and lets it pick others', async () => {
    show(plans, ['three', 'two']);
    expect(pickedPlans()).toEqual(['three', 'two']);
    await userEvent.selectOptions(screen.getByLabelText('with'), 'one');
    expect(pickedPlans()).toEqual(['three', 'one']);
  });

  it('swaps the two where one is picked for the other’s place', async () => {
    show();
    await userEvent.selectOptions(screen.getByLabelText('Compare'), 'two');
    expect(screen.getByLabelText<HTMLSelectElement>('Compare').value).toBe('two');
    expect(screen.getByLabelText<HTMLSelectElement>('with').value).toBe('one');
    // Each column stands below its own picker.
    expect(pickedPlans()).toEqual(['two', 'one']);
    expect(screen.getAllByRole('cell', { name: /00 Mbps/ }).map(({ textContent }) => textContent)).toEqual([
      '200 Mbps',
      '100 Mbps',
      '300 Mbps',
    ]);
  });

  it('is left out where there is nothing to compare', () => {
    show(plans.slice(0, 1));
    expect(screen.queryByRole('table')).toBeNull();
  });
});
