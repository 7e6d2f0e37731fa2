import { chakra } from '@chakra-ui/react';
import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { coverageQuery } from '#data/queries.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text.tsx';

/** No order waits longer to learn what is known. */
const longestWaitMs = 2000;

/** What was answered on this visit, and is not asked again. */
const answered = new Set<string>();

type Asked = { title: string; address: ServiceAddress; answer: (isWanted: boolean) => void };

/**
 * Asks once about a plan of a kind that is said not to reach the address yet. Where nothing is known, or it cannot be
 * looked up in time, nothing is asked.
 */
export function useCoverageQuestion(kinds: readonly PlanCategory[]): {
  isWanted: (address: ServiceAddress) => Promise<boolean>;
  dialog: ReactNode;
} {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);

  const findQuestion = async ({ postalCode }: ServiceAddress) => {
    const known = await client.fetchQuery(coverageQuery(postalCode));
    // Loaded with the question: hardly any order needs it.
    return (await import('@kowhai/domain/coverage/coverage')).askAboutCoverage(kinds, known);
  };
  const isWanted = async (address: ServiceAddress) => {
    if (kinds.length === 0) return true;
    const title = await Promise.race([
      findQuestion(address).catch(() => null),
      new Promise<null>((resolve) => setTimeout(resolve, longestWaitMs, null)),
    ]);
    if (title === null || answered.has(title)) return true;
    const isStillWanted = await new Promise<boolean>((answer) => setAsked({ title, address, answer }));
    if (isStillWanted) answered.add(title);
    return isStillWanted;
  };
  const answer = (isStillWanted: boolean) => {
    setAsked(null);
    asked?.answer(isStillWanted);
  };

  const dialog = (
    <Dialog title={asked?.title ?? ''} isOpen={asked !== null} onClose={() => answer(false)}>
      <Text>
        That’s as far as we know. You can ask for it all the same: we check your address before we connect
        you, and tell you what works there.
      </Text>
      <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
        <Button variant="outline" onClick={() => answer(true)}>
          Ask for it anyway
        </Button>
        <Button
          data-first-focus
          onClick={() => {
            answer(false);
            if (asked) navigate(paths.checkAddress(formatServiceAddress(asked.address)));
          }}
        >
          See what reaches it
        </Button>
      </chakra.div>
    </Dialog>
  );
  return { isWanted, dialog };
}
