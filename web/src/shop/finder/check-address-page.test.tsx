import { blankCoverage, type Coverage } from '@kowhai/domain/coverage/coverage';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { coverageQuery, planListQuery } from '#data/queries.ts';
import { createQueryClient } from '#data/query-client.ts';
import { readDraft } from '#state/drafts.ts';
import { examplePlans } from '#testing/example-plans.ts';
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

beforeEach(() => sessionStorage.clear());

it('says of each kind what reaches the place, with its plans from the smallest, and keeps the address', async () => {
  show('14A Tāwhiri Road, Karori', karori);
  expect(screen.getByRole('heading', { name: 'At 14A Tāwhiri Road, Karori 6012' })).toBeTruthy();
  expect(sentences()).toEqual([
    'Fibre reaches most homes in Karori 6012',
    'We’ll check whether wireless reaches your address in Karori 6012',
    'Hyperfibre doesn’t reach Karori 6012 yet',
  ]);
  expect(screen.getByText('We check your address before we connect you.')).toBeTruthy();
  const fibre = within(screen.getByRole('region', { name: 'Fibre' }));
  const prices = fibre.getAllByText(/^\$\d/).map(({ textContent }) => Number(textContent?.slice(1)));
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  await waitFor(() =>
    expect(readDraft('checked-address')).toMatchObject({
      address: '14A Tāwhiri Road',
      city: 'Karori',
      postalCode: '6012',
    }),
  );
});

it('keeps the id of an address that was chosen from the provider’s list', async () => {
  show('14A Tāwhiri Road, Karori', karori, { addressId: '2-.local.2' });
  await waitFor(() => expect(readDraft('checked-address')).toMatchObject({ addressId: '2-.local.2' }));
});

it('begins with wireless where fibre is not there, and ends nowhere', () => {
  show('7844', haast);
  expect(sentences()).toEqual([
    'Wireless reaches some streets in Haast 7844',
    'Fibre doesn’t reach Haast 7844 yet',
    'Hyperfibre doesn’t reach Haast 7844 yet',
  ]);
  expect(screen.getByRole('link', { name: 'See our Fibre plans all the same' })).toBeTruthy();
  show('7844', { ...haast, wireless: 'not yet' });
  expect(screen.getByRole('link', { name: 'Tell us where you live' })).toBeTruthy();
});

it('says that we check where nothing is known', () => {
  show('6011');
  expect(sentences()[0]).toBe('We’ll check whether fibre reaches your address in Te Aro 6011');
});

it('asks which of two places is meant, and shows every plan meanwhile', () => {
  show('12 Kauri Street, Richmond');
  expect(document.activeElement?.textContent).toBe('Which Richmond?');
  const link = screen.getByRole('link', { name: 'Richmond, Christchurch 8013' });
  expect(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('address')).toBe(
    '12 Kauri Street, Richmond, Christchurch 8013',
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
