import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { PlanHighlight } from '#shared/catalogue/plan-highlight.tsx';
import { PricePerMonth } from '#shared/catalogue/price-per-month.tsx';
import { paths } from '#shared/paths.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** A line of the price list. Its columns stand under one another from plan to plan. */
const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: { base: '3', lg: '1' },
    alignItems: 'center',
    gridTemplateAreas: {
      base: '"name price" "text text" "down up" "go go"',
      lg: '"name down up price go" "text down up price go"',
    },
    gridTemplateColumns: { base: '1fr 1fr', lg: 'minmax(0, 1fr) 8rem 8rem 9rem auto' },
    paddingBlock: { base: '6', lg: '5' },
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& dl:first-of-type': { gridArea: 'down' },
    '& dl:last-of-type': { gridArea: 'up' },
    '& dt': { fontSize: 'sm', color: 'ink.muted' },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    // Letters of twice the size fill a phone's line by themselves.
    '@media (max-width: 19em)': {
      gridTemplateAreas: '"name" "price" "text" "down" "up" "go"',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > div': { justifySelf: 'start' },
    },
  },
});

export function PlanRow({ plan }: { plan: Plan }) {
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
        <dd>{plan.download}</dd>
      </dl>
      <dl>
        <dt>Upload</dt>
        <dd>{plan.upload}</dd>
      </dl>
      <chakra.div gridArea="price" maxWidth="9rem" justifySelf={{ base: 'end', lg: 'auto' }}>
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
