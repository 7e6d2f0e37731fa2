import { chakra } from '@chakra-ui/react';
import { householdAnswers } from '@kowhai/domain/plan-finder';
import { useSearchParams } from 'react-router-dom';
import { claimsNote } from '#components/category-claims.ts';
import { PageHead } from '#components/page-head.tsx';
import { describeBreadcrumbs, describePage } from '#components/schema-org.ts';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { Text } from '#ui/text.tsx';
import { paths } from '#web/paths.ts';
import { FinderForm } from './finder-form.tsx';
import { PlanAdvice } from './plan-advice.tsx';

const title = 'Find your plan';

/** Four questions, and the plan that suits. The answers stand in the address, so that it can be sent to somebody. */
export function FinderPage() {
  const [search] = useSearchParams();
  const given = Object.fromEntries(search);
  const { success, data: answers } = householdAnswers.safeParse(given);
  return (
    <Container paddingBottom="16">
      <PageHead
        title={title}
        description="Four plain questions about your home, and we name the broadband plan that suits, with one cheaper and one faster beside it."
        path={paths.finder()}
      />
      <StructuredData data={describePage(describeBreadcrumbs({ name: title, path: paths.finder() }))} />
      <PageHeader title={title} lead="Four questions, no details about you, and nothing to sign up for." />
      <chakra.div
        display="grid"
        gap={{ base: '10', lg: '16' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
      >
        {/* A built page knows no answers: with the first that come by address, the form begins anew. */}
        <FinderForm key={search.toString()} given={given} />
        {success && <PlanAdvice answers={answers} />}
      </chakra.div>
      <Text size="sm" tone="muted" marginTop="8" maxWidth="prose">
        {claimsNote}
      </Text>
    </Container>
  );
}
