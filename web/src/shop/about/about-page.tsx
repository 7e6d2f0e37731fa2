import { chakra } from '@chakra-ui/react';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { Hero } from '#shop/shared/hero.tsx';
import { describeBreadcrumbs, describeOrganization } from '#shop/shared/schema-org.ts';
import { TalkToUs } from '#shop/shared/talk-to-us.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container, Section } from '#ui/container.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { aboutIntro, nameStory, principles, promiseList } from './about-content.ts';

const Principles = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '8', md: '12' },
    gridTemplateColumns: { md: '1fr 1fr' },
    '& > li': { display: 'grid', gap: '2', alignContent: 'start' },
  },
});

export function AboutPage() {
  return (
    <>
      <PageHead
        title="About us"
        description={aboutIntro.lead}
        path={paths.about()}
        image="/social/about.png"
      />
      <StructuredData
        of={[describeOrganization(), describeBreadcrumbs({ name: 'About', path: paths.about() })]}
      />
      <Hero title={aboutIntro.headline} promise={aboutIntro.lead} art="/art/about.svg">
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <LinkButton to={paths.contact()} size="lg">
            Talk to us
          </LinkButton>
          <LinkButton to={paths.home()} variant="night" size="lg">
            See what we offer
          </LinkButton>
        </chakra.div>
      </Hero>
      <PromiseList />
      <Section>
        <Container display="grid" gap={{ base: '8', md: '12' }}>
          <Heading size="xl">How we work</Heading>
          <Principles>
            {principles.map(({ title, text }) => (
              <li key={title}>
                <Heading as="h3" size="md">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </li>
            ))}
          </Principles>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <LinkButton to={paths.planList('fibre')}>See fibre plans</LinkButton>
            <LinkButton to={paths.planList('wireless')} variant="outline">
              See wireless plans
            </LinkButton>
          </chakra.div>
        </Container>
      </Section>
      <Section tone="night">
        <Container
          display="grid"
          gap={{ base: '8', lg: '16' }}
          alignItems="center"
          gridTemplateColumns={{ lg: '1fr 1fr' }}
        >
          <chakra.div display="grid" gap="4">
            <Heading size="xl">{nameStory.title}</Heading>
            <Text size="lead" tone="night">
              {nameStory.text}
            </Text>
          </chakra.div>
          <chakra.img
            src="/art/kowhai.svg"
            alt=""
            width="full"
            height="auto"
            aspectRatio="4 / 3"
            borderRadius="leaf"
            loading="lazy"
          />
        </Container>
      </Section>
      <TalkToUs />
    </>
  );
}

const Table = chakra('dl', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > div': {
      display: 'grid',
      alignItems: 'baseline',
      columnGap: '8',
      rowGap: '1',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
      paddingBlock: { base: '5', md: '6' },
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    '& dt': { fontSize: 'lg', fontWeight: 'semibold' },
  },
});

function PromiseList() {
  return (
    <Container as="section" paddingTop={{ base: '12', md: '20' }} display="grid" gap={{ base: '6', md: '8' }}>
      <Heading size="xl">What you can hold us to</Heading>
      <Table>
        {promiseList.map(({ term, value, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <chakra.span
                display="block"
                fontWeight="bold"
                fontSize="3xl"
                lineHeight="tight"
                letterSpacing="tight"
                fontVariantNumeric="tabular-nums"
              >
                {value}
              </chakra.span>
              <chakra.span color="ink.muted">{detail}</chakra.span>
            </dd>
          </div>
        ))}
      </Table>
    </Container>
  );
}
