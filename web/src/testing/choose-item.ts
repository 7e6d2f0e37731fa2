import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Opens a menu of plans or hardware, and chooses what is so called. */
export async function chooseItem(field: HTMLElement, name: string | RegExp) {
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name }));
}
