import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { switchingNote } from '@kowhai/domain/orders/switch-words';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { planListQuery } from '#data/queries.ts';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { AddressCheckForm } from '#shop/shared/address/address-check-form.tsx';
import { categoryClaims } from '#shop/shared/category-claims.ts';
import { FromPrice, findEntryPrice } from '#shop/shared/from-price.tsx';
import { Hero } from '#shop/shared/hero.tsx';
import { describeOrganization } from '#shop/shared/schema-org.ts';
import { StepList } from '#shop/shared/step-list.tsx';
import { TalkToUs } from '#shop/shared/talk-to-us.tsx';
import { useSession } from '#state/session.ts';
import { RouterLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container, Section } from '#ui/container.tsx';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { homeHero, homeMeta, howItWorks, serviceCards, trustPoints } from './home-content.ts';
import { PlansSection } from './plans-section.tsx';

export function HomePage() {
  const plans = useQuery(planListQuery());
  return (
    <>
      <PageHead {...homeMeta} path="/" />
      <StructuredData of={[describeOrganization()]} />
      <OpenOrderLine />
      <Hero title={homeHero.headline} promise={homeHero.promise} art="/art/home.svg">
        <AddressCheckForm isOnNight />
        <FromPrice amount={findEntryPrice(plans.data)} />
        <chakra.div display="grid" gap="3" gridTemplateColumns={{ sm: 'max-content max-content' }}>
          <LinkButton to="#plans">{homeHero.primary}</LinkButton>
          <LinkButton to={paths.finder()} variant="night">
            {homeHero.secondary}
          </LinkButton>
        </chakra.div>
      </Hero>
      <Section>
        <Container display="grid" gap={{ base: '6', md: '8' }}>
          <Heading size="xl">Three ways to get online</Heading>
          <ServiceCards plans={plans.data} />
        </Container>
      </Section>
      <Section tone="sunken">
        <Container display="grid" gap={{ base: '8', md: '10' }}>
          <Heading size="xl">How it works</Heading>
          <StepList steps={howItWorks} />
          <Text fontWeight="semibold">{switchingNote}</Text>
        </Container>
      </Section>
      <PlansSection plans={plans} />
      <TrustSection />
      <TalkToUs />
    </>
  );
}

/** Loads for signed-in customers alone. */
const OpenOrder = lazy(async () => ({ default: (await import('./open-order.tsx')).OpenOrder }));

function OpenOrderLine() {
  const user = useSession((state) => state.user);
  if (!user || user.isAdmin) return null;
  return (
    <Suspense fallback={null}>
      <OpenOrder user={user} />
    </Suspense>
  );
}

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
    '& > li': { display: 'grid' },
  },
});

const ServiceLink = chakra(RouterLink, {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    padding: { base: 'min({spacing.5}, 6vw)', lg: '7' },
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'leaf',
    background: 'surface',
    transition: 'border-color 120ms, box-shadow 120ms',
    _hover: { borderColor: 'ink', boxShadow: 'raised' },
  },
});

function ServiceCards({ plans }: { plans: readonly Plan[] | undefined }) {
  return (
    <Cards>
      {serviceCards.map(({ category, forWhom }) => (
        <li key={category}>
          <ServiceLink to={paths.category(category)}>
            <Heading as="h3" size="lg" display="flex" justifyContent="space-between" gap="2">
              {planCategoryNames[category]} <ArrowRightIcon />
            </Heading>
            <Text fontWeight="semibold">{forWhom}</Text>
            <Text tone="muted" paddingBottom="4">
              {categoryClaims[category].summary}
            </Text>
            <FromPrice amount={findEntryPrice(plans, category)} size="md" />
          </ServiceLink>
        </li>
      ))}
    </Cards>
  );
}

const Points = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: { base: '8', lg: '10' },
    rowGap: '8',
    gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
    '& > div': { paddingTop: '5', borderTopWidth: '1px', borderColor: 'night.line' },
    '& dt': { fontWeight: 'bold' },
    '& dt > [aria-hidden]': {
      display: 'block',
      marginBottom: '3',
      color: 'gold',
      fontSize: '3xl',
      lineHeight: 'tight',
      letterSpacing: 'tight',
      wordSpacing: '0.1em',
    },
    '& dd': { color: 'night.muted', marginTop: '2' },
  },
});

function TrustSection() {
  return (
    <Section tone="night">
      <Container display="grid" gap={{ base: '8', md: '12' }}>
        <chakra.div display="grid" gap="3">
          <Heading size="xl">The small print, said out loud</Heading>
          <Text size="lead" tone="night">
            True of every plan we sell.
          </Text>
        </chakra.div>
        <Points>
          {trustPoints.map(({ figure, title, text }) => (
            <div key={title}>
              <dt>
                <span aria-hidden>{figure}</span>
                {title}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Points>
      </Container>
    </Section>
  );
}
