import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { findNeighbours, listNear } from '@kowhai/domain/catalogue/plan-neighbours';
import { siteSettings } from '@kowhai/domain/site-settings';
import { useQuery } from '@tanstack/react-query';
import { planListQuery } from '#data/queries.ts';
import { paths } from '#shared/paths.ts';
import { PlanNeighbour } from '#shop/shared/plan-neighbour.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { Accordion, Disclosure } from '#ui/disclosure.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { PlanComparison } from './plan-comparison.tsx';

/** The end of a plan's page: its neighbours, questions, and the comparison with plans of its category, closed. */
export function PlanFamily({ plan }: { plan: Plan }) {
  // Optional: without the other plans, the page only lacks these parts.
  const { data: plans = [] } = useQuery(planListQuery());
  const family = plans.filter(({ category }) => category === plan.category);
  const near = listNear(family, plan);
  const { cheaper, faster } = findNeighbours(family, plan);
  return (
    <chakra.div display="grid" gap={{ base: '5', md: '10' }} marginTop={{ base: '5', md: '12' }}>
      {(cheaper || faster) && (
        <chakra.section display="grid" gap="3" aria-labelledby="neighbours">
          <Heading id="neighbours" size="md">
            Not quite right?
          </Heading>
          <chakra.div
            display="grid"
            rowGap="3"
            columnGap="12"
            gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
          >
            {cheaper && <PlanNeighbour title="For less" plan={cheaper} than={plan} />}
            {faster && <PlanNeighbour title="For more speed" plan={faster} than={plan} />}
          </chakra.div>
          <TextLink to={paths.finder()} standalone justifySelf="start">
            Not sure? Find your plan
          </TextLink>
        </chakra.section>
      )}
      <chakra.section display="grid" gap="3" aria-labelledby="questions">
        <Heading id="questions" size="md">
          Questions
        </Heading>
        <chakra.div>
          <Accordion entries={listPlanQuestions(plan)} />
          {near.length > 1 && (
            <Disclosure summary="Side by side with our other plans" isWide>
              {near.length < family.length && (
                <Text marginBottom="4">
                  {`The ${near.length - 1} nearest in price of our ${family.length} ${planCategoryNames[plan.category]} plans. `}
                  <TextLink to={paths.planList(plan.category)}>See all</TextLink>
                </Text>
              )}
              <PlanComparison
                key={plan._id}
                category={plan.category}
                plans={near}
                firstPicks={[plan, faster ?? cheaper].flatMap((picked) => picked?._id ?? [])}
              />
            </Disclosure>
          )}
        </chakra.div>
      </chakra.section>
    </chakra.div>
  );
}

const { promises } = siteSettings;

/** Frequent questions that the rest of the page leaves open, answered from the catalogue and the settings. */
function listPlanQuestions(plan: Plan): { question: string; answer: string }[] {
  const visit =
    plan.category === 'wireless'
      ? 'Nobody needs to visit: you just plug in the modem.'
      : `If your home needs fibre installed, the visit typically takes ${promises.fibreInstall}.`;
  return [
    {
      question: 'When will I be connected?',
      answer: `We’ll review your order request within ${promises.reviewDays}. Once approved, a standard connection takes ${promises.connectionDays}. ${visit}`,
    },
    {
      question: 'Can I change my mind after ordering?',
      answer: `Yes. Until we start on it, you can cancel the request on its page. After that, call ${siteSettings.freephone}.`,
    },
  ];
}
