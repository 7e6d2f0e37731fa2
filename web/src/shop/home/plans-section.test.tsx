// @vitest-environment happy-dom
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { summarisePlans, takePlans } from '@kowhai/domain/catalogue/shelf';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '#data/client/failure.ts';
import { createQueryClient } from '#data/query-client.ts';
import { examplePlan, examplePlans } from '#testing/example-plans.ts';
import { renderForTest } from '#testing/render.tsx';
import { PlansSection } from './plans-section.tsx';

type Load = () => Promise<readonly Plan[]>;

/** @param sold all plans, of which those that lead are shown */
function Asking({ load, sold }: { load: Load; sold: readonly Plan[] }) {
  const queryFn = async () => takePlans(await load(), { of: 'home' });
  const query = useQuery({ queryKey: ['Product', 'test'], queryFn });
  return <PlansSection plans={query} summary={summarisePlans(sold)} />;
}

function show(load: Load, client = createQueryClient(), sold: readonly Plan[] = examplePlans) {
  renderForTest(
    <QueryClientProvider client={client}>
      <Asking load={load} sold={sold} />
    </QueryClientProvider>,
  );
}

const listShown = async () =>
  within(await screen.findByRole('tabpanel'))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

describe('plans and pricing', () => {
  it('says that it is loading', () => {
    show(() => new Promise(() => undefined));
    expect(screen.getByRole('status').textContent).toBe('Loading plans');
  });

  it('shows fibre and hyperfibre first, and wireless on its own tab', async () => {
    show(async () => [...examplePlans]);
    expect(await listShown()).toEqual(['Fibre Starter', 'Fibre Max', 'Hyperfibre 2000']);
    await userEvent.click(screen.getByRole('tab', { name: 'Wireless' }));
    expect(await listShown()).toEqual(['Wireless Plus']);
  });

  it('shows the three that lead in a tab of many plans, and where all of them are', async () => {
    const fibre = Array.from({ length: 50 }, (_, index) =>
      examplePlan({ _id: `fibre-${index}`, price: 60 + index }),
    );
    const many = [...fibre, ...examplePlans.slice(2)];
    show(async () => many, createQueryClient(), many);
    expect(await listShown()).toHaveLength(3);
    const all = screen.getByRole('link', { name: 'See all 50 Fibre plans' });
    expect(all.getAttribute('href')).toBe('/fibre/plans');
    await userEvent.click(screen.getByRole('tab', { name: 'Wireless' }));
    expect(screen.getByRole('link', { name: 'Compare Wireless plans' })).toBeTruthy();
  });

  it('leads from each plan to its order and to its details', async () => {
    show(async () => [...examplePlans]);
    const start = await screen.findByRole('link', { name: 'Get Started with Fibre Max' });
    expect(start.getAttribute('href')).toBe('/product/max/order');
    const more = screen.getByRole('link', { name: 'Learn More about Fibre Max' });
    expect(more.getAttribute('href')).toBe('/product/max');
  });

  it('tells in the server’s words what went wrong, and tries again', async () => {
    let isDown = true;
    show(async () => {
      if (isDown) throw new Failure('RATE_LIMITED', 'That was asked too often', { status: 429 });
      return [...examplePlans];
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('That was asked too often');
    isDown = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await listShown()).toContain('Fibre Starter');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps showing its plans when refetching fails', async () => {
    const client = createQueryClient();
    const failure = new Failure('RATE_LIMITED', 'That was asked too often', { status: 429 });
    client.setQueryData(['Product', 'test'], takePlans(examplePlans, { of: 'home' }));
    show(() => Promise.reject(failure), client);
    await client.refetchQueries();
    expect(client.getQueryState(['Product', 'test'])?.error).toBe(failure);
    expect(await listShown()).toContain('Fibre Starter');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
