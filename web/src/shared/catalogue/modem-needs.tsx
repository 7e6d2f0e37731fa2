import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { Disclosure } from '#ui/disclosure.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { Heading, Text } from '#ui/text.tsx';

/** What most people need to know; the details are for those who check their model. */
const inShort: Record<PlanCategory, string> = {
  fibre: 'Your router: bought since 2018? It should work.',
  hyperfibre: 'Your router: has it a 10 Gbps port? A slower one works at 1000 Mbps.',
  wireless: 'Your modem: does it take a SIM, unlocked? It should work.',
};

type ModemNeedsProps = { title: string; plan: Pick<Plan, 'category' | 'modemReqs'> };

/** What a modem of the customer's own has to have, in a sentence, with the plan's details folded. */
export function ModemNeeds({ title, plan }: ModemNeedsProps) {
  return (
    <chakra.section>
      <Heading size="sm">{title}</Heading>
      <Text marginTop="1">
        <NoBreak>{inShort[plan.category]}</NoBreak>
      </Text>
      <Disclosure summary="Details for your model">
        <Text whiteSpace="pre-line">{plan.modemReqs}</Text>
      </Disclosure>
    </chakra.section>
  );
}
