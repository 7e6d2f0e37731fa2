import { listEnquiryCounts } from '@kowhai/domain/desk/desk-counts';
import type { StoredEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';
import { listEnquiryKeys } from '@kowhai/domain/search/search-keys';
import { noteCounts } from '#database/desk.ts';
import { store } from '#database/store.ts';
import { commitWithAudit, readAssignee, toStaffMember } from '#functions/audit/audit-trail.ts';
import type { Caller, Handler } from '#http/handler.ts';
import { requireEnquiry, toAuditItem } from './get-enquiry.ts';

/** Keeps the first answer's name and time. */
export const answerEnquiry: Handler<'answerEnquiry'> = ({ params, caller }) => mark(params.id, caller, true);

export const reopenEnquiry: Handler<'reopenEnquiry'> = ({ params, caller }) => mark(params.id, caller, false);

export const assignEnquiry: Handler<'assignEnquiry'> = ({ params, body, caller }) =>
  commitWithAudit<StoredEnquiry>(caller, async (batch) => {
    const snapshot = await store.enquiries.doc(params.id).get();
    const enquiry = requireEnquiry(snapshot);
    const { assignee: before, ...unassigned } = enquiry;
    const { member: assignee, details } = await readAssignee(caller, body.assignee);
    if (before?._id === assignee?._id) return { answer: enquiry, details: null };
    const answer = { ...unassigned, ...(assignee && { assignee }) };
    const fields = { assignee: assignee ?? store.deleteField(), searchKeys: listEnquiryKeys(answer) };
    batch.update(snapshot.ref, store.toFields(fields), { lastUpdateTime: snapshot.updateTime });
    noteCounts(batch, listEnquiryCounts(enquiry), listEnquiryCounts(answer));
    return { answer, details: { item: toAuditItem(enquiry), ...details } };
  });

function mark(enquiryId: string, caller: Caller, isAnswered: boolean): Promise<StoredEnquiry> {
  return commitWithAudit<StoredEnquiry>(caller, async (batch, at) => {
    const snapshot = await store.enquiries.doc(enquiryId).get();
    const { answeredAt, answeredBy, ...enquiry } = requireEnquiry(snapshot);
    if (enquiry.isAnswered === isAnswered) {
      return { answer: { ...enquiry, answeredAt, answeredBy }, details: null };
    }
    const answer = isAnswered ? { answeredAt: at, answeredBy: toStaffMember(caller) } : {};
    const cleared = isAnswered ? {} : { answeredAt: store.deleteField(), answeredBy: store.deleteField() };
    batch.update(snapshot.ref, store.toFields({ isAnswered, ...answer, ...cleared }), {
      lastUpdateTime: snapshot.updateTime,
    });
    noteCounts(batch, listEnquiryCounts(enquiry), listEnquiryCounts({ ...enquiry, isAnswered }));
    return {
      answer: { ...enquiry, isAnswered, ...answer },
      details: {
        item: toAuditItem(enquiry),
        action: isAnswered ? 'answer' : 'reopen',
        changes: [{ field: 'isAnswered', from: !isAnswered, to: isAnswered }],
      },
    };
  });
}
