import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { fillCatalogue } from '#testing/fill-catalogue.ts';
import { renderForTest } from '#testing/render.tsx';
import { fibreContent } from './fibre-content.ts';
import { FibrePage } from './fibre-page.tsx';

it('has benefits, timeline, questions, price and the way to the shop, in the order of the specification', () => {
  const client = createQueryClient();
  fillCatalogue(client, { plans: [examplePlan({ _id: 'starter' })] });
  renderForTest(
    <QueryClientProvider client={client}>
      <FibrePage />
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    fibreContent.benefitsTitle,
    fibreContent.stepsTitle,
    'Questions and answers',
    fibreContent.closing.title,
    'Rather talk it through?',
  ]);
  // Without the structured data, which repeats the questions.
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const script of page.querySelectorAll('script')) script.remove();
  const text = page.textContent;
  const inOrder = [
    fibreContent.headline,
    ...fibreContent.benefits.map(({ title }) => title),
    ...fibreContent.steps.map(({ title }) => title),
    ...fibreContent.faqs.map(({ question }) => question),
    fibreContent.closing.title,
  ];
  const places = inOrder.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(fibreContent.steps).toHaveLength(4);
  expect(document.querySelectorAll('details > summary')).toHaveLength(fibreContent.faqs.length);
  expect(text.slice(places.at(-1))).toContain('$64.99');
  const shop = screen.getAllByRole('link', { name: /^Shop Fibre plans/ });
  expect(shop.at(-1)?.getAttribute('href')).toBe('/fibre/plans');
});
