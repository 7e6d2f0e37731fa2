import { judgePromise } from '@kowhai/domain/orders/connection-day-rule';
import type { Order } from '@kowhai/domain/orders/order';
import { formatDate } from '@kowhai/domain/time/date';
import { serverNow } from '#data/client/server-clock.ts';
import { ask } from '#state/question.ts';

/** Asks about a day on which no one works where the customer lives. @returns null where staff do not mean it */
export async function askAboutDay(
  orders: readonly Order[],
  day: string,
): Promise<{ isDayMeant?: true } | null> {
  const judged = orders.map(({ serviceAddress }) =>
    judgePromise(day, formatDate(serverNow()), serviceAddress.region),
  );
  const points = judged.flatMap((one) => (one && 'question' in one ? `${one.question}.` : []));
  if (points.length === 0) return {};
  const answer = await ask({
    title: 'Are you sure about the day?',
    points: [...new Set(points)],
    answers: ['Yes, that day'],
    cancel: 'Choose another day',
  });
  return answer === null ? null : { isDayMeant: true };
}
