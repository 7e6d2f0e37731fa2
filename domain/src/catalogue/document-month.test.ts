import { describe, expect, it } from 'vitest';
import { documentMonth } from '#domain/stored-file.ts';
import { describeDocumentMonth, documentMonthAt, monthOfNewDocument } from './document-month.ts';

describe('the month of a document', () => {
  it('is said in words; a record of the time before months were kept is of January 2025', () => {
    expect(describeDocumentMonth('2026-11')).toBe('November 2026');
    expect(describeDocumentMonth()).toBe('January 2025');
  });

  it('is that of New Zealand', () => {
    expect(documentMonthAt('2026-10-31T10:59:00.000Z')).toBe('2026-10');
    expect(documentMonthAt('2026-10-31T11:00:00.000Z')).toBe('2026-11');
  });

  it.each(['2026', '2026-13', '2026-00', '2026-1', 'January 2026', ''])('is not "%s"', (month) => {
    expect(documentMonth.safeParse(month).success).toBe(false);
  });

  const now = '2026-11-22T01:00:00.000Z';

  it.each([
    ['another document', 'documents/a.pdf', 'documents/b.pdf', '2026-11'],
    ['a first document', '', 'documents/b.pdf', '2026-11'],
    ['the same document', 'documents/a.pdf', 'documents/a.pdf', undefined],
    ['no word about it', 'documents/a.pdf', undefined, undefined],
    ['taking it away', 'documents/a.pdf', '', undefined],
  ])('comes with %s', (_, before, after, month) => {
    expect(monthOfNewDocument(before, after, now)).toBe(month);
  });
});
