/** firebase-tools never calls Google for a project id that begins like this. */
export const projectId = 'demo-kowhai';

/** Of the functions, here as in production. */
export const region = 'australia-southeast1';

export const localHost = '127.0.0.1';

export const ports = {
  site: 5000,
  functions: 5001,
  firestore: 8080,
  inbox: 8025,
  auth: 9099,
  storage: 9199,
  tasks: 9499,
  storageHub: 4401,
  storageLogging: 4501,
} as const;

/** Each in the form host:port. */
export const hosts = {
  site: `${localHost}:${ports.site}`,
  functions: `${localHost}:${ports.functions}`,
  firestore: `${localHost}:${ports.firestore}`,
  inbox: `${localHost}:${ports.inbox}`,
  auth: `${localHost}:${ports.auth}`,
  storage: `${localHost}:${ports.storage}`,
  tasks: `${localHost}:${ports.tasks}`,
} as const;

export const siteUrl = `http://${hosts.site}`;
export const inboxUrl = `http://${hosts.inbox}`;
export const functionsUrl = `http://${hosts.functions}`;

/** A function's own address, without Hosting before it. */
export const addressOf = (name: string) => `${functionsUrl}/${projectId}/${region}/${name}`;

export const storageBucket = `${projectId}.appspot.com`;

export const emulatorEnvironment = {
  GCLOUD_PROJECT: projectId,
  FIRESTORE_EMULATOR_HOST: hosts.firestore,
  FIREBASE_AUTH_EMULATOR_HOST: hosts.auth,
  FIREBASE_STORAGE_EMULATOR_HOST: hosts.storage,
  STORAGE_EMULATOR_HOST: `http://${hosts.storage}`,
  // Google's libraries would spend seconds looking for a metadata server.
  METADATA_SERVER_DETECTION: 'none',
} as const;

export type DemoUser = typeof demoAdmin;

export const demoAdmin = {
  uid: 'demo-admin',
  email: 'admin@kowhai.example',
  password: 'kowhai-admin',
  isAdmin: true,
  firstName: 'Demo',
  lastName: 'Admin',
  phone: '0800 000 001',
  address: '1 Sample Street, Auckland 1010',
};

export const demoCustomer: DemoUser = {
  uid: 'demo-customer',
  email: 'customer@kowhai.example',
  password: 'kowhai-customer',
  isAdmin: false,
  firstName: 'Demo',
  lastName: 'Customer',
  phone: '0800 000 002',
  address: '2 Sample Street, Wellington 6011',
};

export const demoUsers = [demoAdmin, demoCustomer];
