import { siteSettings } from '@kowhai/domain/site-settings';
import type { Block, Mail } from './mail-blocks.ts';

export function signature(): string[] {
  const { name, freephone, email, postalAddress } = siteSettings;
  return [name, `Freephone ${freephone}`, email, postalAddress];
}

export function renderText({ title, blocks }: Mail): string {
  return [title, ...blocks.map(toText), `--\n${signature().join('\n')}`].join('\n\n');
}

function toText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
    case 'code':
      return block.text;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'heading':
      return block.text.toUpperCase();
    case 'amounts':
      return block.rows
        .map(({ name, note, value }) => `${name}${note ? `, ${note}` : ''}: ${value}`)
        .join('\n');
    case 'lines':
      return block.rows
        .map(
          ({ product, price, quantity, total }) =>
            `Product: ${product}\nPrice: ${price}, Quantity: ${quantity}, Total: ${total}`,
        )
        .join('\n');
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'steps':
      return block.steps.map(({ title, when }, index) => `${index + 1}. ${title}: ${when}`).join('\n');
    case 'button':
      return `${block.text}: ${block.href}`;
  }
}
