import type { PlanName } from '@kowhai/domain/catalogue/hardware';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { examplePlans } from '#testing/example-plans.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { PlansField } from './plans-field.tsx';

let chosen: readonly PlanName[];

function Field() {
  const [plans, setPlans] = useState<readonly PlanName[]>([{ _id: 'gone', name: 'Fibre Gone' }]);
  chosen = plans;
  return (
    <PlansField label="Works with" name="worksWith" category="fibre" chosen={plans} onChange={setPlans} />
  );
}

it('offers the plans of the category, keeps one in sight that was deleted, and gives ids with names', async () => {
  fakeApi({ listPlans: [...examplePlans] });
  renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <Field />
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Fibre Max');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['Fibre Starter', false],
    ['Fibre Max', false],
    ['Fibre Gone', true],
  ]);
  await userEvent.click(screen.getByLabelText('Fibre Max'));
  await userEvent.click(screen.getByLabelText('Fibre Gone'));
  expect(chosen).toEqual([{ _id: 'max', name: 'Fibre Max' }]);
});
