import { Grid, Text } from '@chakra-ui/react';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { isEmailProven } from '@kowhai/domain/people/user';
import { formatDate } from '@kowhai/domain/time/date';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { FactList } from '#shared/fact-list.tsx';
import { MailLink } from '#shared/mail-link.tsx';
import { paths } from '#shared/paths.ts';
import { ConfirmedActionButton } from '#staff/shared/parts/confirmed-action.tsx';
import { PhoneLinks } from '#staff/shared/parts/phone-links.tsx';
import { RecordInfoPage } from '#staff/shared/records/record-page.tsx';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import {
  DisableUser,
  nameOf,
  ownAccountNote,
  RemoveSecondFactor,
  useIsSelf,
  useUserDeletion,
} from './user-actions.tsx';
import { UserEnquiries } from './user-enquiries.tsx';
import { UserLostMail, UserMails } from './user-mails.tsx';
import { UserOrders } from './user-orders.tsx';

export function UserInfoPage() {
  const { id = '' } = useParams();
  const query = useQuery(apiQuery('getUser', { params: { id } }));
  const { data: user } = query;
  return (
    <RecordInfoPage
      record={{ kind: 'user', id }}
      name={user && nameOf(user)}
      thing="user"
      list={{ label: 'Users', to: paths.adminUsers() }}
      query={query}
      actions={user && <UserActions user={user} />}
      leftBehind={
        <LinkButton to={paths.adminOrders({ user: id })} variant="outline">
          This person’s orders
        </LinkButton>
      }
    >
      {user && (
        <>
          <UserLostMail user={user} />
          <UserFacts user={user} />
          <UserOrders userId={user._id} />
          <UserEnquiries user={user} />
          <UserMails user={user} />
        </>
      )}
    </RecordInfoPage>
  );
}

function UserActions({ user }: { user: StaffUser }) {
  const navigate = useNavigate();
  const deletion = useUserDeletion(user);
  const goToList = () => navigate(paths.adminUsers(), { replace: true });
  const isSelf = useIsSelf(user._id);
  return (
    <>
      <LinkButton to={paths.adminOrderNew(user._id)} size="sm">
        New order
      </LinkButton>
      <LinkButton to={paths.adminUserEdit(user._id)} size="sm" variant="outline">
        Edit
      </LinkButton>
      <RemoveSecondFactor user={user} />
      <DisableUser user={user} isSelf={isSelf} />
      <ConfirmedActionButton colorPalette="red" disabled={isSelf} action={{ ...deletion, onDone: goToList }}>
        Delete
      </ConfirmedActionButton>
      {isSelf && (
        <Text textStyle="note" alignSelf="center">
          {ownAccountNote}
        </Text>
      )}
    </>
  );
}

const notGiven = 'Not given yet';

function UserFacts({ user }: { user: StaffUser }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      columnGap="8"
      alignItems="start"
    >
      <FactList
        facts={[
          {
            name: 'Email',
            value: (
              <>
                <MailLink email={user.email} />
                {!isEmailProven(user) && (
                  <Text textStyle="note">Email not confirmed: it may be someone else’s.</Text>
                )}
              </>
            ),
          },
          {
            name: 'Phone',
            value: user.phone ? <PhoneLinks phone={user.phone} /> : notGiven,
          },
          { name: 'Address', value: user.address || notGiven },
        ]}
      />
      <FactList
        facts={[
          { name: 'Admin', value: user.isAdmin ? <Badge tone="gold">Admin</Badge> : 'No' },
          {
            name: 'Sign-in',
            value: user.isDisabled ? <Badge tone="danger">Disabled</Badge> : 'Allowed',
          },
          ...(user.secondFactorAt
            ? [{ name: 'Second factor', value: `On since ${formatDate(user.secondFactorAt)}` }]
            : []),
          { name: 'Since', value: formatDate(user.createdAt) },
          { name: 'Updated', value: formatDate(user.updatedAt) },
        ]}
      />
    </Grid>
  );
}
