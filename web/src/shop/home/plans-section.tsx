import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { type PlanCategory, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Failure } from '#data/client/failure.ts';
import { PlanHighlight, PricePerMonth } from '#shared/catalogue/plan-labels.tsx';
import { LoadError } from '#shared/load-error.tsx';
import { paths } from '#shared/paths.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container, Section } from '#ui/container.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { everyPlan, planTabs } from './home-content.ts';

type PlansSectionProps = { plans: UseQueryResult<readonly Plan[], Failure> };

export function PlansSection({ plans }: PlansSectionProps) {
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
      </Container>
    </Section>
  );
}

type PriceListProps = {
  plans: readonly Plan[];
  categories: readonly PlanCategory[];
};

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

/** A row of the price list, whose columns align across plans. */
const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: { base: '3', lg: '1' },
    alignItems: 'center',
    gridTemplateAreas: {
      base: '"name name price" "text text text" "down up up" "go go go"',
      lg: '"name down up price go" "text down up price go"',
    },
    // On a phone the speeds halve the line, and a name has what its price leaves.
    gridTemplateColumns: {
      base: 'minmax(0, calc(50% - {spacing.3})) minmax(0, 1fr) auto',
      lg: 'minmax(0, 1fr) 8rem 8rem 9rem auto',
    },
    paddingBlock: { base: '6', lg: '5' },
    borderBottomWidth: '1px',
    borderColor: 'line',
    // A row far below the screen costs nothing until it is near.
    '&:nth-of-type(n + 10)': {
      contentVisibility: 'auto',
      containIntrinsicSize: { base: 'auto 15rem', lg: 'auto 6rem' },
    },
    '& dl:first-of-type': { gridArea: 'down' },
    '& dl:last-of-type': { gridArea: 'up' },
    '& dt': { fontSize: 'sm', color: 'ink.muted' },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    // Enlarged text fills a phone’s line, and so does “Hyperfibre” on the narrowest: each part gets its own.
    '@media (max-width: 22em)': {
      gridTemplateAreas: '"name" "price" "text" "down" "up" "go"',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > div': { justifySelf: 'start' },
      '& > div > p': { justifyContent: 'start' },
    },
  },
});

function PlanRow({ plan }: { plan: Plan }) {
  return (
    <Row>
      <chakra.div gridArea="name" display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Heading as="h3" size="md">
          {plan.name}
        </Heading>
        <PlanHighlight plan={plan} />
      </chakra.div>
      <Text size="sm" tone="muted" gridArea="text" maxWidth="30rem">
        {plan.description}
      </Text>
      <dl>
        <dt>Download</dt>
        <dd>
          <NoBreak>{plan.download}</NoBreak>
        </dd>
      </dl>
      <dl>
        <dt>Upload</dt>
        <dd>
          <NoBreak>{plan.upload}</NoBreak>
        </dd>
      </dl>
      <chakra.div
        gridArea="price"
        maxWidth="9rem"
        justifySelf={{ base: 'end', lg: 'auto' }}
        css={{ lgDown: { '& > p': { justifyContent: 'end' } } }}
      >
        <PricePerMonth price={plan.price} size="md" />
      </chakra.div>
      <chakra.div gridArea="go" display="flex" flexWrap="wrap" alignItems="center" gap="4">
        <LinkButton to={paths.planOrder(plan._id)} variant="outline">
          Get Started<VisuallyHidden>{` with ${plan.name}`}</VisuallyHidden>
        </LinkButton>
        <TextLink to={paths.plan(plan._id)} standalone>
          Learn More<VisuallyHidden>{` about ${plan.name}`}</VisuallyHidden>
        </TextLink>
      </chakra.div>
    </Row>
  );
}
