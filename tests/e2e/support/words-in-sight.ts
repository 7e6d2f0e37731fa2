import type { Page } from 'playwright-core';

/**
 * Reads what a person sees of a page without opening anything: no text that is folded away, hidden, or there for screen
 * readers alone; with what fields hold and the headings that a table repeats on a phone's cards.
 */
export async function readWordsInSight(page: Page): Promise<string> {
  const seen = await page.evaluate(() => {
    const unseen = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 && height <= 1 && getComputedStyle(element).position === 'absolute';
    });
    for (const element of unseen) element.style.display = 'none';
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const labels = [...document.querySelectorAll<HTMLElement>('[data-label]')].filter(
      (cell) => isSeen(cell) && getComputedStyle(cell, '::before').content.includes(cell.dataset.label ?? ''),
    );
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
    ].filter((field) => field.type !== 'radio' && field.type !== 'checkbox' && isSeen(field));
    const text = document.body.innerText;
    for (const element of unseen) element.style.display = '';
    return [
      text,
      ...labels.map(({ dataset }) => dataset.label),
      ...fields.map((field) => ('options' in field ? field.selectedOptions[0]?.text : field.value)),
    ].join('\n');
  });
  return seen.replace(/\s+/g, ' ');
}
