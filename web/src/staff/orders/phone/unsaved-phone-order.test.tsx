import { blankCoverage } from '@kowhai/domain/coverage/coverage';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answerItems } from '#testing/answer-items.ts';
import { exampleDesk } from '#testing/example-desk.ts';
import { user } from '#testing/example-user.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderForTest } from '#testing/render.tsx';
import { NewOrderPage } from './new-order-page.tsx';

const aroha = { ...user, isDisabled: false, emailProvenAt: user.createdAt };
const tom = { ...aroha, _id: 'u2', firstName: 'Tom' };

const show = (search = '') =>
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <NewOrderPage />
    </QueryClientProvider>,
    `/admin/order/new${search}`,
  );

it('begins anew for the person it is opened for, and keeps what was begun for another', async () => {
  sessionStorage.clear();
  fakeApi({
    ...answerItems({}),
    getCoverage: blankCoverage('6012'),
    watchDesk: exampleDesk(),
    getUser: ({ params }) => (params.id === 'u2' ? tom : aroha),
    listUsers: [tom],
  });
  show();
  await userEvent.type(screen.getByRole('searchbox'), 'Tom');
  await userEvent.click(await screen.findByRole('button', { name: /^Tom/ }));
  await fill(screen.getByLabelText('Street Address'), '7 Kōwhai Lane');
  cleanup();
  show('?customer=u1');
  await screen.findByText('Aroha Tāne');
  await vi.waitFor(() =>
    expect(screen.getByLabelText('Street Address')).toMatchObject({ value: '12 Rātā Street' }),
  );
  cleanup();
  show();
  await screen.findByText('Tom Tāne');
  expect(screen.getByLabelText('Street Address')).toMatchObject({ value: '7 Kōwhai Lane' });
});
