import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { describeBreadcrumbs, describeOrganization, describePage } from '#shop/shared/schema-org.ts';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { contactIntro } from './contact-content.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { ThankYou } from './thank-you.tsx';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

export function ContactPage() {
  const [isSent, setIsSent] = useState(false);
  return (
    <Container paddingBottom={{ base: '12', md: '20' }}>
      <PageHead
        title="Contact us"
        description={contactIntro.lead}
        path={paths.contact()}
        image="/social/contact.png"
      />
      <StructuredData
        data={describePage(
          describeOrganization(),
          describeBreadcrumbs({ name: 'Contact', path: paths.contact() }),
        )}
      />
      <PageHeader title={contactIntro.headline} lead={contactIntro.lead} />
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
