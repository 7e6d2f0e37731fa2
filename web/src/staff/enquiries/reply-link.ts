import type { StoredEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';
import { siteSettings } from '@kowhai/domain/site-settings';

/** The longest text that mail programs are sure to take from a link. */
const mostQuoted = 1000;

/** A link that opens the reader's own mail program with a reply to an enquiry, what was asked quoted below. */
export function replyLink(enquiry: StoredEnquiry): string {
  const { email, firstName, enquirySubject, enquiryMessage } = enquiry;
  const asked = [...enquiryMessage].slice(0, mostQuoted).join('');
  const quoted = asked
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `Kia ora ${firstName},\r\n\r\n\r\n\r\nNgā mihi\r\n${siteSettings.name}\r\n\r\n${quoted}`;
  // Not URLSearchParams: mail programs take its plus signs for what they are.
  const query = `subject=${encodeURIComponent(`Re: ${enquirySubject}`)}&body=${encodeURIComponent(body)}`;
  return `mailto:${encodeURIComponent(email)}?${query}`;
}
