import { formatServiceAddress } from '@kowhai/domain/address/service-address';
import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { isNotice } from '@kowhai/domain/mail/order-mail';
import { looksLikeAddress, looksLikeName } from '@kowhai/domain/people/repeat-typed';
import { formatFullName } from '@kowhai/domain/people/user';

type Person = { firstName: string; lastName: string };

/** What a mail says to an address that nobody has shown to be theirs: names and a place that look like some, or none. */
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
