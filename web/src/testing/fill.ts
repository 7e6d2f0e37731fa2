import userEvent from '@testing-library/user-event';

/** Puts a text into a field at once: typed by letters, it renders the form anew for each of them. */
export async function fill(field: Element, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.paste(text);
}
