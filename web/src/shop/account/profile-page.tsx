import { chakra } from '@chakra-ui/react';
import type { UserInfo } from '@kowhai/domain/people/user';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { profileQuery } from '#data/queries.ts';
import { LoadError } from '#shared/load-error.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { useSignOut } from '#shared/use-sign-out.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ContactSection } from './contact-section.tsx';
import { MyOrders } from './my-orders.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasswordSection } from './password-section.tsx';

const tabIds = ['info', 'orders'] as const;

export function ProfilePage() {
  const [params, setParams] = useSearchParams();
  const user = useSession((session) => session.user);
  const { signOut, isSigningOut } = useSignOut();

  // After signing out, user is null until the guard redirects.
  if (!user) return null;
  return (
    <Container paddingBottom="12">
      <PageHead title="Profile" />
      <PageHeader
        title="Profile"
        actions={
          <Button variant="outline" size="sm" busy={isSigningOut} busyLabel="Signing out…" onClick={signOut}>
            Logout
          </Button>
        }
      />
      <Tabs
        label="Profile"
        selected={tabIds.find((id) => id === params.get('tab')) ?? 'info'}
        onSelect={(id) => setParams(id === 'info' ? {} : { tab: id }, { replace: true })}
        tabs={[
          { id: 'info', label: 'Personal Info', content: <PersonalInfo user={user} /> },
          { id: 'orders', label: 'Orders', content: <MyOrders userId={user._id} /> },
        ]}
      />
    </Container>
  );
}

/** Shows the user that this browser remembers, until the profile has loaded. */
function PersonalInfo({ user: remembered }: { user: UserInfo }) {
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
