import { email } from '@kowhai/domain/text-schema';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import * as z from 'zod/mini';
import { isLocal } from './environment.ts';
import { localMailProvider, localParams, localSecrets } from './local-settings.ts';
import { mailAccount } from './mail-account.ts';
import { readEventsKey } from './read-events-key.ts';

// A defined param makes the Firebase CLI ask for it and pass it in the environment.
defineString('SENDER_ADDRESS', {
  description: 'The address that emails come from. Your mail provider must know it.',
});
defineString('PROVIDER_ADDRESS', { description: 'Where staff get their emails.' });
defineString('SITE_ADDRESS', {
  description: 'The site’s address for links in emails, such as https://shop.example.',
});
defineString('WEB_API_KEY', {
  description: 'The Firebase project’s web API key, for sign-in with email and password.',
});
defineString('RATE_LIMIT_SCALE', { description: 'Multiplies every rate limit.', default: '1' });

defineString('APP_CHECK_REQUIRED', {
  description: 'Whether calls that aren’t public reads must come from the shop’s own site: true or false.',
  default: 'false',
});

defineString('STAFF_SECOND_FACTOR', {
  description: 'Whether staff sign in with a second factor: optional or required.',
  default: 'optional',
});

defineString('PUBLISH_PAGES', {
  description: 'Whether pages update when staff publish: on or off.',
  default: 'on',
});

defineString(mailAccount.eventsKey, {
  description: 'The mail provider’s public key for its event webhook, or off.',
  default: 'off',
});

/** Blocking functions for mails exist only in upgraded projects; elsewhere their deployment fails. */
export const hasIdentityPlatform = defineString('IDENTITY_PLATFORM', {
  description: 'Whether the project has Identity Platform: on or off. npm run go-live looks.',
  default: 'off',
});

/** Each costs money all day; with none, the first visitor waits for a cold start. */
export const apiMinInstances = defineInt('API_MIN_INSTANCES', {
  description:
    'How many API instances stay up when nobody’s calling: 1 costs a little, 0 makes the first call slow.',
  default: 1,
});

export const mailProviderKey = defineSecret(mailAccount.secret);
export const codePepper = defineSecret('CODE_PEPPER');

const pepper = z.string('must be a secret of at least 16 characters').check(
  z.minLength(16, 'must be a secret of at least 16 characters'),
  z.refine((text) => isLocal || text !== localSecrets.CODE_PEPPER, 'must not be the one in the repository'),
);

const staffSettings = z.object({
  STAFF_SECOND_FACTOR: z._default(
    z.enum(['optional', 'required'], 'must be optional or required'),
    'optional',
  ),
});

const badEventsKey = "must be the event webhook's public key in base64, or off";

const mailEvents = {
  [mailAccount.eventsKey]: z._default(
    z.string(badEventsKey).check(
      z.refine((text) => text === 'off' || readEventsKey(text) !== null, badEventsKey),
      z.refine(
        (text) => isLocal || text !== localParams[mailAccount.eventsKey],
        'must not be the one in the repository',
      ),
    ),
    'off',
  ),
};

const apiSettings = z.extend(staffSettings, {
  ...mailEvents,
  WEB_API_KEY: z.string('must be the web API key of the Firebase project').check(z.minLength(1)),
  RATE_LIMIT_SCALE: z.pipe(
    z._default(z.string().check(z.regex(/^\d+(\.\d+)?$/, 'must be a number such as 1 or 0.5')), '1'),
    z.transform(Number),
  ),
  CODE_PEPPER: pepper,
  APP_CHECK_REQUIRED: z._default(z.enum(['true', 'false'], 'must be true or false'), 'false'),
});

const badMailKey = `must be the mail provider's API key, which starts with ${mailAccount.keyPrefix}`;

const mailAddresses = z.object({
  SENDER_ADDRESS: email,
  PROVIDER_ADDRESS: email,
  SITE_ADDRESS: z.url('must be an address such as https://shop.example'),
});

const mailSettings = z.extend(mailAddresses, {
  [mailAccount.secret]: z.string(badMailKey).check(z.startsWith(mailAccount.keyPrefix, badMailKey)),
  CODE_PEPPER: pepper,
  MAIL_PROVIDER_URL: z.optional(z.url('must be an address')),
});

const given = isLocal
  ? {
      ...localParams,
      ...localSecrets,
      MAIL_PROVIDER_URL: localMailProvider,
      ...process.env,
    }
  : process.env;

function readSettings<S extends z.ZodMiniType>(schema: S): z.output<S> {
  const parsed = z.safeParse(schema, given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`The functions cannot start: ${problems.join('; ')}.`);
}

/** @throws in one sentence that names every setting which is missing or wrong */
export function getApiSettings() {
  const settings = readSettings(apiSettings);
  return {
    webApiKey: settings.WEB_API_KEY,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    codePepper: settings.CODE_PEPPER,
    isAppCheckRequired: settings.APP_CHECK_REQUIRED === 'true',
  };
}

/** @returns the key that the mail provider signs its events with, or null while the shop takes none */
export function findMailEventsKey() {
  return readEventsKey(readSettings(z.object(mailEvents))[mailAccount.eventsKey]);
}

export function isSecondFactorRequired(): boolean {
  return readSettings(staffSettings).STAFF_SECOND_FACTOR === 'required';
}

export function getMailAddresses() {
  const settings = readSettings(mailAddresses);
  return {
    senderAddress: settings.SENDER_ADDRESS,
    providerAddress: settings.PROVIDER_ADDRESS,
    siteAddress: settings.SITE_ADDRESS.replace(/\/$/, ''),
  };
}

export function getMailSettings() {
  const settings = readSettings(mailSettings);
  return {
    ...getMailAddresses(),
    mailProviderKey: settings[mailAccount.secret],
    mailProviderUrl: settings.MAIL_PROVIDER_URL,
  };
}
