import { createHash } from 'node:crypto';
import { siteSettings } from '@kowhai/domain/site-settings';
import { describe, expect, it } from 'vitest';
import { privacyContent } from './privacy-content.ts';
import { termsContent } from './terms-content.ts';

describe.each([
  ['privacy', privacyContent],
  ['terms', termsContent],
])('the %s page', (_, { sections }) => {
  it('gives every section an address of its own', () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  });

  it('says how to reach the shop', () => {
    expect(JSON.stringify(sections)).toContain(siteSettings.email);
  });
});

/** What each page says in which version. A changed text needs its own date here and on the page. */
const versions = [
  ['privacy', privacyContent, '28 November 2026', '53bdab5d93fb'],
  ['terms', termsContent, '26 November 2026', '8c789a475e9e'],
] as const;

it.each(versions)(
  'the date of the %s page is the day on which its text last changed',
  (_, content, date, hash) => {
    const { updated, ...text } = content;
    const found = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);
    expect({ updated, hash: found }).toEqual({ updated: date, hash });
  },
);

it('the terms state the postage that is charged', () => {
  expect(JSON.stringify(termsContent)).toContain(
    'Postage within New Zealand is $9.99 (on orders over $175, plan included).',
  );
});
