/** What people who are with another provider should know before they order. */
export const switchingNote =
  'Already with another provider? Don’t cancel yet: once you’ve ordered, tell us who they are and we’ll arrange the switch.';
