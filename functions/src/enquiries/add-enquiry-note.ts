import { randomUUID } from 'node:crypto';
import { fieldError } from '@kowhai/domain/app-error';
import { maxEnquiryNotes, type StoredEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';
import { store } from '#database/store.ts';
import { commitWithAudit, toStaffMember } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { requireEnquiry, toAuditItem } from './get-enquiry.ts';

export const addEnquiryNote: Handler<'addEnquiryNote'> = ({ params, body, caller }) =>
  commitWithAudit<StoredEnquiry>(caller, async (batch, createdAt) => {
    const snapshot = await store.enquiries.doc(params.id).get();
    const enquiry = requireEnquiry(snapshot);
    if (enquiry.notes.length >= maxEnquiryNotes)
      throw fieldError(
        'VALIDATION',
        'text',
        `An enquiry holds ${maxEnquiryNotes} notes, and this one has them all`,
      );
    const notes = [...enquiry.notes, { ...body, _id: randomUUID(), by: toStaffMember(caller), createdAt }];
    batch.update(snapshot.ref, store.toFields({ notes }), { lastUpdateTime: snapshot.updateTime });
    const details = { item: toAuditItem(enquiry), action: 'note' as const, changes: [] };
    return { answer: { ...enquiry, notes }, details };
  });
