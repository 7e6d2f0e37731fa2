import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { findNeighbours } from '@kowhai/domain/catalogue/plan-neighbours';
import { useQuery } from '@tanstack/react-query';
import { planListQuery } from '#data/queries.ts';
import { FindYourPlan } from '#shop/shared/find-your-plan.tsx';
import { PlanNeighbour } from '#shop/shared/plan-neighbour.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Heading } from '#ui/text.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { listPlanQuestions } from './plan-questions.ts';

/** What helps to decide at the end of a plan's page: its neighbours, questions, and all of its kind side by side. */
export function PlanFamily({ plan }: { plan: Plan }) {
  // Without the others the page is whole: they are not waited for, and not complained about.
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
