import { chakra } from '@chakra-ui/react';
import { siteSettings } from '@kowhai/domain/site-settings';
import { PlainLink } from '#ui/buttons/link.tsx';
import { Card } from '#ui/card.tsx';
import { Heading, Text } from '#ui/text.tsx';

const { freephone, freephoneHref, email, postalAddress } = siteSettings;

/** For those who would rather not fill in a form. */
export function WaysToReachUs() {
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
        Or reach us directly
      </Heading>
      <chakra.dl
        display="grid"
        gap="4"
        css={{ '& dt': { fontSize: 'sm', color: 'ink.muted' }, '& dd': { overflowWrap: 'anywhere' } }}
      >
        <div>
          <dt>Freephone</dt>
          <chakra.dd fontSize="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {/* At twice the size of letters it is wider than a phone. */}
            <PlainLink href={freephoneHref} standalone css={{ '&[href^="tel:"]': { whiteSpace: 'normal' } }}>
              {freephone}
            </PlainLink>
          </chakra.dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <PlainLink href={`mailto:${email}`} standalone>
              {email}
            </PlainLink>
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
