import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { hydrationSafeRef } from './hydration-safe-input.ts';
import { TextField } from './text-field.tsx';

/** As the script of a prerendered page marks a field at its first input. */
const type = <Field extends HTMLInputElement | HTMLSelectElement>(field: Field, text: string) =>
  Object.assign(field, { value: text, isTyped: 1 });

it('gives back what was typed before a form library took the field over, and tells the library', async () => {
  const node = document.createElement('input');
  type(node, 'typed early');
  let heard = '';
  node.addEventListener('input', () => {
    heard = node.value;
  });
  document.body.append(node);
  hydrationSafeRef<HTMLInputElement>((taken) => {
    if (taken) taken.value = 'default';
  })(node);
  expect(node.value).toBe('typed early');
  await waitFor(() => expect(heard).toBe('typed early'));
  node.remove();
});

it('takes back what a browser filled in again after a reload, which nobody typed', () => {
  const typed = type(document.createElement('input'), 'typed early');
  const input = Object.assign(document.createElement('input'), { value: '7910' });
  const select = document.createElement('select');
  select.innerHTML = '<option value="">Select</option><option>Otago</option>';
  select.value = 'Otago';
  const readAll = () => {
    for (const field of [typed, input, select])
      hydrationSafeRef<HTMLInputElement | HTMLSelectElement>(null)(field);
    return [typed, input, select].map(({ value }) => value);
  };
  // Once the page is live, nothing is filled in again.
  expect(readAll()).toEqual(['typed early', '7910', 'Otago']);
  window.early = { tap: null, fail: () => undefined };
  expect(readAll()).toEqual(['typed early', '', '']);
  window.early = undefined;
});

it('selects a text that is filled into the focused field, so that typing replaces it', () => {
  const node = document.createElement('input');
  document.body.append(node);
  node.focus();
  hydrationSafeRef<HTMLInputElement>((taken) => {
    if (taken) taken.value = 'Karori';
  })(node);
  expect([node.value, node.selectionStart, node.selectionEnd]).toEqual(['Karori', 0, 6]);
  node.remove();
});

it('leaves a fresh field to its default', () => {
  function Example() {
    const { register } = useForm({ defaultValues: { city: 'Nelson' } });
    return <TextField label="City" {...register('city')} />;
  }
  renderForTest(<Example />);
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Nelson');
});

it('gives back what was chosen of a list, and leaves a list alone from which nothing was', async () => {
  const node = document.createElement('select');
  node.innerHTML = '<option value="">Select</option><option>Otago</option><option>Southland</option>';
  let heard = '';
  node.addEventListener('change', () => {
    heard = node.value;
  });
  const takeOver = (standard: string) =>
    hydrationSafeRef<HTMLSelectElement>((taken) => {
      if (taken) taken.value = standard;
    })(node);
  takeOver('Otago');
  expect(node.value).toBe('Otago');
  type(node, 'Southland');
  takeOver('');
  expect(node.value).toBe('Southland');
  await waitFor(() => expect(heard).toBe('Southland'));
});
