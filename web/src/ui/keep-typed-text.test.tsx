import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderForTest } from '#web/render-for-tests.tsx';
import { keepTypedText } from './keep-typed-text.ts';
import { TextField } from './text-field.tsx';

it('gives back what was typed before a form library took the field over, and tells the library', async () => {
  const node = document.createElement('input');
  node.value = 'typed early';
  let heard = '';
  node.addEventListener('input', () => {
    heard = node.value;
  });
  document.body.append(node);
  keepTypedText<HTMLInputElement>((taken) => {
    if (taken) taken.value = 'default';
  })(node);
  expect(node.value).toBe('typed early');
  await waitFor(() => expect(heard).toBe('typed early'));
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
