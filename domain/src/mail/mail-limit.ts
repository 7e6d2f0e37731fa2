/** How long staff can undo a step: its mail is held, and the notice shows "Undo". */
export const undoSeconds = 10;

/** The time to undo, and two seconds for the call itself. */
export const mailHoldMs = (undoSeconds + 2) * 1000;

/** Addresses are unverified when we first email them: anyone can give another's. Such mails count together. */
export const maxMailsPerHour = 6;

const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/** Other spellings count as the same: case, a plus tag, and dots at Gmail. */
export function normalizeMailbox(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [untagged = ''] = local.split('+');
  // An address that is only a tag stays as it is.
  const name = untagged === '' ? local : untagged;
  return withoutDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
