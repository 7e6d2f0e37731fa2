import { chakra } from '@chakra-ui/react';
import { type PlanCategory, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { switchingNote } from '@kowhai/domain/orders/switch-words';
import { useQuery } from '@tanstack/react-query';
import { planListQuery } from '#data/queries.ts';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { AddressCheckForm } from '#shop/shared/address/address-check-form.tsx';
import { categoryClaims, type Figure } from '#shop/shared/category-claims.ts';
import { FromPrice, findEntryPrice } from '#shop/shared/from-price.tsx';
import { Hero } from '#shop/shared/hero.tsx';
import { describeBreadcrumbs, describeFaq } from '#shop/shared/schema-org.ts';
import { StepList } from '#shop/shared/step-list.tsx';
import { TalkToUs } from '#shop/shared/talk-to-us.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container, Section } from '#ui/container.tsx';
import { Accordion } from '#ui/disclosure.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { Heading, Text } from '#ui/text.tsx';
import type { Benefit, CategoryContent, Faq } from './category-content.ts';
import { PriceCall } from './price-call.tsx';

type CategoryPageProps = { category: PlanCategory; content: CategoryContent };

export function CategoryPage({ category, content }: CategoryPageProps) {
  const { data: plans } = useQuery(planListQuery(category));
  const name = planCategoryNames[category];
  const entryPrice = findEntryPrice(plans);
  return (
    <>
      <PageHead
        title={`${name} broadband`}
        description={`${categoryClaims[category].summary} Unlimited data, no fixed term${entryPrice ? `, from ${entryPrice} a month` : ''}.`}
        path={paths.category(category)}
        image={`/social/${category}.png`}
      />
      <StructuredData
        of={[describeFaq(content.faqs), describeBreadcrumbs({ name, path: paths.category(category) })]}
      />
      <Hero title={content.headline} promise={content.promise} art={`/art/${category}.svg`}>
        <FromPrice amount={entryPrice} />
        <AddressCheckForm isOnNight />
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <LinkButton to={paths.planList(category)} state={{ category }} size="lg">
            Shop {name} plans
          </LinkButton>
          <LinkButton to="#questions" variant="night" size="lg">
            Common questions
          </LinkButton>
        </chakra.div>
      </Hero>
      <FiguresStrip figures={categoryClaims[category].figures} />
      <Benefits title={content.benefitsTitle} benefits={content.benefits} />
      <Section>
        <Container display="grid" gap={{ base: '8', md: '10' }}>
          <Heading size="xl">{content.stepsTitle}</Heading>
          <StepList steps={content.steps} />
          <Text fontWeight="semibold">{switchingNote}</Text>
        </Container>
      </Section>
      <FaqSection faqs={content.faqs} />
      <PriceCall {...content.closing} category={category} entryPrice={entryPrice} />
      <TalkToUs />
    </>
  );
}

function FaqSection({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <Section id="questions">
      <Container
        display="grid"
        gap={{ base: '6', lg: '16' }}
        gridTemplateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 2fr)' }}
      >
        <Heading size="xl">Questions and answers</Heading>
        <Accordion entries={faqs} />
      </Container>
    </Section>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '10',
    rowGap: { base: '6', md: '10' },
    gridTemplateColumns: { sm: '1fr 1fr' },
    '& > li': {
      display: 'grid',
      alignContent: 'start',
      gap: '2',
      paddingTop: '4',
      borderTopWidth: '3px',
      borderColor: 'gold',
    },
  },
});

function Benefits({ title, benefits }: { title: string; benefits: readonly Benefit[] }) {
  return (
    <Section tone="sunken">
      <Container
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 2fr)' }}
      >
        <Heading size="xl">{title}</Heading>
        <List>
          {benefits.map((benefit) => (
            <li key={benefit.title}>
              <Heading as="h3" size="sm">
                {benefit.title}
              </Heading>
              <Text tone="muted">{benefit.text}</Text>
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}

const Strip = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '6', md: '0' },
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: '1',
      paddingInline: { md: '5', lg: '8' },
      borderInlineStartWidth: { md: '1px' },
      borderColor: 'line',
    },
    '& > div:first-of-type': { paddingInlineStart: '0', borderWidth: '0' },
    '& dt, & small': { color: 'ink.muted' },
    '& strong': {
      display: 'block',
      // Sized so that three of the longest, "4000 Mbps", fit side by side on a tablet, and enlarged text a phone.
      fontSize: { base: '3xl', md: '2xl', lg: '3xl' },
      lineHeight: 'tight',
      letterSpacing: 'tight',
      wordSpacing: '0.1em',
      whiteSpace: { md: 'nowrap' },
    },
  },
});

/** Three big figures, and a note of what "typical" means. */
function FiguresStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <Section tight>
      <Container display="grid" gap="6">
        <Strip>
          {figures.map(({ qualifier, value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <small>{qualifier}</small>
                <strong>{value}</strong>
              </dd>
            </div>
          ))}
        </Strip>
      </Container>
    </Section>
  );
}
