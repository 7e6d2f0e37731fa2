import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { exampleHardware } from '#testing/example-hardware.ts';
import { examplePlans } from '#testing/example-plans.ts';
import { fillCatalogue } from '#testing/fill-catalogue.ts';
import { renderForTest } from '#testing/render.tsx';
import { FinderPage } from './finder-page.tsx';

function show(path = '/find-your-plan') {
  const client = createQueryClient();
  fillCatalogue(client, { plans: examplePlans, hardware: exampleHardware });
  renderForTest(
    <QueryClientProvider client={client}>
      <FinderPage />
    </QueryClientProvider>,
    path,
  );
}

describe('the finder', () => {
  it('shows all plans, and with each answer which of them would still do', async () => {
    show();
    const status = () => screen.getByRole('status').textContent;
    const ruledOut = () => screen.getAllByText('Doesn’t fit your answers').length;
    expect(status()).toBe('All 4 of our plans, until you answer.');
    await userEvent.click(screen.getByLabelText('Five or more'));
    expect(status()).toBe('All 4 of our plans still fit.');
    await userEvent.click(screen.getByLabelText('Our own home in town'));
    expect([status(), ruledOut()]).toEqual(['3 of our 4 plans, going by your answers so far.', 1]);
    await userEvent.click(screen.getByLabelText('A screen in every room, games and downloads'));
    expect([status(), ruledOut()]).toEqual(['1 of our 4 plans, going by your answers so far.', 3]);
  });

  it('asks for each missing answer, and leads to the plan, whose heading has the focus', async () => {
    show('/find-your-plan?people=a-hundred&evening=light');
    expect(screen.getByLabelText<HTMLInputElement>('Email, news, the odd movie').checked).toBe(true);
    expect(screen.queryByText(/We’d pick/)).toBeNull();
    const find = () => userEvent.click(screen.getByRole('button', { name: 'Find my plan' }));
    await find();
    const missing = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(missing.map(({ textContent }) => textContent)).toEqual([
      'Choose how many people live there',
      'Choose whether anyone uploads a lot',
      'Choose what kind of place it is',
    ]);
    await userEvent.click(screen.getByLabelText('Three or four'));
    await userEvent.click(screen.getByLabelText('A screen in every room, games and downloads'));
    await userEvent.click(screen.getByLabelText('Video meetings and working from home'));
    await userEvent.click(screen.getByLabelText('Our own home in town'));
    await find();
    const advice = await screen.findByRole('heading', { name: /^We’d pick/ });
    await waitFor(() => expect(document.activeElement).toBe(advice));
    expect(screen.getByText('For less')).toBeTruthy();
  });

  it('says what its plan costs once and in a year, with the modem that it needs', () => {
    show('/find-your-plan?people=few&evening=light&sending=little&place=rural');
    expect(screen.getByRole('heading', { name: 'We’d pick Wireless Plus' })).toBeTruthy();
    const cost = within(screen.getByRole('region', { name: 'With our Kererū 4G Modem' }));
    expect(cost.getByText('$129.98')).toBeTruthy();
    expect(cost.getByText('$1,029.86')).toBeTruthy();
  });

  it('names the smallest plan that is enough, more headroom beside it, and wireless for renters', () => {
    show('/find-your-plan?people=few&evening=streams&sending=little&place=renting');
    expect(screen.getByRole('heading', { name: 'We’d pick Fibre Starter' })).toBeTruthy();
    expect(
      screen.getAllByText(/Fibre Starter is enough: three screens in 4K use 75 of its 100 Mbps/),
    ).toHaveLength(1);
    expect(screen.getByText(/^More headroom:/).parentElement?.textContent).toContain(
      'More headroom: Fibre Max, $40 more a month',
    );
    const wireless = within(screen.getByRole('region', { name: /No box, or rather not ask/ }));
    expect(wireless.getByRole('link', { name: /^Get Started with Wireless/ })).toBeTruthy();
  });

  it('picks no router that cannot be bought, and says that it is out of stock', () => {
    show('/find-your-plan?people=few&evening=light&sending=little&place=own');
    expect(screen.getByRole('heading', { name: 'We’d pick Fibre Starter' })).toBeTruthy();
    const cost = within(screen.getByRole('region', { name: 'With your own router' }));
    expect(cost.getByText(/Out Of Stock right now/)).toBeTruthy();
    expect(screen.queryByText(/Tūī Router 6/)).toBeNull();
  });
});
