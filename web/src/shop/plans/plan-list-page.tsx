import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { type PlanCategory, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { mostCompared } from '@kowhai/domain/catalogue/plan-neighbours';
import { useQuery } from '@tanstack/react-query';
import { planListQuery } from '#data/queries.ts';
import { PlanCard } from '#shared/catalogue/plan-card.tsx';
import { LoadError } from '#shared/load-error.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { AddressCheckForm } from '#shop/shared/address/address-check-form.tsx';
import { categoryClaims, claimsNote } from '#shop/shared/category-claims.ts';
import { FilteredList } from '#shop/shared/list/filtered-list.tsx';
import { useListView } from '#shop/shared/list/use-list-view.ts';
import { describeBreadcrumbs } from '#shop/shared/schema-org.ts';
import { Breadcrumbs } from '#ui/buttons/breadcrumbs.tsx';
import { PlainLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card, CardGrid } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { listPlanFilters } from './plan-filters.ts';

type PlanListPageProps = {
  /** From the path, which every visit has; router state is only there after a link. */
  category: PlanCategory;
};

export function PlanListPage({ category }: PlanListPageProps) {
  const name = planCategoryNames[category];
  const title = `Shop ${name} Plans`;
  return (
    <Container paddingBottom="16">
      <PageHead
        title={title}
        description={`${categoryClaims[category].summary} Compare our ${name.toLowerCase()} plans: unlimited data, no fixed term, NZ-based support.`}
        path={paths.planList(category)}
        image={`/social/${category}.png`}
      />
      <StructuredData
        of={[
          describeBreadcrumbs(
            { name, path: paths.category(category) },
            { name: `${name} plans`, path: paths.planList(category) },
          ),
        ]}
      />
      <PageHeader
        title={title}
        lead="Prices are per month and include GST."
        breadcrumbs={
          <Breadcrumbs trail={[{ label: name, to: paths.category(category) }]} current={`${name} plans`} />
        }
      />
      <chakra.div paddingBottom="8">
        <AddressCheckForm />
      </chakra.div>
      <PlanGrid category={category} />
      <Text size="sm" tone="muted" marginTop="8" maxWidth="prose">
        {claimsNote}
      </Text>
    </Container>
  );
}

/** The id of the comparison, for links to it. */
const sideBySide = 'side-by-side';

/** The last item of the grid, as wide as what the plans leave of its two or three columns. */
const RestOfRow = chakra('li', {
  base: {
    alignItems: 'start',
    mdToLg: { '&:nth-of-type(odd)': { gridColumn: 'span 2' } },
    lg: {
      '&:nth-of-type(3n + 1)': { gridColumn: 'span 3' },
      '&:nth-of-type(3n + 2)': { gridColumn: 'span 2' },
    },
  },
});

function FinderCard() {
  return (
    <Card
      tone="sunken"
      flexDirection="row"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
    >
      <chakra.div display="grid" gap="1">
        <Heading size="md">Not sure?</Heading>
        <Text>Answer four questions and we’ll pick one.</Text>
      </chakra.div>
      <LinkButton to={paths.finder()} variant="outline">
        Find your plan
      </LinkButton>
    </Card>
  );
}

function PlanGrid({ category }: PlanListPageProps) {
  // `error` is read only where nothing else is shown, so that a failed refresh does not render the plans again.
  const query = useQuery(planListQuery(category));
  if (query.data) return <PlanCards category={category} plans={query.data} />;
  if (query.error) return <LoadError what="the plans" failure={query.error} onRetry={query.refetch} />;
  return (
    <LoadingShape label="Loading plans">
      <CardGrid as="div">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} height="34rem" />
        ))}
      </CardGrid>
    </LoadingShape>
  );
}

function PlanCards({ category, plans }: PlanListPageProps & { plans: readonly Plan[] }) {
  const view = useListView(plans, listPlanFilters);
  if (plans.length === 0) {
    return (
      <EmptyState
        title={`No ${planCategoryNames[category].toLowerCase()} plans to order right now`}
        action={<LinkButton to={paths.contact()}>Ask us about it</LinkButton>}
      >
        We’re changing what we offer. Tell us where you live and we’ll say what we can connect.
      </EmptyState>
    );
  }
  const isCompared = view.items.length > 1;
  return (
    <chakra.div display="grid" gap={{ base: '10', md: '16' }}>
      <chakra.div display="grid" gap="4" justifyItems="start" gridTemplateColumns="minmax(0, 1fr)">
        {isCompared && (
          <PlainLink href={`#${sideBySide}`} standalone>
            Compare side by side
          </PlainLink>
        )}
        <FilteredList view={view} things="plans">
          <CardGrid width="full">
            {view.items.map((plan) => (
              <li key={plan._id}>
                <PlanCard plan={plan} />
              </li>
            ))}
            <RestOfRow>
              <FinderCard />
            </RestOfRow>
          </CardGrid>
        </FilteredList>
      </chakra.div>
      {isCompared && (
        <chakra.section display="grid" gap="5" aria-labelledby={sideBySide}>
          <Heading id={sideBySide} size="lg">
            Side by side
          </Heading>
          {view.items.length > mostCompared && (
            <Text tone="muted">
              {`The first ${mostCompared} of the list above. Filter it to compare others.`}
            </Text>
          )}
          <PlanComparison category={category} plans={view.items.slice(0, mostCompared)} />
        </chakra.section>
      )}
    </chakra.div>
  );
}
