import { act, renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useToasts } from '#state/toasts.ts';
import { useFirstErrorToast } from './use-first-error-toast.ts';

const messages = () => useToasts.getState().toasts.map(({ message }) => message);

it('tells of the first error after a failed attempt, and takes it back with the form', async () => {
  const { result, unmount } = renderHook(() => {
    const form = useForm({ defaultValues: { city: '', region: '' } });
    form.register('city', { required: 'Suburb or city is invalid' });
    form.register('region', { required: 'Select a region' });
    useFirstErrorToast(form);
    return form;
  });
  expect(messages()).toEqual([]);
  await act(() => result.current.handleSubmit(() => undefined)());
  await waitFor(() => expect(messages()).toEqual(['Suburb or city is invalid']));
  unmount();
  expect(messages()).toEqual([]);
});

it('takes it back when the next attempt succeeds', async () => {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { city: '' } });
    form.register('city', { required: 'Suburb or city is invalid' });
    useFirstErrorToast(form);
    return form;
  });
  await act(() => result.current.handleSubmit(() => undefined)());
  await waitFor(() => expect(messages()).toEqual(['Suburb or city is invalid']));
  act(() => result.current.setValue('city', 'Karori'));
  await act(() => result.current.handleSubmit(() => undefined)());
  await waitFor(() => expect(messages()).toEqual([]));
});
