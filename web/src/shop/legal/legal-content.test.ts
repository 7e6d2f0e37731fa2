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

it('the terms state the postage that is charged', () => {
  expect(JSON.stringify(termsContent)).toContain(
    'Postage within New Zealand is $9.99 (on orders over $175, plan included).',
  );
});
