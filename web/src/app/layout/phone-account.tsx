import { chakra } from '@chakra-ui/react';
import { accountName } from '#shared/account-name.ts';
import { useSession } from '#state/session.ts';
import { AccountLinks } from './account-links.tsx';
import { PhoneAccountItem, phoneOnly } from './phone-account-item.tsx';

/** The account in the menu of a phone: who it is, and the links of the dropdown that a wider screen shows. */
export function PhoneAccount() {
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <>
      <PhoneAccountItem>
        <chakra.span display="block" paddingInline="3" paddingBlock="2" fontSize="sm" color="ink.muted">
          {accountName(user)}
        </chakra.span>
      </PhoneAccountItem>
      <AccountLinks user={user} display={phoneOnly} />
    </>
  );
}
