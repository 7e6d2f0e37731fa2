import { useSearchParams } from 'react-router-dom';
import { PageHead } from '#shared/page/page-head.tsx';
import { useSignOut } from '#shared/use-sign-out.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { MyOrders } from './my-orders.tsx';
import { PersonalInfo } from './personal-info.tsx';

const tabIds = ['info', 'orders'] as const;

export function ProfilePage() {
  const [params, setParams] = useSearchParams();
  const user = useSession((session) => session.user);
  const { signOut, isSigningOut } = useSignOut();

  // The guard sends visitors away; between signing out and being sent there is nobody to show.
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
