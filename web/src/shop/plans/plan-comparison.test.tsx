import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { exampleHardware } from '#testing/example-hardware.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { fillCatalogue } from '#testing/fill-catalogue.ts';
import { renderForTest } from '#testing/render.tsx';
import { PlanComparison } from './plan-comparison.tsx';

const plans = ['one', 'two', 'three'].map((_id, index) =>
  examplePlan({ _id, name: _id, price: 60 + index, download: `${index + 1}00 Mbps` }),
);

const air = examplePlan({ _id: 'air', name: 'air', price: 61.5, category: 'wireless' });

function show(shown = plans, firstPicks?: string[], others = [air]) {
  const client = createQueryClient();
  fillCatalogue(client, { plans: [...plans, ...others], hardware: exampleHardware });
  renderForTest(
    <QueryClientProvider client={client}>
      <PlanComparison category="fibre" plans={shown} {...(firstPicks && { firstPicks })} />
    </QueryClientProvider>,
  );
}

const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

/** The plans whose columns a phone shows, in their order. */
const pickedPlans = () =>
  ['first', 'second'].map(
    (place) =>
      screen.getAllByRole('columnheader').find((header) => header.dataset.picked === place)?.textContent,
  );

describe('the comparison of plans', () => {
  it('is a table with a column for each plan, by price, and a row for each fact', () => {
    show(plans.toReversed());
    expect(screen.getByRole('table', { name: 'Fibre plans side by side' })).toBeDefined();
    expect(columns()).toEqual(['one', 'two', 'three']);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Price per month',
      'Download',
      'First twelve months',
      'Same on every plan',
    ]);
    const same = within(screen.getByRole('row', { name: /^Same on every plan/ }));
    const facts = ['term', 'definition'].map((role) =>
      same.getAllByRole(role).map(({ textContent }) => textContent),
    );
    expect(facts).toEqual([
      ['Upload', 'Data cap', 'Term', 'Equipment', 'Does someone visit?', 'Our router or modem'],
      [
        ...['20 Mbps', 'Unlimited', 'No fixed term', 'Bring your own router'],
        ...['Only if there’s no fibre box yet', 'Out Of Stock right now'],
      ],
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
    // Each is below its own picker; for screen readers the columns keep the order of price.
    expect(pickedPlans()).toEqual(['two', 'one']);
    expect(columns()).toEqual(['one', 'two', 'three']);
  });

  it('takes in the plans of another kind, by price among the others, and shows a phone one of them', async () => {
    show();
    await userEvent.selectOptions(screen.getByLabelText('Also compare with'), 'Wireless plans');
    expect(screen.getByRole('table', { name: 'Fibre and Wireless plans side by side' })).toBeDefined();
    expect(columns()).toEqual(['one', 'two', 'air', 'three']);
    expect(screen.getByText('No, you plug it in')).toBeDefined();
    expect(pickedPlans()).toEqual(['one', 'air']);
    await userEvent.selectOptions(screen.getByLabelText('Compare'), 'two');
    expect(pickedPlans()).toEqual(['two', 'air']);
    await userEvent.selectOptions(screen.getByLabelText('Also compare with'), 'No others');
    expect(pickedPlans()).toEqual(['two', 'one']);
  });

  it('says how many plans of the other kind it leaves out, and where they are', async () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    const many = numbers.map((number) => ({ ...air, _id: `air-${number}`, name: `air ${number}` }));
    show(plans, undefined, many);
    await userEvent.selectOptions(screen.getByLabelText('Also compare with'), 'Wireless plans');
    expect(columns()).toHaveLength(plans.length + 5);
    expect(screen.getByText(/^The first 5 of our 7 Wireless plans/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/wireless/plans');
  });

  it('is left out where there is nothing to compare', () => {
    show(plans.slice(0, 1));
    expect(screen.queryByRole('table')).toBeNull();
  });
});
