import { chakra } from '@chakra-ui/react';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { type HouseholdAnswers, type PlanPick, recommendPlan } from '@kowhai/domain/finder/plan-finder';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hardwareListQuery, planListQuery } from '#data/queries.ts';
import { PlanCard } from '#shared/catalogue/plan-card.tsx';
import { FactList } from '#shared/fact-list.tsx';
import { LoadError } from '#shared/load-error.tsx';
import { paths } from '#shared/paths.ts';
import { describePriceDifference, PlanNeighbour } from '#shop/shared/plan-neighbour.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { TitledCard } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PlanRow, PlanRows } from './plan-rows.tsx';

export function PlanAdvice({ answers }: { answers: HouseholdAnswers }) {
  const { data: plans, error, refetch } = useQuery(planListQuery());
  // Optional: without the hardware, the advice only lacks the router.
  const { data: hardware = [] } = useQuery(hardwareListQuery());
  if (plans) return <Advice plans={plans} hardware={hardware} answers={answers} />;
  if (error) return <LoadError what="the plans" failure={error} onRetry={refetch} />;
  return (
    <LoadingShape label="Finding your plan">
      <Skeleton height="34rem" />
    </LoadingShape>
  );
}

type AdviceProps = {
  plans: readonly Plan[];
  hardware: readonly Hardware[];
  answers: HouseholdAnswers;
};

function Advice({ plans, hardware, answers }: AdviceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the advice is below the questions, so it gets the focus.
  useEffect(() => {
    heading.current?.focus();
    // Focusing alone would show no more than the heading.
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const advice = recommendPlan(plans, hardware, answers);
  if (!advice) {
    return (
      <EmptyState
        title="We don’t have a plan for a place like yours right now"
        action={<LinkButton to={paths.contact()}>Ask us about it</LinkButton>}
      >
        Tell us where you live and we’ll say what we can connect.
      </EmptyState>
    );
  }
  const { pick, cheaper, faster, withoutFibreBox } = advice;
  const { plan, reason } = pick;
  return (
    <chakra.section aria-labelledby="advice" display="grid" gap="5">
      <Heading id="advice" ref={heading} tabIndex={-1} size="lg">
        We’d pick {plan.name}
      </Heading>
      <Text maxWidth="prose">
        {withoutFibreBox && <strong>Got a fibre box on the wall? </strong>}
        {reason}
      </Text>
      <chakra.div
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      >
        <PlanCard plan={plan} headingLevel="h3" />
        <chakra.div display="grid" gap="5">
          <WholeCost pick={pick} />
          {cheaper && <PlanNeighbour title="For less" plan={cheaper} than={plan} />}
          {faster && (
            <Text size="sm" tone="muted">
              More headroom: <TextLink to={paths.plan(faster._id)}>{faster.name}</TextLink>
              {`, ${describePriceDifference(faster, plan)}`}
            </Text>
          )}
        </chakra.div>
      </chakra.div>
      {withoutFibreBox && (
        <chakra.section aria-labelledby="without-box" display="grid" gap="3">
          <Heading as="h3" id="without-box" size="md">
            No box, or rather not ask your landlord?
          </Heading>
          <Text maxWidth="prose">{withoutFibreBox.reason}</Text>
          <PlanRows>
            <PlanRow plan={withoutFibreBox.plan}>
              <LinkButton to={paths.planOrder(withoutFibreBox.plan._id)} variant="outline" size="sm">
                Get Started<VisuallyHidden>{` with ${withoutFibreBox.plan.name}`}</VisuallyHidden>
              </LinkButton>
            </PlanRow>
          </PlanRows>
          <WholeCost pick={withoutFibreBox} />
        </chakra.section>
      )}
    </chakra.section>
  );
}

/** What a pick costs once and in a year, with its modem. */
function WholeCost({ pick }: { pick: PlanPick<Plan, Hardware> }) {
  const { plan, modem, otherModem, isSoldOut, costs } = pick;
  const own = plan.category === 'wireless' ? 'modem' : 'router';
  return (
    <TitledCard title={modem ? `With our ${modem.name}` : `With your own ${own}`} headingLevel="h3">
      <FactList facts={costs} />
      {modem && (
        <Text size="sm" tone="muted">
          {`${modem.shortDescription} Got one already? You’ll only pay the monthly price.`}
        </Text>
      )}
      {modem && otherModem && (
        <Text size="sm" tone="muted">
          {otherModem.price > modem.price ? 'Bigger home? ' : 'Smaller home? '}
          <TextLink to={paths.hardware(otherModem._id)}>{otherModem.name}</TextLink>
          {`, ${formatMoney(toCents(otherModem.price))}`}
        </Text>
      )}
      {isSoldOut && (
        <Text size="sm">
          What we sell for this plan is Out Of Stock right now.{' '}
          <TextLink to={paths.contact()}>Ask us when it’s due</TextLink>
        </Text>
      )}
    </TitledCard>
  );
}
