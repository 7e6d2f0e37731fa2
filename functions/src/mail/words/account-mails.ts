/** Mails about signing in. Addresses are unverified, so none repeats what was typed. */

import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { pathTo } from '@kowhai/domain/pages';
import { formatResetCode, resetCodeMinutes } from '@kowhai/domain/people/password-reset';
import { siteSettings } from '@kowhai/domain/site-settings';
import { formatMomentInWords } from '@kowhai/domain/time/date';
import { facts, type MailWords } from './mail-blocks.ts';

const { name, freephone, email } = siteSettings;

function writeCodeSubject(code: string): string {
  return `${formatResetCode(code)} is your Kōwhai code`;
}

export function writeResetCode(code: string, siteAddress: string): MailWords {
  return {
    subject: writeCodeSubject(code),
    preheader: `Use it within ${resetCodeMinutes} minutes. It works once.`,
    title: 'Your code to reset your password',
    blocks: [
      'Kia ora. Someone asked to reset the password for your account. Here’s the code:',
      { kind: 'code', text: formatResetCode(code) },
      `It works once, within ${resetCodeMinutes} minutes of asking. If you ask for another, this one stops working.`,
      { kind: 'button', text: 'Enter the code', href: siteAddress + pathTo('resetPassword') },
      'Wasn’t you? You don’t need to do anything: your password stays the same. Never share this code. Our staff will never ask for it.',
    ],
  };
}

export function writeEmailConfirmation(code: string, siteAddress: string): MailWords {
  return {
    subject: writeCodeSubject(code),
    preheader: `Use the code within ${resetCodeMinutes} minutes.`,
    title: 'Confirm your email address',
    blocks: [
      'Kia ora. Someone wants to use this email address for their account. Here’s the code to confirm it:',
      { kind: 'code', text: formatResetCode(code) },
      `It works within ${resetCodeMinutes} minutes of asking.`,
      { kind: 'button', text: 'Enter the code', href: `${siteAddress}${pathTo('profile')}?confirm=email` },
      'Wasn’t you? You don’t need to do anything: without the code, nothing changes. Never share it. Our staff will never ask for it.',
    ],
  };
}

export function writePasswordChanged(changedAt: string, now: string): MailWords {
  return {
    subject: `Your ${name} password was changed`,
    preheader: `If it wasn’t you, call ${freephone} right away.`,
    title: 'Your password was changed',
    blocks: [
      `Kia ora. Your password was changed on ${formatMomentInWords(changedAt, now)}. You’ll need to sign in again wherever you were signed in.`,
      ifNotYou,
    ],
  };
}

/** Names the other address only where the account's owner is proven: an address can say anything. */
export function writeEmailChanged({
  user,
  formerEmail,
  recipient,
  isProven,
}: Extract<MailJob, { kind: 'email-changed' }>): MailWords {
  const consequence =
    recipient === 'new'
      ? 'From now on, sign in with this address. We’ll email you here about your orders.'
      : 'From now on, sign in with the new address. We’ll email you there, and this is our last email to your old address.';
  return {
    subject: `Your email address for ${name} was changed`,
    preheader: `If it wasn’t you, call ${freephone} right away.`,
    title: 'Your email address was changed',
    blocks: [
      `Kia ora. ${consequence}`,
      ...(isProven ? [facts({ Before: formerEmail, Now: user.email })] : []),
      ifNotYou,
    ],
  };
}

/** Only staff have a second factor, so this may name who changed it. */
export function writeSecondFactorChanged(
  { change, changedAt, by }: Extract<MailJob, { kind: 'second-factor' }>,
  siteAddress: string,
  now: string,
): MailWords {
  return {
    subject: `Your ${name} second factor was ${change}`,
    preheader: `If you didn’t expect this, call ${freephone} right away.`,
    title: `Your second factor was ${change}`,
    blocks: [
      `Kia ora. ${secondFactorNow[change]}`,
      facts({ When: formatMomentInWords(changedAt, now), By: by }),
      `Not what you wanted? Change your password right away, then call us on ${freephone} or tell another admin.`,
      { kind: 'button', text: 'See your second factor', href: siteAddress + pathTo('adminSecurity') },
    ],
  };
}

const secondFactorNow = {
  'replaced by a recovery code':
    'Someone signed in with your password and one of your recovery codes, which no longer works.',
  'given new recovery codes':
    'Someone who is signed in as you made ten new codes. The ones before no longer work.',
  'turned on': 'From now on, you’ll sign in with your password and a code from your authenticator app.',
  'turned off': 'From now on, your password is all you need to sign in.',
  removed:
    'You’ll need to sign in again wherever you were signed in. Your password is all you need until you turn on a new second factor.',
};

export function writeAccountClosed(): MailWords {
  return {
    subject: `Your ${name} account is closed`,
    preheader: 'Your sign-in and profile are gone.',
    title: 'Your account is closed',
    blocks: [
      'Kia ora. Your sign-in and profile are gone. We keep the orders you placed, with the name on them, for as long as the law requires.',
      'Thanks for being with us. You’re welcome back any time.',
      ifNotYou,
    ],
  };
}

/** A stranger can change passwords and close accounts of their own under this address. */
export function writeMoreSecurityMails(): MailWords {
  return {
    subject: `More changes to ${name} accounts with your email address`,
    preheader: `If it wasn’t you, call ${freephone} right away.`,
    title: 'There were more changes',
    blocks: [
      'Kia ora. Accounts with your email address were changed more often than we email about in an hour: passwords, email addresses or closed accounts. We won’t email you about each one.',
      ifNotYou,
    ],
  };
}

const ifNotYou = `If it wasn’t you, call us on ${freephone} or email ${email} right away.`;
