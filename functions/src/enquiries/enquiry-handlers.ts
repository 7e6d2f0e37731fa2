/** The calls about enquiries, each name once. */
export { addEnquiryNote, answerEnquiry, assignEnquiry, reopenEnquiry } from './change-enquiry.ts';
export {
  getEnquiryReplyMail,
  replyToEnquiry,
  resendEnquiryReply,
  undoEnquiryReply,
} from './enquiry-replies.ts';
export { getEnquiry } from './get-enquiry.ts';
export { countEnquiries, listEnquiries } from './list-enquiries.ts';
export { confirmEnquiry, sendEnquiry } from './send-enquiry.ts';
