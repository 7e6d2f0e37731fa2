import { chakra } from '@chakra-ui/react';
import { describeFields } from '@kowhai/domain/catalogue/catalogue-fields';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { planFieldsIn, planFieldTable } from '@kowhai/domain/catalogue/plan-fields';
import { describeTypicalSpeeds } from '@kowhai/domain/catalogue/plan-speeds';
import { describeCapacity } from '@kowhai/domain/finder/speed-needs';
import { paths } from '#shared/paths.ts';
import { useCheckedAddress } from '#state/checked-address.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PlanHighlight, PricePerMonth } from './plan-labels.tsx';

type PlanCardProps = {
  plan: Plan;
  headingLevel?: 'h2' | 'h3';
};

const Speeds = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    // Side by side where both ranges fit, which do not break.
    '& > div': {
      flex: '1 1 7rem',
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
    },
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

// Small text: what tells plans apart is shown large above.
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    // Enlarged text has a line for each.
    '@media (max-width: 19em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    columnGap: '3',
    rowGap: '1.5',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& > div': { display: 'contents' },
    '& dt': { color: 'ink.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

/** A plan in a list, with the eight facts that the specification asks for ("Plans pages") and its two links. */
export function PlanCard({ plan, headingLevel = 'h2' }: PlanCardProps) {
  const checked = useCheckedAddress(({ label }) => label);
  const typical = describeTypicalSpeeds(plan);
  const isPicked = plan.highlight !== '';
  return (
    <Card as="article" raised={isPicked} borderColor={isPicked ? 'gold.line' : undefined}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <Heading as={headingLevel} size="md">
          {plan.name}
        </Heading>
        <PlanHighlight plan={plan} />
      </chakra.div>
      <PricePerMonth price={plan.price} />
      {checked && <Text size="sm">{`Checking for ${checked}`}</Text>}
      {plan.description && (
        <Text size="sm" tone="muted">
          {plan.description}
        </Text>
      )}
      <Speeds>
        {describeFields('shop', planFieldTable, planFieldsIn.speeds, plan).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <NoBreak>{value}</NoBreak>
            </dd>
          </div>
        ))}
      </Speeds>
      {typical && (
        <Text size="sm">
          <NoBreak>{`At busy times: ${typical}`}</NoBreak>
        </Text>
      )}
      <WhatItCarries plan={plan} />
      <Facts>
        {describeFields('shop', planFieldTable, planFieldsIn.card, plan).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Text size="sm">
        <CheckIcon /> NZ-based Support Team
      </Text>
      <chakra.div display="grid" gap="2" marginTop="auto">
        <LinkButton to={paths.planOrder(plan._id)} variant={isPicked ? 'solid' : 'outline'} wide>
          Get Started<VisuallyHidden> with {plan.name}</VisuallyHidden>
        </LinkButton>
        <LinkButton to={paths.plan(plan._id)} variant="quiet" wide>
          Learn More<VisuallyHidden> about {plan.name}</VisuallyHidden>
        </LinkButton>
      </chakra.div>
    </Card>
  );
}

/** What the speed means. Hyperfibre says that most homes need less. */
function WhatItCarries({ plan }: { plan: Plan }) {
  const capacity = describeCapacity(plan);
  if (plan.category === 'hyperfibre') {
    return (
      <Text size="sm">
        For people who send huge files. Most homes don’t need it:{' '}
        <TextLink to={paths.planList('fibre')}>see Fibre</TextLink>
      </Text>
    );
  }
  return capacity && <Text size="sm">{`Enough for ${capacity} and everyone’s phones`}</Text>;
}
