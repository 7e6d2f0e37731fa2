import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { useState } from 'react';
import { RowMenu } from '#staff/shared/lists/row-menu.tsx';
import { DeleteUser } from './delete-user.tsx';
import { nameOf } from './name-of.ts';
import { ownAccountNote, useIsSelf } from './own-account.ts';

export function UserMenu({ user }: { user: StaffUser }) {
  const [isAsking, setAsking] = useState(false);
  const isSelf = useIsSelf(user._id);
  return (
    <>
      <RowMenu
        name={nameOf(user)}
        actions={[
          {
            label: 'Delete',
            isDanger: true,
            onChoose: () => setAsking(true),
            whyNot: isSelf ? ownAccountNote : undefined,
          },
        ]}
      />
      <DeleteUser user={user} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
