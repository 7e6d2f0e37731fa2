import { blankCoverage, type Coverage } from '@kowhai/domain/coverage/coverage';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { coverageQuery, planListQuery } from '#data/queries.ts';
import { createQueryClient } from '#data/query-client.ts';
import { readUnsaved } from '#state/unsaved.ts';
import { examplePlans } from '#testing/example-plans.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { CheckAddressPage } from './check-address-page.tsx';

const karori: Coverage = { ...blankCoverage('6012'), fibre: 'most', hyperfibre: 'not yet' };
const haast: Coverage = {
  ...blankCoverage('7844'),
  place: 'Haast',
  fibre: 'not yet',
  hyperfibre: 'not yet',
  wireless: 'some',
};

function show(address: string, known: Coverage | null = null, state: object | null = null) {
  const client = createQueryClient();
  client.setQueryData(planListQuery().queryKey, [...examplePlans]);
  if (known) client.setQueryData(coverageQuery(known._id).queryKey, known);
  else client.setQueryData(coverageQuery('6011').queryKey, null);
  renderForTest(
    <QueryClientProvider client={client}>
      <CheckAddressPage />
    </QueryClientProvider>,
    { pathname: '/check-address', search: `?${new URLSearchParams({ address })}`, state },
  );
}

const sentences = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => {
  sessionStorage.clear();
  fakeApi({});
});

const likely = () => screen.findByRole('heading', { level: 2, name: /Karori|Haast|Te Aro|6011/ });

it('begins with what is likely and three plans, and keeps the address', async () => {
  show('2/14 tawhiri rd karori', karori);
  expect((await likely()).textContent).toBe('Probably fibre in Karori 6012');
  expect(screen.getByText('At 2/14 Tawhiri Road, Karori 6012')).toBeTruthy();
  expect(screen.getAllByText(/We check your address/)).toHaveLength(1);
  await waitFor(() =>
    expect(readUnsaved('checked-address')).toMatchObject({
      address: '2/14 Tawhiri Road',
      city: 'Karori, Wellington',
      postalCode: '6012',
    }),
  );
  expect(screen.getAllByRole('link', { name: /^Get Started/ })).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 4' }));
  expect(sentences()).toEqual([
    'Fibre reaches most homes in Karori 6012',
    'Wireless',
    'Hyperfibre doesn’t reach Karori 6012 yet',
  ]);
  expect(screen.getByRole('link', { name: 'See our Hyperfibre plans all the same' })).toBeTruthy();
});

it('begins with wireless where fibre is not there, and ends nowhere', async () => {
  show('7844', haast);
  expect((await likely()).textContent).toBe('Perhaps wireless in Haast 7844: some streets have it');
  cleanup();
  show('7844', { ...haast, wireless: 'not yet' });
  expect((await likely()).textContent).toBe('Nothing of ours in Haast 7844 yet');
  expect(screen.getByRole('link', { name: 'Tell us where you live' })).toBeTruthy();
});

it('says that we do not know where nothing is known', async () => {
  show('6011');
  expect((await likely()).textContent).toBe('We don’t know yet what reaches 6011');
});

it('says quietly that a street is not in the list', async () => {
  show('12 Rimu Road, Karori', karori);
  await likely();
  expect(screen.getByText(/We don’t know this street/)).toBeTruthy();
});

it('offers the suburbs of a city, and shows every plan meanwhile', async () => {
  show('12 Kauri Street, Wellington');
  const question = await screen.findByRole('heading', { name: 'Which part of Wellington?' });
  expect(document.activeElement).toBe(question);
  const link = screen.getByRole('link', { name: 'Te Aro 6011' });
  expect(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('address')).toBe(
    '12 Kauri Street, Te Aro, Wellington 6011',
  );
  expect(screen.getAllByRole('link', { name: /^Get Started/ })).toHaveLength(examplePlans.length);
});

it('has an empty field without an address in the URL', () => {
  show('');
  expect(screen.getByLabelText<HTMLInputElement>('What can I get at my address?').value).toBe('');
  expect(sentences()).toEqual([]);
  // The form leads here before any script too.
  const form = document.querySelector('form');
  expect([form?.getAttribute('action'), form?.method, form?.querySelector('input')?.name]).toEqual([
    '/check-address',
    'get',
    'address',
  ]);
});
