import { pathTo } from '@kowhai/domain/pages';
import { formatFullName, type UserInfo } from '@kowhai/domain/people/user';
import { siteSettings } from '@kowhai/domain/site-settings';
import type { Mail } from './mail-blocks.ts';

/** Anybody can register anybody's address, so this repeats nothing that was typed. */
export function writeWelcome(siteAddress: string): Mail {
  return {
    subject: `Welcome to ${siteSettings.name}`,
    preheader: 'Your orders and details are in your profile.',
    title: 'Kia ora, welcome',
    blocks: [
      {
        kind: 'paragraph',
        text: `Your account with ${siteSettings.name} is open. Sign in with this email address and the password you chose.`,
      },
      {
        kind: 'paragraph',
        text: 'You’ll find your orders in your profile, and you can change your details there any time.',
      },
      { kind: 'button', text: 'See your profile', href: siteAddress + pathTo('profile') },
      {
        kind: 'paragraph',
        text: `Didn’t open this account? Call us on ${siteSettings.freephone}.`,
      },
    ],
  };
}

export function writeNewUser(user: UserInfo, siteAddress: string): Mail {
  const name = formatFullName(user);
  return {
    subject: `New customer: ${name}`,
    preheader: `${user.email}, ${user.phone}`,
    title: 'New customer',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Name', name],
          ['Email', user.email],
          ['Phone', user.phone],
          ['Address', user.address],
        ],
      },
      { kind: 'button', text: 'Open the user', href: siteAddress + pathTo('adminUser', user._id) },
    ],
  };
}
