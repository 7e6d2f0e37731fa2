import { expect, it } from 'vitest';
import { checkSettings } from './check-settings.ts';

const settings = {
  VITE_SITE_URL: 'https://shop.kowhai.example',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.kowhai.example',
  VITE_FIREBASE_PROJECT_ID: 'kowhai-shop',
  VITE_FIREBASE_STORAGE_BUCKET: 'kowhai-shop.firebasestorage.app',
};
const withAppCheck = { ...settings, VITE_APP_CHECK_SITE_KEY: 'site-key', VITE_FIREBASE_APP_ID: '1:2:web:3' };
const policy =
  'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://content-firebaseappcheck.googleapis.com';

it('a build with all settings goes on', () => {
  expect(() => checkSettings('production', settings, '')).not.toThrow();
  expect(() => checkSettings('production', withAppCheck, policy)).not.toThrow();
});

it('a missing setting is named', () => {
  const { VITE_SITE_URL: _, ...rest } = settings;
  expect(() => checkSettings('production', rest, '')).toThrow('needs VITE_SITE_URL');
});

it('with App Check, a policy that would refuse reCAPTCHA stops the build', () => {
  expect(() => checkSettings('production', withAppCheck, '')).toThrow('https://www.gstatic.com/recaptcha/');
});

it('App Check without the app’s id stops the build', () => {
  const { VITE_FIREBASE_APP_ID: _, ...rest } = withAppCheck;
  expect(() => checkSettings('production', rest, policy)).toThrow('VITE_FIREBASE_APP_ID');
});
