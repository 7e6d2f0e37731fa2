import { initializeApp } from 'firebase/app';

export const usesEmulators = import.meta.env.VITE_USE_EMULATORS === 'true';

export const app = initializeApp({
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
  ...(import.meta.env.VITE_FIREBASE_APP_ID && { appId: import.meta.env.VITE_FIREBASE_APP_ID }),
});
