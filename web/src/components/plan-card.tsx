import { chakra } from '@chakra-ui/react';
import { describeFields } from '@kowhai/domain/catalogue-fields';
import type { Plan } from '@kowhai/domain/plan';
import { planFieldsIn, planFieldTable } from '@kowhai/domain/plan-fields';
import { Card } from '#ui/card.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { paths } from '#web/paths.ts';
import { FactList } from './fact-list.tsx';
import { PlanHighlight } from './plan-highlight.tsx';
import { PricePerMonth } from './price-per-month.tsx';

type PlanCardProps = {
  plan: Plan;
  /** Where the card stands in the page's outline. */
  headingLevel?: 'h2' | 'h3';
  /** What is said of all plans beside the cards, and not on each again. */
  saidElsewhere?: readonly string[];
};

const Speeds = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '3',
    '& > div': { display: 'flex', flexDirection: 'column-reverse' },
    '& dt': { fontSize: 'sm', color: 'ink.muted' },
    '& dd': {
      fontSize: 'xl',
      fontWeight: 'bold',
      lineHeight: 'snug',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
  },
});

/** A plan among others: what tells them apart, and the two ways on. */
export function PlanCard({ plan, headingLevel = 'h2', saidElsewhere = [] }: PlanCardProps) {
  const facts = describeFields('shop', planFieldTable, planFieldsIn.card, plan).filter(
    ({ name }) => !saidElsewhere.includes(name),
  );
  return (
    <Card as="article">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <Heading as={headingLevel} size="md">
          {plan.name}
        </Heading>
        <PlanHighlight plan={plan} />
      </chakra.div>
      <PricePerMonth price={plan.price} />
      {plan.description && (
        <Text size="sm" tone="muted">
          {plan.description}
        </Text>
      )}
      <Speeds>
        {describeFields('shop', planFieldTable, planFieldsIn.speeds, plan).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Speeds>
      {facts.length > 0 && <FactList facts={facts} />}
      <chakra.p fontSize="sm" fontWeight="semibold">
        <CheckIcon /> NZ-based Support Team
      </chakra.p>
      <chakra.div display="grid" gap="2" marginTop="auto">
        <LinkButton to={paths.planOrder(plan._id)} wide>
          Get Started<VisuallyHidden> with {plan.name}</VisuallyHidden>
        </LinkButton>
        <LinkButton to={paths.plan(plan._id)} variant="outline" wide>
          Learn More<VisuallyHidden> about {plan.name}</VisuallyHidden>
        </LinkButton>
      </chakra.div>
    </Card>
  );
}
