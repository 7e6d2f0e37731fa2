import { mailAccount } from './mail-account.ts';

/** Settings for the emulators, not secret. The build writes them where the Functions emulator looks. */
export const localParams = {
  SENDER_ADDRESS: 'orders@kowhai.example',
  PROVIDER_ADDRESS: 'hello@kowhai.example',
  SITE_ADDRESS: 'http://127.0.0.1:5000',
  WEB_API_KEY: 'local',
  RATE_LIMIT_SCALE: '1',
  API_MIN_INSTANCES: '0',
  APP_CHECK_REQUIRED: 'false',
  STAFF_SECOND_FACTOR: 'optional',
  IDENTITY_PLATFORM: 'off',
  /** The public half of the key that the inbox derives from `CODE_PEPPER` below. */
  [mailAccount.eventsKey]:
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE9uwdl6cVZA8LG1BtOLa00f6AwN+OpUh1hfvcQFYcQKZyvXLgB4PmLPawmGofmvSJHWWzS/ULjCqx8pJKwFNDhw==',
} as const;

export const localSecrets = {
  [mailAccount.secret]: `${mailAccount.keyPrefix}local`,
  CODE_PEPPER: 'beside-the-emulators-nothing-is-secret',
} as const;

export const localMailProvider = 'http://127.0.0.1:8025';
