import { chakra } from '@chakra-ui/react';
import { siteSettings } from '@kowhai/domain/site-settings';
import { useLayoutEffect, useRef, useState } from 'react';
import { MailLink } from '#shared/mail-link.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { describeBreadcrumbs, describeOrganization } from '#shop/shared/schema-org.ts';
import { Blossoms } from '#ui/blossoms.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PlainLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

const { freephone, freephoneHref, freephoneHours, email, postalAddress, promises } = siteSettings;

const description = `Someone in New Zealand reads every message and replies within ${promises.enquiryHours} hours.`;

/** In the words of the specification. */
const sentTitle = 'Enquiry successfully submitted';

export function ContactPage() {
  const [isSent, setIsSent] = useState(false);
  return (
    <Container paddingBottom={{ base: '12', md: '20' }}>
      <PageHead
        title="Contact us"
        description={description}
        path={paths.contact()}
        image="/social/contact.png"
      />
      <StructuredData
        of={[describeOrganization(), describeBreadcrumbs({ name: 'Contact', path: paths.contact() })]}
      />
      <PageHeader
        title="Ask us anything"
        lead={
          <>
            Call {/* Enlarged, the number is wider than a phone, so it may wrap. */}
            <PlainLink href={freephoneHref} css={{ '&[href^="tel:"]': { whiteSpace: 'normal' } }}>
              {freephone}
            </PlainLink>
            {`, ${freephoneHours}. Or write, and someone in New Zealand replies within ${promises.enquiryHours} hours.`}
          </>
        }
      />
      <chakra.div
        display="grid"
        gap={{ base: '10', lg: '16' }}
        alignItems="start"
        gridTemplateColumns={{ lg: 'minmax(0, 1fr) 22rem' }}
      >
        {isSent ? (
          <ThankYou onAnother={() => setIsSent(false)} />
        ) : (
          <EnquiryForm onSent={() => setIsSent(true)} />
        )}
        <WaysToReachUs />
      </chakra.div>
    </Container>
  );
}

/** Replaces the form once the enquiry is sent. Its heading gets the focus, as the button is unmounted. */
function ThankYou({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      <Blossoms />
      <Heading ref={heading} tabIndex={-1} size="lg">
        {sentTitle}
      </Heading>
      {/* "Usually", because the limit on mails is checked only when the confirmation is sent. */}
      <Text maxWidth="prose">
        {`Thank you. We’ll reply within ${promises.enquiryHours} hours. You’ll usually get a confirmation by email too.`}
      </Text>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <LinkButton to={paths.home()}>Back to home</LinkButton>
        <Button variant="outline" onClick={onAnother}>
          Send another message
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

function WaysToReachUs() {
  return (
    <Card as="aside" aria-labelledby="other-ways" tone="sunken">
      <chakra.img
        src="/art/contact.svg"
        alt=""
        width="full"
        height="auto"
        aspectRatio="4 / 3"
        borderRadius="leaf"
        loading="lazy"
      />
      <Heading id="other-ways" size="sm">
        Or reach us by email and post
      </Heading>
      <chakra.dl
        display="grid"
        gap="4"
        css={{ '& dt': { fontSize: 'sm', color: 'ink.muted' }, '& dd': { overflowWrap: 'anywhere' } }}
      >
        <div>
          <dt>Email</dt>
          <dd>
            <MailLink email={email} standalone />
          </dd>
        </div>
        <div>
          <dt>Post</dt>
          <dd>{postalAddress}</dd>
        </div>
      </chakra.dl>
      <Text size="sm" tone="muted">
        Asking about an order? Have its number ready: it’s on the confirmation we emailed you.
      </Text>
    </Card>
  );
}
