import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { isNotice } from '@kowhai/domain/mail/order-mail';
import { formatFullName } from '@kowhai/domain/people/user';

type Person = { firstName: string; lastName: string };

/** Anyone can order with anyone's address: "Your line is cut off tonight", as a name, must not reach it by our mail. */
export function withholdTyped<Job extends MailJob>(job: Job): Job {
  if (job.kind === 'enquiry-reply') return { ...job, enquiry: withholdName(job.enquiry) };
  if (!('order' in job) || isNotice(job.kind)) return job;
  const { user, serviceAddress } = job.order;
  const isHarmless = looksLikeAddress(formatServiceAddress(serviceAddress));
  const place = isHarmless ? serviceAddress : { ...serviceAddress, address: '' };
  return { ...job, order: { ...job.order, user: withholdName(user), serviceAddress: place } };
}

function withholdName<P extends Person>(person: P): P {
  return looksLikeName(formatFullName(person)) ? person : { ...person, firstName: '', lastName: '' };
}

export function looksLikeName(name: string): boolean {
  return (
    name.length <= 60 && /^[\p{L}\p{M}'’-]+( [\p{L}\p{M}'’-]+)*$/u.test(name) && name.split(' ').length <= 3
  );
}

/** Nothing that a program makes a link of, and no number that could be called. A dot only ends a word, as in "St.". */
export function looksLikeAddress(text: string): boolean {
  const isPlain = /^(?:[\p{L}\p{M}\p{N},/'’ -]|\.(?=[ ,]|$))+$/u.test(text);
  return isPlain && !/\p{N}(?:[ .-]*\p{N}){6}/u.test(text);
}
