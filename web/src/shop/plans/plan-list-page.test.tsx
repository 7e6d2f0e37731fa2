import { planCategories } from '@kowhai/domain/catalogue/plan-category';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { examplePlans } from '#testing/example-plans.ts';
import { fillCatalogue } from '#testing/fill-catalogue.ts';
import { renderForTest } from '#testing/render.tsx';
import { PlanListPage } from './plan-list-page.tsx';

const shown = {
  fibre: ['Shop Fibre Plans', 'Fibre Starter', 'Fibre Max'],
  wireless: ['Shop Wireless Plans', 'Wireless Plus'],
  hyperfibre: ['Shop Hyperfibre Plans', 'Hyperfibre 2000'],
};

it.each(planCategories)('the plans of %s have their title, and no plan of another category', (category) => {
  const client = createQueryClient();
  fillCatalogue(client, { plans: examplePlans });
  renderForTest(
    <QueryClientProvider client={client}>
      <PlanListPage category={category} />
    </QueryClientProvider>,
  );
  const names = examplePlans.map(({ name }) => name);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect([headings[0], ...headings.filter((text) => names.includes(text))]).toEqual(shown[category]);
});
