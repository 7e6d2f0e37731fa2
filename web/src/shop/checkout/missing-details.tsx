import { listMissingForOrder, type UserInfo } from '@kowhai/domain/people/user';
import { paths } from '#shared/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';

const names = {
  firstName: 'first name',
  lastName: 'last name',
  phone: 'phone number',
  address: 'address',
} as const;

/** "first name, phone number and address", or nothing where the profile has all that an order needs. */
function describeMissing(user: UserInfo): string {
  const list = new Intl.ListFormat('en-NZ', { type: 'conjunction' });
  return list.format(listMissingForOrder(user).map((field) => names[field]));
}

/** Why the order cannot be placed yet, or nothing where it can. */
export function whyNotReady(user: UserInfo): string | undefined {
  const missing = describeMissing(user);
  return missing ? `Your profile still needs your ${missing}.` : undefined;
}

/** Says what the profile lacks and where to add it. The cart waits meanwhile. */
export function MissingDetails({ user }: { user: UserInfo }) {
  const missing = describeMissing(user);
  if (!missing) return null;
  return (
    <Alert
      status="warning"
      title="We need a few more details"
      action={
        <LinkButton to={paths.profile('order')} variant="outline" size="sm">
          Complete your profile
        </LinkButton>
      }
    >
      Add your {missing} so our staff can confirm the order with you. We’ll keep your cart.
    </Alert>
  );
}
