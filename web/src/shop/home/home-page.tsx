import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { planListQuery } from '#data/queries.ts';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { findEntryPrice } from '#shop/shared/entry-price.ts';
import { FromPrice } from '#shop/shared/from-price.tsx';
import { Hero } from '#shop/shared/hero.tsx';
import { describeOrganization, describePage } from '#shop/shared/schema-org.ts';
import { StepList } from '#shop/shared/step-list.tsx';
import { TalkToUs } from '#shop/shared/talk-to-us.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container, Section } from '#ui/container.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { Heading } from '#ui/text.tsx';
import { homeHero, homeMeta, howItWorks } from './home-content.ts';
import { PlansSection } from './plans-section.tsx';
import { ServiceCards } from './service-cards.tsx';
import { TrustSection } from './trust-section.tsx';

export function HomePage() {
  const plans = useQuery(planListQuery());
  return (
    <>
      <PageHead {...homeMeta} path="/" />
      <StructuredData data={describePage(describeOrganization())} />
      <Hero title={homeHero.headline} promise={homeHero.promise} art="/art/home.svg">
        <FromPrice amount={findEntryPrice(plans.data ?? [])} />
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <LinkButton to="#plans" size="lg">
            {homeHero.primary}
          </LinkButton>
          <LinkButton to={paths.finder()} variant="night" size="lg">
            {homeHero.secondary}
          </LinkButton>
        </chakra.div>
      </Hero>
      <Section>
        <Container display="grid" gap={{ base: '6', md: '8' }}>
          <Heading size="xl">Three ways to get online</Heading>
          <ServiceCards plans={plans.data ?? []} />
        </Container>
      </Section>
      <Section tone="sunken">
        <Container display="grid" gap={{ base: '8', md: '10' }}>
          <Heading size="xl">How it works</Heading>
          <StepList steps={howItWorks} />
        </Container>
      </Section>
      <PlansSection plans={plans} />
      <TrustSection />
      <TalkToUs />
    </>
  );
}
