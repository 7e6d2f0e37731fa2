import { chakra } from '@chakra-ui/react';
import { formatDate } from '@kowhai/domain/date';
import { siteSettings } from '@kowhai/domain/site-settings';
import { formatFullName, type UserInfo } from '@kowhai/domain/user';
import { useQuery } from '@tanstack/react-query';
import { FactList } from '#components/fact-list.tsx';
import { LoadError } from '#components/load-error.tsx';
import { profileQuery } from '#data/queries.ts';
import { Card } from '#ui/card.tsx';
import { PlainLink, TextLink } from '#ui/link.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { paths } from '#web/paths.ts';

/** Shows what this browser remembers at once, and what the server knows as soon as it says so. */
export function PersonalInfo({ user: remembered }: { user: UserInfo }) {
  const { data, error, refetch } = useQuery(profileQuery(remembered._id));
  return (
    <chakra.div display="grid" gap="5" maxWidth="prose">
      {error && <LoadError what="your latest details" failure={error} onRetry={refetch} />}
      <ContactDetails user={data ?? remembered} />
    </chakra.div>
  );
}

export function ContactDetails({ user }: { user: UserInfo }) {
  return (
    <Card>
      <Heading size="sm">Contact info</Heading>
      <FactList
        facts={[
          { name: 'Name', value: formatFullName(user) || notGiven },
          { name: 'Email', value: user.email },
          { name: 'Phone', value: user.phone || notGiven },
          { name: 'Address', value: user.address || notGiven },
          { name: 'Customer since', value: formatDate(user.createdAt) },
        ]}
      />
      <Text size="sm" tone="muted">
        We use these details for your orders only. To have one corrected, write to{' '}
        <PlainLink href={`mailto:${siteSettings.email}`}>{siteSettings.email}</PlainLink> or call{' '}
        <PlainLink href={siteSettings.freephoneHref}>{siteSettings.freephone}</PlainLink>.{' '}
        <TextLink to={paths.privacy()}>How we look after your details</TextLink>
      </Text>
    </Card>
  );
}

const notGiven = 'Not given yet';
