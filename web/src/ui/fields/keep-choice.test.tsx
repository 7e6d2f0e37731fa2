import { act, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { createStyleCache, StyleProvider } from '#ui/style/style-provider.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'one', label: 'One or two' },
  { value: 'three', label: 'Three or four' },
];

function LibraryForm() {
  const { register, watch } = useForm<{ people?: string }>();
  return (
    <>
      <RadioGroup label="People" options={options} {...register('people')} />
      <output>{watch('people')}</output>
    </>
  );
}

function StateForm() {
  const [people, setPeople] = useState('one');
  const [isTicked, setTicked] = useState(false);
  return (
    <>
      <RadioGroup
        label="People"
        options={options}
        value={people}
        onChange={({ target }) => setPeople(target.value)}
      />
      <CheckboxField label="Rural" checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />
      <output>{`${people} ${isTicked}`}</output>
    </>
  );
}

afterEach(() => document.body.replaceChildren());

/** Shows the prerendered page, chooses on it, and only then hydrates it. */
async function chooseEarly(form: ReactNode, labels: readonly string[]): Promise<void> {
  const page = <StyleProvider cache={createStyleCache()}>{form}</StyleProvider>;
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  for (const label of labels) screen.getByLabelText(label).click();
  await act(async () => hydrateRoot(root, page));
}

it('keeps what was chosen before a form library took the field over, and tells the library', async () => {
  await chooseEarly(<LibraryForm />, ['Three or four']);
  expect(screen.getByLabelText<HTMLInputElement>('Three or four').checked).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('three');
});

it('tells the parent that holds the choice', async () => {
  await chooseEarly(<StateForm />, ['Three or four', 'Rural']);
  expect(screen.getByRole('status').textContent).toBe('three true');
});
