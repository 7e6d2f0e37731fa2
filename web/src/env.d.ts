/// <reference types="vite/client" />

/** What a build is told from outside: `.env.emulators`, or the environment of a production build. */
interface ImportMetaEnv {
  readonly VITE_SITE_URL: string;
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET: string;
  /** "true" in the local stack. */
  readonly VITE_USE_EMULATORS?: string;
}
