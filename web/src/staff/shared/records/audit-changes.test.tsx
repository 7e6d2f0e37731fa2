import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { AuditChanges } from './audit-trail.tsx';

const changes = [{ field: '6011 Te Aro', from: 'fibre: unknown', to: 'fibre: most' }];
const entry = (name: string) => ({
  _id: 'a1',
  at: '2026-11-27T00:00:00.000Z',
  by: { _id: 'hana', name: 'Hana' },
  record: { kind: 'coverage' as const, _id: 'import', name },
  action: 'import' as const,
  changes,
});

it('says how many postcodes an import changed besides those that it lists', () => {
  renderForTest(<AuditChanges entry={entry('1079 postcodes')} />);
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('and 1,078 more');
});

it('lists a small import whole, and no more', () => {
  renderForTest(<AuditChanges entry={entry('1 postcode')} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
