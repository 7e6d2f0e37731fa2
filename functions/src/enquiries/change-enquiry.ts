import { randomUUID } from 'node:crypto';
import { fieldError } from '@kowhai/domain/app-error';
import { maxEnquiryNotes, type StoredEnquiry, unanswered } from '@kowhai/domain/enquiries/stored-enquiry';
import { collections } from '#database/collections.ts';
import { type Batch, store } from '#database/store.ts';
import { assignTo } from '#functions/audit/assignee.ts';
import { type AuditDetails, commitWithAudit, toStaffMember } from '#functions/audit/audit-trail.ts';
import { type Change, updateRecord } from '#functions/shared/update-record.ts';
import type { Caller, Handler } from '#http/handler.ts';
import { requireEnquiry, toAuditRecord } from './get-enquiry.ts';

type EnquiryStep = {
  change: Change<StoredEnquiry>;
  details: Pick<AuditDetails, 'action' | 'changes'>;
  /** Writes what else belongs to the step. */
  also?: (batch: Batch) => unknown;
};

/**
 * Changes a stored enquiry in one commit with the trail's entry. Of two at once, the later one decides again.
 *
 * @param decide throws for what is refused; null where nothing changes
 */
export function changeEnquiry(
  enquiryId: string,
  caller: Caller,
  decide: (enquiry: StoredEnquiry, at: string) => EnquiryStep | null | Promise<EnquiryStep | null>,
): Promise<StoredEnquiry> {
  return commitWithAudit(caller, async (batch, at) => {
    const snapshot = await store.enquiries.doc(enquiryId).get();
    const before = requireEnquiry(snapshot);
    const step = await decide(before, at);
    if (step === null) return { answer: before, details: null };
    const answer = updateRecord(batch, collections.enquiries, snapshot, step.change);
    step.also?.(batch);
    return { answer, details: { record: toAuditRecord(before), ...step.details } };
  });
}

/** Keeps the first answer's name and time. */
export const answerEnquiry: Handler<'answerEnquiry'> = ({ params, caller }) => mark(params.id, caller, true);

export const reopenEnquiry: Handler<'reopenEnquiry'> = ({ params, caller }) => mark(params.id, caller, false);

function mark(enquiryId: string, caller: Caller, isAnswered: boolean): Promise<StoredEnquiry> {
  return changeEnquiry(enquiryId, caller, (enquiry, at) => {
    if (enquiry.isAnswered === isAnswered) return null;
    const change = isAnswered
      ? { isAnswered, answeredAt: at, answeredBy: toStaffMember(caller) }
      : unanswered;
    const changes = [{ field: 'isAnswered', from: !isAnswered, to: isAnswered }];
    return { change, details: { action: isAnswered ? 'answer' : 'reopen', changes } };
  });
}

export const assignEnquiry: Handler<'assignEnquiry'> = ({ params, body, caller }) =>
  changeEnquiry(params.id, caller, assignTo(caller, body.assignee));

export const addEnquiryNote: Handler<'addEnquiryNote'> = ({ params, body, caller }) =>
  changeEnquiry(params.id, caller, ({ notes }, createdAt) => {
    if (notes.length >= maxEnquiryNotes) {
      const full = `An enquiry holds ${maxEnquiryNotes} notes, and this one has them all`;
      throw fieldError('VALIDATION', 'text', full);
    }
    const note = { ...body, _id: randomUUID(), by: toStaffMember(caller), createdAt };
    return { change: { notes: [...notes, note] }, details: { action: 'note', changes: [] } };
  });
