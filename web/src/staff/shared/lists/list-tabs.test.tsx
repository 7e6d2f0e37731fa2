import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { ListTabs } from './list-tabs.tsx';

afterEach(() => void vi.restoreAllMocks());

it('keeps the open tab in sight where the window gets narrower', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  const tabs = ['late', 'submitted'].map((id) => ({ id, label: id, to: `?status=${id}`, count: '1' }));
  renderForTest(<ListTabs label="Orders by status" tabs={tabs} openId="submitted" />);
  width.mockReturnValue(390);
  fireEvent(window, new Event('resize'));
  expect(screen.getByRole('list').scrollLeft).toBe(355);
});
