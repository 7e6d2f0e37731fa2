import { initializeApp } from 'firebase/app';

boundIndexedDb(globalThis.IDBFactory?.prototype);

export const usesEmulators = import.meta.env.VITE_USE_EMULATORS === 'true';

export const app = initializeApp({
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
  ...(import.meta.env.VITE_FIREBASE_APP_ID && { appId: import.meta.env.VITE_FIREBASE_APP_ID }),
});

const answerMs = 5000;

/**
 * Fails the opening of a database that gets no answer. In some browsers IndexedDB hangs until they are restarted, and
 * every call of Firebase's would wait for it. Once it fails, Firebase keeps its session in localStorage.
 */
export function boundIndexedDb(factory: Pick<IDBFactory, 'open'> | undefined): void {
  if (!factory) return;
  const { open } = factory;
  let hasHung = false;
  factory.open = function (...named) {
    const request = open.apply(this, named);
    const fail = () => {
      if (request.readyState === 'done') return;
      hasHung = true;
      const error = new DOMException('IndexedDB gives no answer', 'TimeoutError');
      Object.defineProperty(request, 'error', { value: error });
      request.dispatchEvent(new Event('error'));
    };
    setTimeout(fail, hasHung ? 0 : answerMs);
    return request;
  };
}
