import { chakra } from '@chakra-ui/react';
import { siteSettings } from '@kowhai/domain/site-settings';
import { paths } from '#shared/paths.ts';
import { LinkButton, PlainLinkButton } from '#ui/buttons/link-button.tsx';
import { Container, Section } from '#ui/container.tsx';
import { Heading, Text } from '#ui/text.tsx';

export function TalkToUs() {
  return (
    <Section tone="sunken" tight>
      <Container display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="6">
        <chakra.div display="grid" gap="2">
          <Heading size="lg">Rather talk it through?</Heading>
          <Text tone="muted">
            {`People in New Zealand answer the phone, and we reply to messages within ${siteSettings.promises.enquiryHours} hours.`}
          </Text>
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <PlainLinkButton href={siteSettings.freephoneHref} variant="outline">
            {`Call ${siteSettings.freephone}`}
          </PlainLinkButton>
          <LinkButton to={paths.contact()} variant="outline">
            Send a message
          </LinkButton>
        </chakra.div>
      </Container>
    </Section>
  );
}
