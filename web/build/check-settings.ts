/** What a build has to be told; in the local stack `.env.emulators` says it. */
const needed = [
  'VITE_SITE_URL',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
];

/** @throws one sentence that names what is missing */
export function checkSettings(mode: string, settings: Record<string, string>): void {
  const missing = needed.filter((name) => !settings[name]);
  if (missing.length === 0) return;
  throw new Error(
    `The ${mode} build of the site needs ${missing.join(', ')}: set them in the environment or in web/.env.${mode}.`,
  );
}
