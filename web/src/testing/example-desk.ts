import type { Contract } from '@kowhai/domain/api/contract';
import type { AnswerOf } from '@kowhai/domain/api/endpoint';
import { readDeskCounts } from '@kowhai/domain/desk/desk-counts';

type Desk = AnswerOf<Contract['watchDesk']>;

type Counts = Partial<Omit<Desk['orders'], 'byStatus'>> & { byStatus?: Partial<Desk['orders']['byStatus']> };

/** What a poll of an empty desk answers, with other counts of orders. */
export function exampleDesk({ byStatus, ...orders }: Counts = {}): Desk {
  const counts = readDeskCounts({}, { today: '2026-11-20', assigneeKey: 'k1' });
  const all = { ...counts.orders, ...orders, byStatus: { ...counts.orders.byStatus, ...byStatus } };
  return { changes: 0, latest: null, ...counts, orders: all };
}
