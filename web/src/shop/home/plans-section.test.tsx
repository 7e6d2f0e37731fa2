// @vitest-environment happy-dom
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '#data/client/failure.ts';
import { createQueryClient } from '#data/query-client.ts';
import { examplePlan, examplePlans } from '#testing/example-plans.ts';
import { renderForTest, renderStyled } from '#testing/render.tsx';
import { PlansSection } from './plans-section.tsx';

type Load = () => Promise<readonly Plan[]>;

function Asking({ load }: { load: Load }) {
  const query = useQuery({ queryKey: ['Product', 'test'], queryFn: load });
  return <PlansSection plans={query} />;
}

function show(load: Load, client = createQueryClient(), render = renderForTest) {
  render(
    <QueryClientProvider client={client}>
      <Asking load={load} />
    </QueryClientProvider>,
  );
}

const listShown = async () =>
  within(await screen.findByRole('tabpanel'))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

describe('plans and pricing', () => {
  it('says that it is loading', () => {
    show(() => new Promise(() => undefined), createQueryClient(), renderStyled);
    expect(screen.getByRole('status').textContent).toBe('Loading plans');
    const spinner = screen.getByRole('status').firstElementChild as HTMLElement;
    expect(getComputedStyle(spinner).animation).toMatch(/infinite/);
  });

  it('shows fibre and hyperfibre first, and wireless on its own tab', async () => {
    show(async () => [...examplePlans]);
    expect(await listShown()).toEqual(['Fibre Starter', 'Fibre Max', 'Hyperfibre 2000']);
    await userEvent.click(screen.getByRole('tab', { name: 'Wireless' }));
    expect(await listShown()).toEqual(['Wireless Plus']);
  });

  it('shows all plans of a tab, and where they are compared', async () => {
    const fibre = Array.from({ length: 40 }, (_, index) =>
      examplePlan({ _id: `fibre-${index}`, price: 60 + index }),
    );
    show(async () => fibre);
    expect(await listShown()).toHaveLength(40);
    const compared = screen.getByRole('link', { name: 'Compare Fibre plans' });
    expect(compared.getAttribute('href')).toBe('/fibre/plans');
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
    client.setQueryData(['Product', 'test'], examplePlans);
    show(() => Promise.reject(failure), client);
    await client.refetchQueries();
    expect(client.getQueryState(['Product', 'test'])?.error).toBe(failure);
    expect(await listShown()).toContain('Fibre Starter');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
