import type { StoredEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';
import { useChange } from '#data/use-change.ts';
import { withNotice } from '#staff/shared/parts/notices.ts';
import { type Colleague, useColleagues } from '#staff/shared/records/use-colleagues.ts';

/** Assigns an enquiry to a colleague or, with null, to no one; by default to oneself, and one's own to no one. */
export function useAssignEnquiry() {
  const { own } = useColleagues();
  const { mutate } = useChange('assignEnquiry');
  return ({ _id, assignee }: Pick<StoredEnquiry, '_id' | 'assignee'>, chosen?: Colleague | null) => {
    if (own === undefined) return;
    const to = chosen === undefined ? (assignee?._id === own._id ? null : own) : chosen;
    const message = to ? `Enquiry assigned to ${to.isYou ? 'you' : to.name}` : 'Enquiry unassigned';
    mutate(
      { params: { id: _id }, body: { assignee: to?._id ?? null } },
      withNotice(() => message),
    );
  };
}
