import { type NewPerson, newPerson, type StaffUser } from '@kowhai/domain/people/staff-user';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { user } from '#testing/example-user.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderForTest } from '#testing/render.tsx';
import { useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { blankPerson, ChooseCustomer } from './choose-customer.tsx';

const proven = { ...user, isDisabled: false, emailProvenAt: user.createdAt };

function Choosing() {
  const newCustomer = useValidatedForm<NewPerson, NewPerson>(newPerson, blankPerson);
  const [customer, setCustomer] = useState<StaffUser | null>(null);
  return (
    <ChooseCustomer
      customer={customer}
      named={null}
      newCustomer={newCustomer}
      error={undefined}
      onChoose={setCustomer}
    />
  );
}

function show() {
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Choosing />
    </QueryClientProvider>,
  );
}

const search = (words: string) => userEvent.type(screen.getByRole('searchbox'), words);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks before an order goes to an account whose email nobody has confirmed', async () => {
  fakeApi({ listUsers: [{ ...user, isDisabled: false }] });
  show();
  await search('Tāne');
  await userEvent.click(await screen.findByRole('button', { name: /^Aroha Tāne/ }));
  const question = await screen.findByRole('dialog', { name: 'Did they open this account?' });
  expect(question.textContent).toContain(user.email);
  expect(screen.queryByText('Choose someone else')).toBeNull();
  await press('Yes, it’s theirs');
  await screen.findByText('Email not confirmed');
});

it('says where more people are found than it shows', async () => {
  fakeApi({ listUsers: Array.from({ length: 6 }, (_, n) => ({ ...proven, _id: `u${n}` })) });
  show();
  await search('Tāne');
  await screen.findByText('There are more. Type more of the name, email or phone.');
  expect(screen.getAllByRole('button', { name: /^Aroha Tāne/ })).toHaveLength(5);
  fakeApi({ listUsers: [proven] });
  await search(' Aroha');
  await vi.waitFor(() => expect(screen.queryByText(/^There are more/)).toBeNull());
});

it('opens an account for a new person, and takes them as the customer', async () => {
  const sent = fakeApi({ addUser: proven });
  show();
  await press('New customer');
  for (const [label, text] of [
    ['First Name', 'Aroha'],
    ['Last Name', 'Tāne'],
    ['Email Address', 'aroha@kowhai.example'],
    ['Phone', '021 000 000'],
    ['Address', '12 Rātā Street, Karori'],
  ] as const) {
    await fill(screen.getByLabelText(label), text);
  }
  await press('Add customer');
  await screen.findByRole('button', { name: 'Choose someone else' });
  expect(sent).toMatchObject([{ name: 'addUser', body: { email: 'aroha@kowhai.example' } }]);
});
