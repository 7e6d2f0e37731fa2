import type { AdminChange, MailJob } from '@kowhai/domain/mail/mail-job';
import { pathTo } from '@kowhai/domain/pages';
import { formatFullName, type UserInfo } from '@kowhai/domain/people/user';
import { siteSettings } from '@kowhai/domain/site-settings';
import { formatMomentInWords } from '@kowhai/domain/time/date';
import { callable, facts, type MailWords } from './mail-blocks.ts';
import { looksLikeName, showAddress, showName, showPhone } from './withhold-typed.ts';

/** Addresses are unverified when we first email them, so this repeats nothing that was typed. */
export function writeWelcome(siteAddress: string, isByStaff = false): MailWords {
  return {
    subject: `Welcome to ${siteSettings.name}`,
    preheader: 'Your orders and details are in your profile.',
    title: 'Kia ora, welcome',
    blocks: [
      isByStaff
        ? `We’ve opened an account with ${siteSettings.name} for you, as you asked on the phone. Choose a password, then sign in with this email address.`
        : `Your account with ${siteSettings.name} is open. Sign in with this email address and the password you chose.`,
      'You’ll find your orders in your profile, and you can change your details there any time.',
      isByStaff
        ? { kind: 'button', text: 'Choose a password', href: siteAddress + pathTo('forgotPassword') }
        : { kind: 'button', text: 'See your profile', href: siteAddress + pathTo('profile') },
      `Didn’t open this account? Call us on ${siteSettings.freephone}.`,
    ],
  };
}

export function writeNewUser(user: UserInfo, siteAddress: string, now: string): MailWords {
  return {
    subject: `New customer, ${formatMomentInWords(user.createdAt, now)}`,
    preheader: user.email,
    title: 'New customer',
    blocks: [
      facts({
        Name: showName(user),
        Email: user.email,
        Phone: callable(showPhone(user.phone)),
        Address: showAddress(user.address),
      }),
      { kind: 'button', text: 'Open the user', href: siteAddress + pathTo('adminUser', user._id) },
    ],
  };
}

/** Only staff get it, so it may name who did what. */
export function writeAdminChanged(
  { admin, change, by, changedAt }: Extract<MailJob, { kind: 'admin-changed' }>,
  siteAddress: string,
  now: string,
): MailWords {
  const fullName = formatFullName(admin);
  const name = looksLikeName(fullName) ? fullName : admin.email;
  const { subject, meaning } = adminChangeWords[change];
  return {
    subject: `${name} ${subject}`,
    preheader: `${by} did this. If it wasn’t meant, act right away.`,
    title: `${name} ${subject}`,
    blocks: [
      `Kia ora. ${meaning}`,
      facts({ Who: name, Email: admin.email, By: by, When: formatMomentInWords(changedAt, now) }),
      `Not right? Ask ${by}. If it wasn’t them, disable their account and call the other admins.`,
      { kind: 'button', text: 'See the changes', href: siteAddress + pathTo('adminChanges') },
    ],
  };
}

const adminChangeWords: Record<AdminChange, { subject: string; meaning: string }> = {
  added: {
    subject: `is now an admin of ${siteSettings.name}`,
    meaning: 'A new admin can see and change everything at the desk: orders, services, hardware and users.',
  },
  removed: {
    subject: `is no longer an admin of ${siteSettings.name}`,
    meaning: 'They’re signed out everywhere, and can’t open the desk any more.',
  },
  disabled: {
    subject: `can’t sign in to ${siteSettings.name} any more`,
    meaning: 'This admin’s account was disabled, and their rights are gone.',
  },
  deleted: {
    subject: `was deleted from ${siteSettings.name}`,
    meaning: 'This admin’s account is gone for good.',
  },
  'second factor removed': {
    subject: 'signs in without a second factor',
    meaning: 'Until they turn it on again, this admin’s password is all that’s needed to open the desk.',
  },
  'second factor replaced': {
    subject: 'signs in with another second factor',
    meaning: 'Their authenticator app was replaced. If they don’t know of it, someone else did it.',
  },
};
