import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useStaffShortcuts } from '#staff/layout/use-staff-shortcuts.ts';
import { renderForTest } from '#testing/render.tsx';
import { usePageKeys } from './use-page-keys.ts';

const complete = vi.fn();

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
