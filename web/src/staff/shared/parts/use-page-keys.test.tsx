import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useStaffShortcuts } from '#staff/layout/use-staff-shortcuts.ts';
import { renderForTest } from '#testing/render.tsx';
import { usePageKeys } from './use-page-keys.ts';

const complete = vi.fn();
beforeEach(() => complete.mockClear());

function Page() {
  usePageKeys({ c: complete });
  return <p>{useLocation().pathname}</p>;
}

function StaffPage() {
  useStaffShortcuts(vi.fn());
  return <Page />;
}

it('a key that belongs to a pair does nothing to the page that is open', async () => {
  const { container } = renderForTest(<StaffPage />);
  await userEvent.keyboard('gc');
  expect(container.textContent).toBe('/admin/changes');
  await userEvent.keyboard('gz');
  expect(complete).not.toHaveBeenCalled();
  await userEvent.keyboard('c');
  expect(complete).toHaveBeenCalledOnce();
});

function NextOrder() {
  const [order, setOrder] = useState(1);
  usePageKeys({ j: () => setOrder(2), c: () => complete(order) });
  // As soon as the page shows it, before any effect has run.
  useLayoutEffect(() => void (order === 2 && fireEvent.keyDown(document.body, { key: 'c' })), [order]);
  return null;
}

it('a key acts on what the page shows at that moment', async () => {
  renderForTest(<NextOrder />);
  await userEvent.keyboard('j');
  expect(complete).toHaveBeenCalledExactlyOnceWith(2);
});
