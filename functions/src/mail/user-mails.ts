import { siteSettings } from '@kowhai/domain/site-settings';
import { formatFullName, type UserInfo } from '@kowhai/domain/user';
import type { Mail } from './mail-blocks.ts';

/** Anybody can register anybody's address, so this repeats nothing that was typed. */
export function writeWelcome(siteAddress: string): Mail {
  return {
    subject: `Welcome to ${siteSettings.name}`,
    preheader: 'Your account is open: your orders and details are in your profile.',
    title: 'Kia ora, welcome',
    blocks: [
      {
        kind: 'paragraph',
        text: `Your account with ${siteSettings.name} is open. You sign in with this email address and the password you chose.`,
      },
      {
        kind: 'paragraph',
        text: 'In your profile you find your orders and can correct your details at any time.',
      },
      { kind: 'button', text: 'See your profile', href: `${siteAddress}/profile` },
      {
        kind: 'paragraph',
        text: `If it was not you who opened this account, please call us on ${siteSettings.freephone}.`,
      },
    ],
  };
}

export function writeNewUser(user: UserInfo, siteAddress: string): Mail {
  const name = formatFullName(user);
  return {
    subject: `New customer: ${name}`,
    preheader: `${user.email}, ${user.phone}`,
    title: 'A new customer has registered',
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
      { kind: 'button', text: 'Open the user', href: `${siteAddress}/admin/user/${user._id}/info` },
    ],
  };
}
