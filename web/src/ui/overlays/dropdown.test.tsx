import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { Dropdown, DropdownLink } from './dropdown.tsx';

beforeEach(() => {
  renderForTest(
    <>
      <Dropdown label="Aroha Tāne">
        <li>
          <DropdownLink to="/profile">Profile</DropdownLink>
        </li>
      </Dropdown>
      <button type="button">Elsewhere</button>
    </>,
  );
});

const details = () => document.querySelector('details');
const opener = () => screen.getByText('Aroha Tāne');

it('opens and closes by its opener', async () => {
  await userEvent.click(opener());
  expect(details()?.open).toBe(true);
  await userEvent.click(opener());
  expect(details()?.open).toBe(false);
});

it('closes when something in it was chosen', async () => {
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  expect(details()?.open).toBe(false);
});

it('closes on Escape and gives the focus back to its opener', async () => {
  await userEvent.click(opener());
  screen.getByRole('link', { name: 'Profile' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(details()?.open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

it('closes when the person goes on elsewhere', async () => {
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(details()?.open).toBe(false);
});
