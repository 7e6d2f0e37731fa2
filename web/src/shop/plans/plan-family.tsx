import { chakra } from '@chakra-ui/react';
import { describeCost, listWholeCost } from '@kowhai/domain/cart/whole-cost';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { findNeighbours } from '@kowhai/domain/catalogue/plan-neighbours';
import { siteSettings } from '@kowhai/domain/site-settings';
import { useQuery } from '@tanstack/react-query';
import { planListQuery } from '#data/queries.ts';
import { FindYourPlan } from '#shop/shared/find-your-plan.tsx';
import { PlanNeighbour } from '#shop/shared/plan-neighbour.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Heading } from '#ui/text.tsx';
import { PlanComparison } from './plan-comparison.tsx';

/** The end of a plan's page: its neighbours, questions, and the comparison with all plans of its category. */
export function PlanFamily({ plan }: { plan: Plan }) {
  // Optional: without the other plans, the page only lacks these parts.
  const { data = [] } = useQuery(planListQuery());
  const family = data.filter(({ category }) => category === plan.category);
  const { cheaper, faster } = findNeighbours(family, plan);
  return (
    <chakra.div display="grid" gap={{ base: '10', md: '16' }} marginTop={{ base: '10', md: '16' }}>
      {(cheaper || faster) && (
        <chakra.section display="grid" gap="5" aria-labelledby="neighbours">
          <Heading id="neighbours" size="lg">
            Not quite right?
          </Heading>
          <chakra.div display="grid" gap="5" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
            {cheaper && <PlanNeighbour title="For less" plan={cheaper} than={plan} />}
            {faster && <PlanNeighbour title="For more speed" plan={faster} than={plan} />}
          </chakra.div>
          <FindYourPlan />
        </chakra.section>
      )}
      <chakra.section display="grid" gap="5" aria-labelledby="questions">
        <Heading id="questions" size="lg">
          Questions
        </Heading>
        <Accordion items={listPlanQuestions(plan)} />
      </chakra.section>
      <PlanComparison
        key={plan._id}
        category={plan.category}
        plans={family}
        firstPicks={[plan, faster ?? cheaper].flatMap((picked) => picked?._id ?? [])}
      />
    </chakra.div>
  );
}

const { promises } = siteSettings;

/** Frequent questions about a plan, answered from the catalogue and the settings. */
function listPlanQuestions(plan: Plan): { question: string; answer: string }[] {
  const costs = listWholeCost([plan], 0);
  const costOf = (name: string) => {
    const cost = costs.find((one) => one.name === name);
    return cost ? `${describeCost(cost)}.` : '';
  };
  const visit =
    plan.category === 'wireless'
      ? 'Nobody needs to visit: you just plug in the modem.'
      : `If your home needs fibre installed, the visit typically takes ${promises.fibreInstall}.`;
  return [
    {
      question: 'When will I be connected?',
      answer: `We’ll review your order request within ${promises.reviewDays}. Once approved, a standard connection takes ${promises.connectionDays}. ${visit}`,
    },
    { question: 'What does it cost to connect?', answer: costOf('Connecting') },
    { question: 'What does it cost to leave?', answer: costOf('Leaving') },
    { question: 'Do I need a modem?', answer: `${plan.equipment}.` },
    {
      question: 'Can I change my mind after ordering?',
      answer: `Yes. Until we start on it, you can cancel the request on its page. After that, call ${siteSettings.freephone}.`,
    },
  ];
}
