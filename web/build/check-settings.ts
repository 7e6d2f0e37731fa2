/** The environment variables that a build needs; the local stack has them in `.env.emulators`. */
const needed = [
  'VITE_SITE_URL',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
];

/** The origins of reCAPTCHA and App Check, which the Content-Security-Policy must allow. */
const appCheckOrigins = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
  'https://content-firebaseappcheck.googleapis.com',
];

/**
 * @param hosting the text of firebase.json, which contains the policy
 * @throws one sentence that names what is missing
 */
export function checkSettings(mode: string, settings: Record<string, string>, hosting: string): void {
  if (settings.VITE_APP_CHECK_SITE_KEY) checkAppCheck(settings, hosting);
  const missing = needed.filter((name) => !settings[name]);
  if (missing.length === 0) return;
  throw new Error(
    `The ${mode} build of the site needs ${missing.join(', ')}: set them in the environment or in web/.env.${mode}.`,
  );
}

function checkAppCheck(settings: Record<string, string>, hosting: string): void {
  if (!settings.VITE_FIREBASE_APP_ID) throw new Error('App Check needs VITE_FIREBASE_APP_ID as well.');
  const refused = appCheckOrigins.filter((origin) => !hosting.includes(origin));
  if (refused.length === 0) return;
  throw new Error(
    `With VITE_APP_CHECK_SITE_KEY the Content-Security-Policy in firebase.json has to allow ${refused.join(', ')}: docs/go-live.md says where.`,
  );
}
