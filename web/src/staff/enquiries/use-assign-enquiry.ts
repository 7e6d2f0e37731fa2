import type { StoredEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';
import { useChange } from '#data/use-change.ts';
import { told } from '#staff/shared/parts/told.ts';
import { useColleagues } from '#staff/shared/records/use-colleagues.ts';

/** Assigns an enquiry to oneself; one's own becomes unassigned. */
export function useAssignEnquiry() {
  const { ownId } = useColleagues();
  const { mutate } = useChange('assignEnquiry');
  return ({ _id, assignee }: Pick<StoredEnquiry, '_id' | 'assignee'>) =>
    mutate(
      { params: { id: _id }, body: { isMine: assignee === undefined || assignee._id !== ownId } },
      told((answer) => (answer.assignee ? 'Enquiry assigned to you' : 'Enquiry assigned to no one')),
    );
}
