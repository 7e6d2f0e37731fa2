import { chakra } from '@chakra-ui/react';
import type { SuggestedAddress } from '@kowhai/domain/address/suggest-service-address';
import { type PlanCategory, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { blankCoverage, describeCoverage, nameOfPostcode, sortKinds } from '@kowhai/domain/coverage/coverage';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { coverageQuery, planListQuery } from '#data/queries.ts';
import { LoadError } from '#shared/load-error.tsx';
import { paths } from '#shared/paths.ts';
import { keepCheckedAddress } from '#state/checked-address.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PlanRow, PlanRows } from './plan-rows.tsx';

type AddressAnswerProps = { address: SuggestedAddress; note: string | null };

/** What is known of each kind at an address, with its plans from the smallest. */
export function AddressAnswer({ address, note }: AddressAnswerProps) {
  const { postalCode, city } = address;
  // Without an answer it says what it says where nothing is known: we check.
  const { data, isPending } = useQuery(coverageQuery(postalCode));
  const known = data ?? blankCoverage(postalCode);
  // The person’s own words for the place, where staff have none.
  const where = nameOfPostcode({ ...known, place: known.place || city });
  const label = address.address || where;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => keepCheckedAddress(address, label), [address, label]);
  useEffect(() => {
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
  return (
    <chakra.section aria-labelledby="answer" display="grid" gap="8">
      <chakra.div display="grid" gap="2">
        <Heading id="answer" ref={heading} tabIndex={-1} size="lg">
          {address.address ? `At ${address.address}, ${where}` : `In ${where}`}
        </Heading>
        <Text fontWeight="semibold">We check your address before we connect you.</Text>
        {[known.note, note].map((text) => text && <Text key={text}>{text}</Text>)}
        {kinds.every((kind) => known[kind] === 'not yet') && (
          <Text>
            As far as we know, none of our plans reach you yet.{' '}
            <TextLink to={paths.contact()}>Tell us where you live</TextLink>, and we’ll look for a way.
          </Text>
        )}
      </chakra.div>
      {kinds.map((kind) => (
        <section key={kind} aria-label={planCategoryNames[kind]}>
          <Heading as="h3" size="md">
            {describeCoverage(kind, known[kind], where)}
          </Heading>
          {known[kind] === 'not yet' ? (
            <TextLink to={paths.planList(kind)} standalone>
              {`See our ${planCategoryNames[kind]} plans all the same`}
            </TextLink>
          ) : (
            <PlansOf kind={kind} />
          )}
        </section>
      ))}
    </chakra.section>
  );
}

/** The plans of a kind, or all, from the smallest. Each leads on to its order. */
export function PlansOf({ kind }: { kind?: PlanCategory }) {
  const { data: plans = [], error, refetch } = useQuery(planListQuery());
  if (error && plans.length === 0) return <LoadError what="the plans" failure={error} onRetry={refetch} />;
  const offered = plans
    .filter(({ category }) => !kind || category === kind)
    .toSorted((one, other) => one.price - other.price);
  if (offered.length === 0) return <Text tone="muted">No plans to order here right now.</Text>;
  return (
    <PlanRows
      marginTop="2"
      css={{ '& > li': { gap: '2', columnGap: '6' }, '& > li > div:first-of-type': { flex: '1 1 14rem' } }}
    >
      {offered.map((plan) => (
        <PlanRow key={plan._id} plan={plan}>
          <LinkButton to={paths.planOrder(plan._id)} variant="outline" size="sm">
            Get Started<VisuallyHidden>{` with ${plan.name}`}</VisuallyHidden>
          </LinkButton>
        </PlanRow>
      ))}
    </PlanRows>
  );
}
