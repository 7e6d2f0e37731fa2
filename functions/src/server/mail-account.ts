/** The account with the mail provider, SendGrid. */
export const mailAccount = {
  provider: 'SendGrid',
  /** The secret that holds the API key. */
  secret: 'SENDGRID_API_KEY',
  keyPrefix: 'SG.',
  /** The setting that holds the public key of its event webhook. */
  eventsKey: 'SENDGRID_EVENTS_KEY',
  keysAt: 'https://app.sendgrid.com/settings/api_keys',
  sendersAt: 'https://app.sendgrid.com/settings/sender_auth',
} as const;
