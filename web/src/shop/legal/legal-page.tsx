import { chakra } from '@chakra-ui/react';
import { PageHead } from '#shared/page/page-head.tsx';
import { PlainLink } from '#ui/buttons/link.tsx';
import { Container } from '#ui/container.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Heading, Text } from '#ui/text.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 46rem)' },
    // An email address is wider than a phone with enlarged letters.
    overflowWrap: 'anywhere',
    paddingBottom: { base: '12', md: '20' },
  },
});

type LegalPageProps = { content: LegalDocument; path: string };

export function LegalPage({ content, path }: LegalPageProps) {
  return (
    <Container>
      <PageHead title={content.title} description={content.lead} path={path} />
      <PageHeader title={content.title} lead={content.lead} />
      <Columns>
        <chakra.nav
          aria-label="On this page"
          alignSelf="start"
          position={{ lg: 'sticky' }}
          top="6"
          data-print="hide"
        >
          <ul>
            {content.sections.map(({ id, title }) => (
              <li key={id}>
                <PlainLink href={`#${id}`} standalone>
                  {title}
                </PlainLink>
              </li>
            ))}
          </ul>
        </chakra.nav>
        <chakra.div display="grid" gap={{ base: '8', md: '10' }}>
          {content.sections.map((section) => (
            <SectionText key={section.id} section={section} />
          ))}
          <Text size="sm" tone="muted">
            In force since {content.updated}.
          </Text>
        </chakra.div>
      </Columns>
    </Container>
  );
}

function SectionText({ section: { id, title, paragraphs, list, steps } }: { section: LegalSection }) {
  return (
    <chakra.section id={id} display="grid" gap="3" scrollMarginTop="6">
      <Heading size="md">{title}</Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>
          <NoBreak>{paragraph}</NoBreak>
        </Text>
      ))}
      {list && (
        <chakra.ul display="grid" gap="2" paddingInlineStart="5" listStyleType="disc">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </chakra.ul>
      )}
      {steps && (
        <chakra.ol display="grid" gap="2" paddingInlineStart="5" listStyleType="decimal">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </chakra.ol>
      )}
    </chakra.section>
  );
}

type LegalSection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  steps?: readonly string[];
};

export type LegalDocument = {
  title: string;
  lead: string;
  /** The date of this version, formatted. */
  updated: string;
  sections: readonly LegalSection[];
};
