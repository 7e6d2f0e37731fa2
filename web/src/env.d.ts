/// <reference types="vite/client" />

/** The environment variables of a build: from `.env.emulators`, or from the environment in production. */
// biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
interface ImportMetaEnv {
  readonly VITE_SITE_URL: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET: string;
  /** The app's id, and the site key of reCAPTCHA Enterprise, if App Check is on. */
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** Where the files of streets are, and their names: the build says so. */
  readonly VITE_STREETS?: string;
  readonly VITE_STREET_FILES?: string;
  /** "true" in the local stack. */
  readonly VITE_USE_EMULATORS?: string;
}
