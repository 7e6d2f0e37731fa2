/** Mails about signing in. Anybody can open an account with anybody's address, so none repeats what was typed. */
import { formatMomentInWords } from '@kowhai/domain/date';
import { formatResetCode, resetCodeMinutes } from '@kowhai/domain/password-reset';
import { siteSettings } from '@kowhai/domain/site-settings';
import type { Block, Mail } from './mail-blocks.ts';
import type { MailJob } from './mail-job.ts';

const { name, freephone, email } = siteSettings;

export function writeResetCode(code: string, siteAddress: string): Mail {
  return {
    subject: `Your code for a new ${name} password`,
    preheader: `It works once, within ${resetCodeMinutes} minutes.`,
    title: 'Your code for a new password',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Kia ora, somebody asked for a new password for your account. This is the code:',
      },
      { kind: 'code', text: formatResetCode(code) },
      {
        kind: 'paragraph',
        text: `It works once, within ${resetCodeMinutes} minutes of being asked for. Asking again makes this one void.`,
      },
      { kind: 'button', text: 'Enter the code', href: `${siteAddress}/reset-pw` },
      {
        kind: 'paragraph',
        text: 'If it was not you, there is nothing to do: your password stays as it is. Never give this code to anybody; our staff do not ask for it.',
      },
    ],
  };
}

export function writeEmailConfirmation(code: string, siteAddress: string): Mail {
  return {
    subject: `Your code to confirm this email address for ${name}`,
    preheader: `It works within ${resetCodeMinutes} minutes.`,
    title: 'Confirm your email address',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Kia ora, somebody gave this address as the new one of their account. This is the code that confirms it:',
      },
      { kind: 'code', text: formatResetCode(code) },
      { kind: 'paragraph', text: `It works within ${resetCodeMinutes} minutes of being asked for.` },
      { kind: 'button', text: 'Enter the code', href: `${siteAddress}/profile?confirm=email` },
      {
        kind: 'paragraph',
        text: 'If it was not you, there is nothing to do: without the code nothing changes. Never give it to anybody; our staff do not ask for it.',
      },
    ],
  };
}

export function writePasswordChanged(changedAt: string): Mail {
  return {
    subject: `Your ${name} password was changed`,
    preheader: `If it was not you, call ${freephone} right away.`,
    title: 'Your password was changed',
    blocks: [
      {
        kind: 'paragraph',
        text: `Kia ora, the password of your account was changed on ${formatMomentInWords(changedAt)}. Wherever you were signed in, you have to sign in again.`,
      },
      ifNotYou,
    ],
  };
}

export function writeEmailChanged(newEmail: string, formerEmail: string, recipient: 'former' | 'new'): Mail {
  const consequence =
    recipient === 'new'
      ? 'From now on you sign in with this address, and our mails about your orders come here.'
      : 'From now on you sign in with the new address, and our mails come there. This is the last one to the address you had before.';
  return {
    subject: `The email address of your ${name} account was changed`,
    preheader: `If it was not you, call ${freephone} right away.`,
    title: 'Your email address was changed',
    blocks: [
      { kind: 'paragraph', text: `Kia ora, your account has another email address. ${consequence}` },
      {
        kind: 'facts',
        rows: [
          ['Before', formerEmail],
          ['Now', newEmail],
        ],
      },
      ifNotYou,
    ],
  };
}

/** Staff alone have a second factor, so this may name who of them changed it. */
export function writeSecondFactorChanged(
  { change, changedAt, by }: Extract<MailJob, { kind: 'second-factor' }>,
  siteAddress: string,
): Mail {
  const rows: [string, string][] = [['When', formatMomentInWords(changedAt)]];
  if (by !== undefined) rows.push(['By', by]);
  return {
    subject: `The second factor of your ${name} account was ${change}`,
    preheader: `If you know nothing of it, call ${freephone} right away.`,
    title: `Your second factor was ${change}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Kia ora, the second factor of your account was ${change}. ${secondFactorNow[change]}`,
      },
      { kind: 'facts', rows },
      {
        kind: 'paragraph',
        text: `If this is not as you want it, change your password right away, then call us on ${freephone} or tell another admin.`,
      },
      { kind: 'button', text: 'See your second factor', href: `${siteAddress}/admin/security` },
    ],
  };
}

const secondFactorNow = {
  'turned on': 'From now on you sign in with your password and a code from your authenticator app.',
  'turned off': 'From now on your password alone is enough to sign in.',
  removed:
    'Wherever you were signed in, you have to sign in again. Your password alone is enough for that, until you turn on a new one.',
};

export function writeAccountClosed(): Mail {
  return {
    subject: `Your ${name} account is closed`,
    preheader: 'Your sign-in and your profile are gone.',
    title: 'Your account is closed',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Kia ora, your account with us is closed: your sign-in and your profile are gone. Orders you placed stay with us for as long as the law asks, with the name they were placed under.',
      },
      { kind: 'paragraph', text: 'Thank you for having been with us. You are welcome back at any time.' },
      ifNotYou,
    ],
  };
}

const ifNotYou: Block = {
  kind: 'paragraph',
  text: `If it was not you, please call us on ${freephone} or write to ${email} right away.`,
};
