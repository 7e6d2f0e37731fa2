import type { Dashboard } from '@kowhai/domain/desk/dashboard';
import type { Order } from '@kowhai/domain/orders/order';
import {
  daysOfAge,
  daysOfReviewTiming,
  type ReviewTiming,
  reviewTimingOf,
} from '@kowhai/domain/orders/review-promise';
import { formatFullName } from '@kowhai/domain/people/user';
import { addDays, countBusinessDays, dayToIso } from '@kowhai/domain/time/business-days';
import { formatDate } from '@kowhai/domain/time/date';
import { countAll } from '#firebase/lists/count.ts';
import { listSorted } from '#firebase/lists/list-sorted.ts';
import { withinDays } from '#firebase/lists/within-days.ts';
import { openStore } from '#firebase/store.ts';

const maxShown = 10;
/** Older orders share the last bucket. */
const oldestAge = 3;

export async function countWaiting(now: string): Promise<Dashboard['waiting']> {
  const today = formatDate(now);
  const submitted = (await openStore()).orders.where('status', '==', 'submitted');
  const ages = Array.from({ length: oldestAge }, (_, age) => ({
    businessDays: age,
    ...daysOfAge(age, today),
  }));
  const oldest = { businessDays: oldestAge, to: addDays(ages.at(-1)?.from ?? today, -1) };
  const [byAge, first] = await Promise.all([
    Promise.all(
      [...ages, oldest].map(async (age) => ({
        ...age,
        count: await countAll(await withinDays(submitted, age)),
      })),
    ),
    listSorted(submitted, { limit: maxShown }, { by: ['createdAt'], isAscending: true }),
  ]);
  // All orders of one age have the same timing, so their count is used again.
  const sumOf = (timing: ReviewTiming) => {
    const alike = byAge.filter(({ to }) => reviewTimingOf({ createdAt: dayToIso(to) }, now) === timing);
    return { count: sum(alike), ...daysOfReviewTiming(timing, today) };
  };
  return {
    total: sum(byAge),
    late: sumOf('late'),
    dueToday: sumOf('due today'),
    onTime: sumOf('on time'),
    byAge,
    oldest: first.items.map((order) => describe(order, now)),
  };
}

function sum(counts: readonly { count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

function describe(
  { _id, number, user, createdAt, orderServices, serviceAddress }: Order,
  now: string,
): Dashboard['waiting']['oldest'][number] {
  return {
    _id,
    number,
    name: formatFullName(user),
    plan: orderServices.map(({ name }) => name).join(', '),
    town: serviceAddress.city,
    createdAt,
    businessDays: countBusinessDays(createdAt, now),
  };
}
