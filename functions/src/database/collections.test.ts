import { readFileSync } from 'node:fs';
import { auditExpiry } from '@kowhai/domain/audit/audit';
import { archiveExpiry } from '@kowhai/domain/orders/order';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Collection, collectionNames, collections } from './collections.ts';

const [page = ''] = readFileSync(new URL('../../../docs/data.md', import.meta.url), 'utf8').split(
  '## In a browser',
);
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.slice(2, -2).split(' | '));
const definitions = Object.entries<Omit<Collection<never>, 'schema' | 'derive'>>(collections);

/** How long the page says that a collection's records stay. */
const readStay = (name: string) => rows.find(([first]) => first === `\`${name}\``)?.at(-1) ?? '';

it('docs/data.md names exactly the collections', () => {
  expect(rows.map(([name]) => name)).toEqual(collectionNames.map((name) => `\`${name}\``));
});

it.each(definitions)('docs/data.md says who else reads %s, and how long it stays', (name, collection) => {
  const [, what, written, readBy] = rows.find(([first]) => first === `\`${name}\``) ?? [];
  expect(readBy).toBe(collection.readers?.join(', ') || 'nobody');
  expect([what, written]).not.toContain('');
  const stay = readStay(name);
  const { days = 0 } = collection;
  if (days > 0) {
    const long = days % 365 === 0 ? [days / 365, 'year'] : [days, 'day'];
    const [count, unit] = days < 1 ? [days * 24, 'hour'] : long;
    expect(stay).toMatch(new RegExp(`^${count} ${unit}${count === 1 ? '' : 's'}\\b`));
  } else if (collection.expires) expect(stay).toMatch(/^(\d|until .* (expires|ends))/);
  else expect(stay).toMatch(/^until/);
});

/** The fields that the page names of a collection. */
function listFields(name: string): string[] {
  const line = page.split('\n').find((other) => other.startsWith(`- \`${name}\`: `)) ?? '';
  return [...line.slice(name.length + 6).matchAll(/(all of )?`(\w+)`/g)].flatMap(([, all, word = '']) =>
    all ? listFields(word) : word,
  );
}

it.each(collectionNames)('docs/data.md names exactly the fields of %s', (name) => {
  const { schema } = collections[name];
  const fields = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  expect(['_id', ...listFields(name)].toSorted()).toEqual(fields.toSorted());
});

it('gives the years that the law asks for', () => {
  const at = '2026-01-05T00:00:00.000Z';
  const yearsUntil = (expiry: string) => Number(expiry.slice(0, 4)) - 2026;
  const ofAudit = (kind: 'order' | 'enquiry') =>
    yearsUntil(auditExpiry({ at, record: { kind, _id: 'a', name: 'A' } }));
  expect(readStay('archivedOrders')).toContain(`${yearsUntil(archiveExpiry({ archivedAt: at }))} years`);
  expect(readStay('audit')).toBe(`${ofAudit('order')} years; of an enquiry, ${ofAudit('enquiry')} years`);
});
