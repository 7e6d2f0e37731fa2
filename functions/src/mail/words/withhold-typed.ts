import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { readForm } from '@kowhai/domain/address/suggested-address';
import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { isNotice } from '@kowhai/domain/mail/order-mail';
import { formatFullName } from '@kowhai/domain/people/user';

type Person = { firstName: string; lastName: string };

/** In a mail to staff, a link or a sentence in place of a name would be the shop’s own word. */
const showTyped = (looksRight: (text: string) => boolean) => (text: string) => {
  if (text === '') return 'Not given';
  return looksRight(text) ? text : 'See it at the desk';
};
export const showName = (person: Person): string => showTyped(looksLikeName)(formatFullName(person));
export const showPhone = showTyped(looksLikePhone);
export const showAddress = showTyped(looksLikeAddress);
export const showProvider = showTyped(looksLikeProvider);
export const showAccount = showTyped((text) => /^[\p{L}\p{N} /-]+$/u.test(text));

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

/** Words of a name that are written small: "Ana de la Cruz". */
const particle = /^(?:al|bin|da|de|del|den|der|di|dos|el|la|le|o|te|van|von|y)$/i;

export function looksLikeName(name: string): boolean {
  const words = name.split(' ');
  const isName = name.length <= 60 && words.every((word) => /^[\p{L}\p{M}'’-]+$/u.test(word));
  // Of four words on it is rather a sentence, unless all are written as names are.
  const isLong = words.length > 3 && !words.every((word) => /^\p{Lu}/u.test(word) || particle.test(word));
  return isName && words.length <= 4 && !isLong;
}

/** At most three words without a number that could be called: "2degrees", "One NZ". */
export function looksLikeProvider(text: string): boolean {
  return (
    text.length <= 30 &&
    /^[\p{L}\p{M}\p{N}&’'-]+(?: [\p{L}\p{M}&’'-]+){0,2}$/u.test(text) &&
    !/\p{N}{3}/u.test(text)
  );
}

/** Also "021 555 0199 after 5pm", and nothing that a program makes a link of. */
export function looksLikePhone(text: string): boolean {
  return text.length <= 40 && /^[+(\p{N}][\p{L}\p{M}\p{N}+(),/&' -]*$/u.test(text);
}

/**
 * Nothing that a program makes a link of, and no number that could be called. A dot only ends a word, as in "St."; other
 * signs have a meaning that the reader of addresses knows ("R.D.2", "Cnr Main & High", "Unit #4").
 */
export function looksLikeAddress(text: string): boolean {
  const { address, city, postalCode } = readForm(text);
  const written = [address, city, postalCode].filter(Boolean).join(', ');
  const isPlain = /^(?:[\p{L}\p{M}\p{N},/'’ -]|\.(?=[ ,]|$))+$/u.test(written);
  return isPlain && !/\p{N}(?:[ .-]*\p{N}){6}/u.test(text);
}
