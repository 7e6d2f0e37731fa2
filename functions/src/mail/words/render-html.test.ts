import { expect, it } from 'vitest';
import { renderHtml } from './render-html.ts';

it.each(['KB-7F3K-29QD', '1-2', '0800 000 000'])('keeps %s on one line, in texts and in steps', (words) => {
  const text = `Before ${words} after`;
  const withLinks = renderHtml(
    {
      subject: '',
      preheader: '',
      title: '',
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'steps', steps: [{ title: '', when: text }] },
      ],
    },
    'https://shop.example',
  );
  const html = withLinks.replace(/<\/?a\b[^>]*>/g, '');
  expect(html.split(`Before <span style="white-space:nowrap">${words}</span> after`)).toHaveLength(3);
});
