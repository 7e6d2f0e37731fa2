// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { readSwitchAnswers } from '#state/switch-answers.ts';
import { renderForTest } from '#testing/render.tsx';
import { SwitchQuestion } from './switch-question.tsx';

beforeEach(() => sessionStorage.clear());

const type = async (label: RegExp, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

it('asks for the account and the consent while one types, and another account takes the consent back', async () => {
  renderForTest(<SwitchQuestion />);
  expect(screen.queryByLabelText(/account number/)).toBeNull();
  await type(/^Who’s your provider now/, 'Example Net');
  await type(/account number/, 'none');
  expect(screen.queryByRole('radio')).toBeNull();
  await type(/account number/, 'A-12');
  expect(screen.getByText(/from Example Net, account A-12/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Yes, I agree' }));
  const agreed = { provider: 'Example Net', account: 'A-12', arrangeSwitch: 'yes' };
  expect(readSwitchAnswers()).toEqual(agreed);
  renderForTest(<SwitchQuestion />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes, I agree' }).checked).toBe(true);
  await type(/account number/, 'A-13');
  expect(readSwitchAnswers()).toEqual({ provider: 'Example Net', account: 'A-13' });
});

it('asks about a landline and an alarm once a provider is named', async () => {
  renderForTest(<SwitchQuestion />);
  expect(screen.queryByRole('status')).toBeNull();
  await type(/^Who’s your provider now/, 'Example Net');
  expect(screen.getByRole('status').textContent).toMatch(/^Is a landline or a medical alarm on that line\?/);
});
