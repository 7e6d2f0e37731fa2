import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField, TextField } from './text-field.tsx';

/** What a reader says after the name: error first, then the hint. */
function descriptionOf(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent?.trim()).join(' | ');
}

describe.each([
  ['a line of text', TextField],
  ['a password', PasswordField],
  ['several lines', TextAreaField],
  ['a choice from a list', (props: object) => <SelectField label="" options={['One']} {...props} />],
])('%s', (_, Field) => {
  it('is found by its label, and its hint and error belong to it', () => {
    renderForTest(<Field name="city" label="Suburb/City" hint="As on your mail" error="City is invalid" />);
    const control = screen.getByLabelText('Suburb/City');
    expect(control.id).toBe('city');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(control)).toBe('City is invalid | As on your mail');
  });

  it('keeps its label when it is given an id', () => {
    renderForTest(<Field id="own-id" label="Suburb/City" />);
    expect(screen.getByLabelText('Suburb/City').id).toBe('own-id');
  });

  it('says that it is optional, and otherwise asks for an answer', () => {
    renderForTest(<Field label="Phone" optional />);
    const control = screen.getByLabelText('Phone (optional)');
    expect(control.getAttribute('aria-required')).not.toBe('true');
    expect(control.getAttribute('aria-invalid')).toBeNull();
    expect(control.getAttribute('aria-describedby')).toBeNull();
  });
});

it('a password is hidden, can be shown, and hidden again', async () => {
  renderForTest(<PasswordField label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

it('a select starts with a choice that chooses nothing', () => {
  renderForTest(<SelectField label="Region" placeholder="Select" options={['Otago', 'Southland']} />);
  expect(screen.getByLabelText<HTMLSelectElement>('Region').value).toBe('');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Select',
    'Otago',
    'Southland',
  ]);
});

it('radios are one group with its question, and the arrows of a keyboard are the browser’s own', async () => {
  renderForTest(
    <RadioGroup
      label="Do you need a modem?"
      defaultValue="Y"
      options={[
        { value: 'Y', label: 'Yes' },
        { value: 'N', label: 'No' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Do you need a modem?' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
  await userEvent.click(screen.getByText('No'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
});

it('a checkbox is ticked by its label', async () => {
  renderForTest(<CheckboxField label="Admin" name="isAdmin" />);
  await userEvent.click(screen.getByText('Admin'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Admin' }).checked).toBe(true);
});
