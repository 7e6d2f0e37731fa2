import { chakra } from '@chakra-ui/react';
import type { SuggestedAddress } from '@kowhai/domain/address/suggested-address';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { type PlanCategory, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import {
  blankCoverage,
  type Coverage,
  describeCoverage,
  describeLikely,
  nameOfPostcode,
  sortKinds,
} from '@kowhai/domain/coverage/coverage';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { coverageQuery, planListQuery } from '#data/queries.ts';
import { LoadError } from '#shared/load-error.tsx';
import { paths } from '#shared/paths.ts';
import { keepCheckedAddress } from '#state/checked-address.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PlanRow, PlanRows } from './plan-rows.tsx';

type AddressAnswerProps = { address: SuggestedAddress; notes: readonly string[] };

/** Begins with what is likely at an address, and three plans for it. */
export function AddressAnswer({ address, notes }: AddressAnswerProps) {
  const { postalCode, city } = address;
  // Without an answer it says what it says where nothing is known: we check.
  const { data, isPending } = useQuery(coverageQuery(postalCode));
  const known = data ?? blankCoverage(postalCode);
  // The person’s own words for the place. A rural round says nothing without its town.
  const [first = '', town] = city.split(', ');
  const place = /^RD \d/.test(first) && town ? `${first}, ${town}` : first;
  const where = nameOfPostcode({ ...known, place: place || known.place });
  const label = address.address || where;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => keepCheckedAddress(address, label), [address, label]);
  useLayoutEffect(() => {
    if (!isPending) heading.current?.focus();
  }, [isPending]);
  if (isPending) {
    return (
      <LoadingShape label="Looking up your address">
        <Skeleton height="34rem" />
      </LoadingShape>
    );
  }
  const kinds = sortKinds(known);
  const isNone = kinds.every((kind) => known[kind] === 'not yet');
  return (
    <chakra.section aria-labelledby="answer" display="grid" gap="6">
      <chakra.div display="grid" gap="2">
        {address.address && <Text tone="muted">At {[address.address, where].join(', ')}</Text>}
        <Heading id="answer" ref={heading} tabIndex={-1} size="lg">
          {describeLikely(known, where)}
        </Heading>
        <Text fontWeight="semibold">We check your address before we connect you.</Text>
        {[...notes, known.note].map((text) => text && <Text key={text}>{text}</Text>)}
        {isNone && (
          <Text>
            As far as we know, none of our plans reach you yet.{' '}
            <TextLink to={paths.contact()}>Tell us where you live</TextLink>, and we’ll look for a way.
          </Text>
        )}
      </chakra.div>
      <LikelyPlans kinds={kinds} known={known} where={where} />
    </chakra.section>
  );
}

type LikelyPlansProps = { kinds: readonly PlanCategory[]; known: Coverage; where: string };

/** Three plans of the likeliest kinds, or all by their kind. */
function LikelyPlans({ kinds, known, where }: LikelyPlansProps) {
  const [isWhole, setWhole] = useState(false);
  const { data: plans = [] } = useQuery(planListQuery());
  const likely = kinds.filter((kind) => known[kind] !== 'not yet');
  const first = likely
    .flatMap((kind) => plans.filter(({ category }) => category === kind).toSorted(byPrice))
    .slice(0, shownAtFirst);
  if (!isWhole && first.length > 0) {
    return (
      <section aria-label="Plans for you">
        <PlanList plans={first} />
        {plans.length > first.length && (
          <Button variant="outline" marginTop="4" onClick={() => setWhole(true)}>
            Show all {plans.length}
          </Button>
        )}
      </section>
    );
  }
  return kinds.map((kind) => (
    <section key={kind} aria-label={planCategoryNames[kind]}>
      <Heading as="h3" size="md">
        {known[kind] ? describeCoverage(kind, known[kind], where) : planCategoryNames[kind]}
      </Heading>
      {known[kind] === 'not yet' ? (
        <TextLink to={paths.planList(kind)} standalone>
          {`See our ${planCategoryNames[kind]} plans all the same`}
        </TextLink>
      ) : (
        <PlansOf kind={kind} />
      )}
    </section>
  ));
}

const shownAtFirst = 3;
const byPrice = (one: Plan, other: Plan) => one.price - other.price;

/** The plans of a kind, or all, from the smallest. */
export function PlansOf({ kind }: { kind?: PlanCategory }) {
  const { data: plans = [], error, refetch } = useQuery(planListQuery());
  if (error && plans.length === 0) return <LoadError what="the plans" failure={error} onRetry={refetch} />;
  const offered = plans.filter(({ category }) => !kind || category === kind).toSorted(byPrice);
  if (offered.length === 0) return <Text tone="muted">No plans to order here right now.</Text>;
  return <PlanList plans={offered} />;
}

/** Each leads on to its order. */
function PlanList({ plans }: { plans: readonly Plan[] }) {
  return (
    <PlanRows
      marginTop="2"
      css={{ '& > li': { gap: '2', columnGap: '6' }, '& > li > div:first-of-type': { flex: '1 1 14rem' } }}
    >
      {plans.map((plan) => (
        <PlanRow key={plan._id} plan={plan}>
          <LinkButton to={paths.planOrder(plan._id)} variant="outline" size="sm">
            Get Started<VisuallyHidden>{` with ${plan.name}`}</VisuallyHidden>
          </LinkButton>
        </PlanRow>
      ))}
    </PlanRows>
  );
}
