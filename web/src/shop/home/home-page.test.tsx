import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { examplePlans } from '#testing/example-plans.ts';
import { fillCatalogue } from '#testing/fill-catalogue.ts';
import { renderForTest } from '#testing/render.tsx';
import { HomePage } from './home-page.tsx';

it('home has a card for each kind of service, which leads to its page, and four steps', () => {
  const client = createQueryClient();
  fillCatalogue(client, { plans: examplePlans });
  renderForTest(
    <QueryClientProvider client={client}>
      <HomePage />
    </QueryClientProvider>,
  );
  const cards = screen.getAllByRole('link').filter((link) => link.querySelector('h3'));
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(['/fibre', '/wireless', '/hyperfibre']);
  const section = screen.getByRole('heading', { level: 2, name: 'How it works' })
    .parentElement as HTMLElement;
  const steps = within(section).getAllByRole('heading', { level: 3 });
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    ...['Choose a plan', 'Place order', 'Confirm and finalise', 'Plug in'],
  ]);
});
