import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ask } from '#state/question.ts';
import { renderForTest } from '#testing/render.tsx';

const deletion = {
  title: 'Do you want to delete this order?',
  points: ['Order KB-1042'],
  answers: ['Delete order'],
  cancel: 'Cancel',
} as const;

it('asks, and has the browser start on the button that changes nothing', async () => {
  renderForTest(null);
  const answer = ask(deletion);
  const dialog = await screen.findByRole('dialog', { name: deletion.title });
  expect(dialog.textContent).toContain('Order KB-1042');
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel.hasAttribute('autofocus')).toBe(true);
  await userEvent.click(cancel);
  expect(await answer).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives the answer whose button is pressed', async () => {
  renderForTest(null);
  const answer = ask(deletion);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete order' }));
  expect(await answer).toBe('Delete order');
});

it('has the browser start on the first answer where none is a danger, and takes Escape for no answer', async () => {
  renderForTest(null);
  const answer = ask({ title: 'Got your own modem?', points: [], answers: ['Yes', 'No'] });
  const first = await screen.findByRole('button', { name: 'Yes' });
  expect(first.hasAttribute('autofocus')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  first.focus();
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBeNull();
});

it('leaves nobody waiting where another question follows, or the page goes', async () => {
  renderForTest(null);
  const first = ask(deletion);
  const second = ask({ title: 'Leave without saving?', points: [], answers: ['Leave'] });
  expect(await first).toBeNull();
  cleanup();
  expect(await second).toBeNull();
});
