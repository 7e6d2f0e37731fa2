import { chakra } from '@chakra-ui/react';
import {
  type HouseholdAnswers,
  householdAnswers,
  householdQuestions,
  narrowPlans,
} from '@kowhai/domain/finder/plan-finder';
import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { planListQuery } from '#data/queries.ts';
import { LoadError } from '#shared/load-error.tsx';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { describeBreadcrumbs } from '#shop/shared/schema-org.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Container } from '#ui/container.tsx';
import { Form } from '#ui/fields/form.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { bind, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { PlanAdvice } from './plan-advice.tsx';
import { PlanRow, PlanRows } from './plan-rows.tsx';

const title = 'Find your plan';

/** Four questions that lead to a plan. The answers are in the URL, so that they can be shared. */
export function FinderPage() {
  const [search] = useSearchParams();
  return (
    <Container paddingBottom="16">
      <PageHead
        title={title}
        description="Answer four quick questions about your home and we’ll pick the broadband plan that suits, with a cheaper one and a faster one beside it."
        path={paths.finder()}
      />
      <StructuredData of={[describeBreadcrumbs({ name: title, path: paths.finder() })]} />
      <PageHeader title={title} lead="Four questions. No personal details, nothing to sign up for." />
      {/* The prerendered page has no answers, so the form is remounted with those of the URL. */}
      <Finder key={search.toString()} given={Object.fromEntries(search)} />
    </Container>
  );
}

/** @param given the answers in the URL, not validated */
function Finder({ given }: { given: Partial<HouseholdAnswers> }) {
  const navigate = useNavigate();
  const form = useValidatedForm<Partial<HouseholdAnswers>, HouseholdAnswers>(householdAnswers, given);
  const chosen = useWatch({ control: form.control });
  const { success, data: answers } = householdAnswers.safeParse(given);
  return (
    <chakra.div
      display="grid"
      gap={{ base: '10', lg: '16' }}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
    >
      <FinderForm form={form} onValid={(valid) => navigate(paths.finder(valid))} />
      {success ? <PlanAdvice answers={answers} /> : <PlansLeft answers={chosen} />}
    </chakra.div>
  );
}

type FinderFormProps = {
  form: UseFormReturn<Partial<HouseholdAnswers>, unknown, HouseholdAnswers>;
  onValid: (answers: HouseholdAnswers) => void;
};

function FinderForm({ form, onValid }: FinderFormProps) {
  return (
    <Form form={form} aria-label="Your home" onValid={onValid}>
      <NoScriptNote what="Finding a plan here" />
      {householdQuestions.map(({ name, question, choices }) => (
        <RadioGroup key={name} label={question} options={choices} {...bind(form, name)} />
      ))}
      <Button type="submit" justifySelf="start">
        Find my plan
      </Button>
    </Form>
  );
}

function PlansLeft({ answers }: { answers: object }) {
  const { data: plans, error, refetch } = useQuery(planListQuery());
  const hasAnswers = Object.values(answers).some(Boolean);
  if (!plans && error) return <LoadError what="the plans" failure={error} onRetry={refetch} />;
  if (!plans) {
    return (
      <LoadingShape label="Loading plans">
        <Skeleton height="34rem" />
      </LoadingShape>
    );
  }
  const left = narrowPlans(plans, answers);
  return (
    <chakra.section aria-labelledby="plans-left" display="grid" gap="5">
      <chakra.div display="grid" gap="1">
        <Heading id="plans-left" size="lg">
          Plans that fit
        </Heading>
        <Text role="status" tone="muted">
          {describeLeft(left.length, plans.length, hasAnswers)}
        </Text>
      </chakra.div>
      <PlanRows css={{ '& > [data-left=false] *': { color: 'ink.muted', fontWeight: 'normal' } }}>
        {/* Plans that are ruled out keep their place, as a list that moves with each answer is hard to follow. */}
        {plans
          .toSorted((a, b) => a.price - b.price)
          .map((plan) => (
            <PlanRow key={plan._id} plan={plan} isLeft={left.includes(plan)} />
          ))}
      </PlanRows>
    </chakra.section>
  );
}

function describeLeft(left: number, all: number, hasAnswers: boolean): string {
  if (!hasAnswers) return `All ${all} of our plans, until you answer.`;
  if (left === all) return `All ${all} of our plans still fit.`;
  return `${left} of our ${all} plans, going by your answers so far.`;
}
