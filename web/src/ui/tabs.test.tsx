import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { Tabs } from './tabs.tsx';

beforeEach(() => {
  renderForTest(
    <Tabs
      label="Plans"
      tabs={[
        { id: 'fibre', label: 'Fibre', content: <p>Fibre plans</p> },
        { id: 'wireless', label: 'Wireless', content: <p>Wireless plans</p> },
        { id: 'all', label: 'All', content: <p>All plans</p> },
      ]}
    />,
  );
});

const shownPanel = () => screen.getByRole('tabpanel').textContent;

it('shows the first panel, with every other already in the page', () => {
  expect(screen.getByRole('tablist', { name: 'Plans' })).toBeDefined();
  expect(shownPanel()).toBe('Fibre plans');
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(3);
  expect(screen.getByRole('tabpanel', { name: 'Fibre' })).toBeDefined();
});

it('opens what is tapped', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'Wireless' }));
  expect(shownPanel()).toBe('Wireless plans');
});

it.each([
  ['{ArrowRight}', 'Wireless plans'],
  ['{ArrowLeft}', 'All plans'],
  ['{End}', 'All plans'],
  ['{End}{Home}', 'Fibre plans'],
  ['{End}{ArrowRight}', 'Fibre plans'],
])('the keys %s lead to "%s"', async (keys, panel) => {
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(shownPanel()).toBe(panel);
  expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
});

it('is one stop for the Tab key', async () => {
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
});
