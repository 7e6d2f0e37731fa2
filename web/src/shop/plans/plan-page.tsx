import { chakra } from '@chakra-ui/react';
import { describeCost, listOtherCosts } from '@kowhai/domain/cart/whole-cost';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { describeTypicalSpeeds } from '@kowhai/domain/catalogue/plan-speeds';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { planQuery } from '#data/queries.ts';
import { PlanHighlight, PricePerMonth } from '#shared/catalogue/plan-labels.tsx';
import { OfferSummary, PlanOverview } from '#shared/catalogue/plan-tabs.tsx';
import { FactList } from '#shared/fact-list.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { claimsNote } from '#shop/shared/category-claims.ts';
import { ItemFallback } from '#shop/shared/item-fallback.tsx';
import { describeBreadcrumbs, describePlan } from '#shop/shared/schema-org.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Text } from '#ui/text.tsx';
import { PlanFamily } from './plan-family.tsx';
import { PlanTrail } from './plan-trail.tsx';

export function PlanPage() {
  const { id = '' } = useParams();
  const { data: plan, error, refetch } = useQuery(planQuery(id));
  if (!plan || error?.code === 'NOT_FOUND')
    return <ItemFallback of="plan" failure={error} onRetry={refetch} />;
  return (
    <Container
      paddingBottom={{ base: '0', lg: '16' }}
      // Keeps a focused element clear of the bar at the bottom of the window.
      css={{ lgDown: { '& :is(a, button, select, summary)': { scrollMarginBottom: '6rem' } } }}
    >
      <PageHead
        title={plan.name}
        description={plan.description}
        path={paths.plan(plan._id)}
        image={`/social/${plan.category}.png`}
      />
      <StructuredData
        of={[
          describePlan(plan),
          describeBreadcrumbs(
            { name: planCategoryNames[plan.category], path: paths.category(plan.category) },
            { name: plan.name, path: paths.plan(plan._id) },
          ),
        ]}
      />
      <PageHeader
        title={plan.name}
        lead={
          <chakra.span display="grid" gap="2" justifyItems="start">
            <PlanHighlight plan={plan} />
            <span>{plan.description}</span>
          </chakra.span>
        }
        breadcrumbs={<PlanTrail plan={plan} current={plan.name} />}
      />
      <chakra.div
        display="grid"
        gap={{ base: '6', lg: '12' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' }}
      >
        {/* Before the text on a phone, beside it on a wide screen. */}
        <chakra.div gridColumn={{ lg: '2' }} gridRow={{ lg: '1' }}>
          <PriceCard plan={plan} />
        </chakra.div>
        <chakra.div minWidth="0" gridColumn={{ lg: '1' }} gridRow={{ lg: '1' }}>
          <Tabs
            label={`About ${plan.name}`}
            tabs={[
              { id: 'overview', label: 'Overview', content: <PlanOverview plan={plan} /> },
              { id: 'offer-summary', label: 'Offer Summary', content: <OfferSummary plan={plan} /> },
            ]}
          />
        </chakra.div>
      </chakra.div>
      <Text size="sm" tone="muted" marginTop={{ base: '6', lg: '10' }} maxWidth="prose">
        {claimsNote}
      </Text>
      <PlanFamily plan={plan} />
      <BuyBar plan={plan} />
    </Container>
  );
}

function PriceCard({ plan }: { plan: Plan }) {
  const typical = describeTypicalSpeeds(plan);
  return (
    <Card raised>
      <PricePerMonth price={plan.price} size="xl" />
      <LinkButton to={paths.planOrder(plan._id)} size="lg" wide display={{ base: 'none', lg: 'flex' }}>
        Order Now
      </LinkButton>
      <Text size="sm" tone="muted">
        No payment now. We’ll review your order request and confirm it with you first.
      </Text>
      <FactList
        facts={listOtherCosts([plan], 0).map((cost) => ({ name: cost.name, value: describeCost(cost) }))}
      />
      <chakra.ul
        display="grid"
        gap="2"
        gridTemplateColumns="repeat(auto-fit, minmax(min(8rem, 100%), 1fr))"
        fontSize="sm"
        fontWeight="semibold"
        css={{
          '& > li': { display: 'flex', gap: '1.5' },
          // The speeds and the support team each need a line.
          '& > li:first-of-type, & > li:last-of-type': { gridColumn: '1 / -1' },
          '& svg': { marginTop: '0.15em', flexShrink: '0' },
        }}
      >
        {[
          `${plan.download} down, ${plan.upload} up${typical && `. At busy times: ${typical}`}`,
          `${plan.dataCap} data`,
          plan.term,
          'NZ-based Support Team',
        ].map((point) => (
          <li key={point}>
            <CheckIcon />
            <NoBreak>{point}</NoBreak>
          </li>
        ))}
      </chakra.ul>
      {typical && (
        <Text size="sm" tone="muted">
          Busy-time speeds: {plan.speedSource}
        </Text>
      )}
    </Card>
  );
}

/** On a phone, the price and the order button stay at the bottom of the window. */
function BuyBar({ plan }: { plan: Plan }) {
  return (
    <chakra.div
      data-bottom-bar
      position="sticky"
      bottom="0"
      zIndex="5"
      display={{ base: 'flex', lg: 'none' }}
      alignItems="center"
      justifyContent="space-between"
      flexWrap="wrap"
      gap="2"
      marginTop="2"
      marginInline={{ base: '-gutter', md: '-8' }}
      paddingInline={{ base: 'gutter', md: '8' }}
      paddingBlock="3"
      borderTopWidth="1px"
      borderColor="line"
      background="surface"
      boxShadow="raised"
      data-print="hide"
    >
      <PricePerMonth price={plan.price} size="md" />
      <LinkButton to={paths.planOrder(plan._id)}>Order Now</LinkButton>
    </chakra.div>
  );
}
