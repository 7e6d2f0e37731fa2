import { Accordion } from '#ui/accordion.tsx';
import { Container, Section } from '#ui/container.tsx';
import { Heading } from '#ui/text.tsx';
import type { Faq } from './category-content.ts';

export function FaqSection({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <Section id="questions">
      <Container
        display="grid"
        gap={{ base: '6', lg: '16' }}
        gridTemplateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 2fr)' }}
      >
        <Heading size="xl">Questions and answers</Heading>
        <Accordion items={faqs} />
      </Container>
    </Section>
  );
}
