import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { type Base, useUnsavedChanges } from './use-unsaved-changes.ts';

type Fields = { name: string; qty: number; limit: number | null; other: number | null };

const base: Base = { id: 'tui', seenAt: '', fields: { name: 'Tūī', qty: 4, limit: null, other: 7 } };

/** Opens the editor, as a reload does. */
function open() {
  const editor = renderHook(() => {
    const form = useForm<Fields, unknown, Fields>({ defaultValues: base.fields as Fields });
    return { form, unsaved: useUnsavedChanges(form, { current: base }, []) };
  });
  return editor.result.current;
}

beforeEach(() => sessionStorage.clear());

it('brings back after a reload a number where there was none, and none where there was a number', () => {
  const { form } = open();
  form.setValue('limit', 300);
  form.setValue('other', null);
  const { form: reloaded, unsaved } = open();
  expect(unsaved.restored).toEqual(['limit', 'other']);
  expect(reloaded.getValues()).toEqual({ ...base.fields, limit: 300, other: null });
});

it('brings back no number that was cleared and may not be empty', () => {
  const { form } = open();
  form.setValue('qty', Number.NaN);
  form.setValue('name', 'Kea');
  const { form: reloaded } = open();
  expect(reloaded.getValues()).toEqual({ ...base.fields, name: 'Kea' });
});
