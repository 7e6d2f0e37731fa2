import type { Contract } from '@kowhai/domain/api/contract';
import type { AnswerOf } from '@kowhai/domain/api/endpoint';
import { readDeskCounts } from '@kowhai/domain/desk/desk-counts';

type Desk = AnswerOf<Contract['watchDesk']>;

/** What a poll of an empty desk answers, with other counts of orders. */
export function exampleDesk(orders: Partial<Desk['orders']> = {}): Desk {
  const counts = readDeskCounts({}, { today: '2026-11-20', assigneeKey: 'k1' });
  return { changes: 0, latest: null, ...counts, orders: { ...counts.orders, ...orders } };
}
