/** How long mails are held, and how many one address gets. */

/** For how long staff can undo what they did: its mail is held, and the notice with "Undo" shown. */
export const undoSeconds = 10;

/**
 * Nobody proves an address before the shop writes to it: whoever registers, orders or asks with somebody else's makes
 * the shop mail them. All such mails count together.
 */
export const maxMailsPerHour = 6;

const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * Names the mailbox that an address leads to, so that another spelling of it is no other address: case, what follows
 * a plus, and at Gmail the dots make no difference.
 *
 * @param email a valid address
 */
export function normalizeMailbox(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [untagged = ''] = local.split('+');
  // An address that is nothing but a tag stays what it is.
  const name = untagged === '' ? local : untagged;
  return withoutDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
