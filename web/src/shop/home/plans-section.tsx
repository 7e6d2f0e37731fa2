import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { type PlanCategory, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Failure } from '#data/failure.ts';
import { LoadError } from '#shared/load-error.tsx';
import { paths } from '#shared/paths.ts';
import { claimsNote } from '#shop/shared/category-claims.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { Container, Section } from '#ui/container.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { everyPlan, planTabs } from './home-content.ts';
import { PlanRow } from './plan-row.tsx';

/** All plans with their prices, by how they reach the house. */
export function PlansSection({ plans }: { plans: UseQueryResult<Plan[], Failure> }) {
  return (
    <Section id="plans">
      <Container display="grid" gap="6">
        <chakra.div display="grid" gap="3">
          <Heading size="xl">Plans & Pricing</Heading>
          <Text size="lead" tone="muted">
            {everyPlan}
          </Text>
        </chakra.div>
        {plans.isPending && <Spinner label="Loading plans" />}
        {plans.isLoadingError && (
          <LoadError what="the plans" failure={plans.error} onRetry={() => plans.refetch()} />
        )}
        {plans.data && (
          <Tabs
            label="Fibre or wireless plans"
            tabs={planTabs.map(({ id, label, categories }) => ({
              id,
              label,
              content: <PriceList plans={plans.data} categories={categories} />,
            }))}
          />
        )}
        <Text size="sm" tone="muted" maxWidth="prose">
          {claimsNote}
        </Text>
      </Container>
    </Section>
  );
}

type PriceListProps = { plans: readonly Plan[]; categories: readonly PlanCategory[] };

function PriceList({ plans, categories }: PriceListProps) {
  const offered = plans.filter((plan) => categories.includes(plan.category));
  if (offered.length === 0) {
    return (
      <Text>
        No plans to order here right now. <TextLink to={paths.contact()}>Tell us where you live</TextLink>,
        and we’ll say what we can connect.
      </Text>
    );
  }
  return (
    <>
      <chakra.ul marginTop="-6">
        {offered.map((plan) => (
          <PlanRow key={plan._id} plan={plan} />
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" columnGap="6" paddingTop="4">
        {categories.map((category) => (
          <TextLink key={category} to={paths.planList(category)} state={{ category }} standalone>
            {`Compare ${planCategoryNames[category]} plans`}
          </TextLink>
        ))}
      </chakra.div>
    </>
  );
}
