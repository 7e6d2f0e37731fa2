import { chakra } from '@chakra-ui/react';
import type { Plan, PlanCategory } from '@kowhai/domain/plan';
import { planCategoryNames } from '@kowhai/domain/plan';
import type { UseQueryResult } from '@tanstack/react-query';
import { claimsNote } from '#components/category-claims.ts';
import { LoadError } from '#components/load-error.tsx';
import { PlanCard } from '#components/plan-card.tsx';
import type { Failure } from '#data/failure.ts';
import { CardGrid } from '#ui/card.tsx';
import { Container, Section } from '#ui/container.tsx';
import { TextLink } from '#ui/link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { paths } from '#web/paths.ts';
import { planTabs } from './home-content.ts';

/** All plans with their prices, by how they reach the house. */
export function PlansSection({ plans }: { plans: UseQueryResult<Plan[], Failure> }) {
  return (
    <Section id="plans">
      <Container display="grid" gap="6">
        <Heading size="xl">Plans & Pricing</Heading>
        {plans.isPending && <Spinner label="Loading plans" />}
        {plans.isError && (
          <LoadError what="the plans" failure={plans.error} onRetry={() => plans.refetch()} />
        )}
        {plans.data && (
          <Tabs
            label="Plans by how they reach you"
            tabs={planTabs.map(({ id, label, categories }) => ({
              id,
              label,
              content: <PlanTab plans={plans.data} categories={categories} />,
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

function PlanTab({ plans, categories }: { plans: readonly Plan[]; categories: readonly PlanCategory[] }) {
  return (
    <chakra.div display="grid" gap="6">
      <CardGrid>
        {plans
          .filter((plan) => categories.includes(plan.category))
          .map((plan) => (
            <li key={plan._id}>
              <PlanCard plan={plan} headingLevel="h3" />
            </li>
          ))}
      </CardGrid>
      <chakra.div display="flex" flexWrap="wrap" columnGap="6">
        {categories.map((category) => (
          <TextLink key={category} to={paths.planList(category)} standalone>
            Compare {planCategoryNames[category]} plans
          </TextLink>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
