import { planCategories, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { examplePlans } from '#testing/example-plans.ts';
import { fillCatalogue } from '#testing/fill-catalogue.ts';
import { renderForTest } from '#testing/render.tsx';
import { CategoryPage } from './category-page.tsx';
import { fibreContent } from './fibre-content.ts';
import { hyperfibreContent } from './hyperfibre-content.ts';
import { wirelessContent } from './wireless-content.ts';

const pages = {
  fibre: [fibreContent, '$64.99'],
  wireless: [wirelessContent, '$74.99'],
  hyperfibre: [hyperfibreContent, '$139.99'],
} as const;

function Place() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify([pathname, state])}</output>;
}

it.each(planCategories)(
  '%s has benefits, timeline, questions, price and the way to the shop, in the order of the specification',
  (category) => {
    const [content, price] = pages[category];
    const client = createQueryClient();
    fillCatalogue(client, { plans: examplePlans });
    renderForTest(
      <QueryClientProvider client={client}>
        <CategoryPage category={category} content={content} />
        <Place />
      </QueryClientProvider>,
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      content.benefitsTitle,
      content.stepsTitle,
      'Questions and answers',
      content.closing.title,
      'Rather talk it through?',
    ]);
    // Without the structured data, which repeats the questions.
    const page = document.body.cloneNode(true) as HTMLElement;
    for (const script of page.querySelectorAll('script')) script.remove();
    const text = page.textContent;
    const inOrder = [
      content.headline,
      ...content.benefits.map(({ title }) => title),
      ...content.steps.map(({ title }) => title),
      ...content.faqs.map(({ question }) => question),
      content.closing.title,
    ];
    const places = inOrder.map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(content.steps).toHaveLength(4);
    expect(document.querySelectorAll('details > summary')).toHaveLength(content.faqs.length);
    const closing = screen.getByRole('heading', { name: content.closing.title }).closest('section');
    expect(closing?.textContent).toContain(price);
    const name = `Shop ${planCategoryNames[category]} plans`;
    fireEvent.click(within(closing as HTMLElement).getByRole('link', { name }));
    expect(screen.getByRole('status').textContent).toBe(JSON.stringify([`/${category}/plans`, { category }]));
  },
);
