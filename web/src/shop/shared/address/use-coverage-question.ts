import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { coverageQuery } from '#data/queries.ts';
import { paths } from '#shared/paths.ts';
import { ask } from '#state/question.ts';

/** No order waits longer to learn what is known. */
const longestWaitMs = 2000;

/** What was answered on this visit, and is not asked again. */
const answered = new Set<string>();

const anyway = 'Ask for it anyway';
const other = 'See what reaches it';

/**
 * Asks once about a plan of a kind that is said not to reach the address yet. Where nothing is known, or it cannot be
 * looked up in time, nothing is asked.
 *
 * @returns what resolves to whether the plan is wanted at the address
 */
export function useCoverageQuestion(kinds: readonly PlanCategory[]) {
  const client = useQueryClient();
  const navigate = useNavigate();

  const findQuestion = async ({ postalCode }: ServiceAddress) => {
    const known = await client.fetchQuery(coverageQuery(postalCode));
    // Loaded with the question: hardly any order needs it.
    return (await import('@kowhai/domain/coverage/coverage')).askAboutCoverage(kinds, known);
  };
  return async (address: ServiceAddress): Promise<boolean> => {
    if (kinds.length === 0) return true;
    const title = await Promise.race([
      findQuestion(address).catch(() => null),
      new Promise<null>((resolve) => setTimeout(resolve, longestWaitMs, null)),
    ]);
    if (title === null || answered.has(title)) return true;
    const given = await ask({
      title,
      points: [
        'That’s as far as we know. You can ask for it all the same: we check your address before we connect you, and tell you what works there.',
      ],
      answers: [other, anyway],
    });
    if (given === other) navigate(paths.checkAddress(formatServiceAddress(address)));
    if (given === anyway) answered.add(title);
    return given === anyway;
  };
}
