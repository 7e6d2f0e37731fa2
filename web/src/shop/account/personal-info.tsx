import { chakra } from '@chakra-ui/react';
import type { UserInfo } from '@kowhai/domain/people/user';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#data/queries.ts';
import { LoadError } from '#shared/load-error.tsx';
import { ContactSection } from './contact-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasswordSection } from './password-section.tsx';

/** Shows what this browser remembers at once, and what the server knows as soon as it says so. */
export function PersonalInfo({ user: remembered }: { user: UserInfo }) {
  const { data, error, refetch } = useQuery(profileQuery(remembered._id));
  const user = data ?? remembered;
  return (
    <chakra.div display="grid" gap="5" maxWidth="prose">
      {error && <LoadError what="your latest details" failure={error} onRetry={refetch} />}
      <ContactSection user={user} />
      <PasswordSection user={user} />
      <OwnDataSection email={user.email} />
    </chakra.div>
  );
}
