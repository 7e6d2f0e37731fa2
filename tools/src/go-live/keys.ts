import { randomBytes } from 'node:crypto';
import { mailAccount } from '@kowhai/functions/server/mail-account';
import { findBucket, services, union } from './prepare-project.ts';
import { readEnvFile, settingsFiles, writeSettings } from './settings.ts';
import type { Live, Step } from './steps.ts';

export const keySteps: readonly Step[] = [
  { name: 'The web app and its key, for the site’s address alone', run: prepareWebApp },
  { name: 'The functions’ settings', run: prepareFunctionsSettings },
  {
    name: 'The secret that codes are made with',
    run: (live) => prepareSecret(live, 'CODE_PEPPER', randomBytes(32).toString('base64url')),
  },
];

type WebConfig = { apiKey: string; authDomain: string; storageBucket: string };

type Key = {
  name: string;
  createTime?: string;
  deleteTime?: string;
  restrictions?: {
    browserKeyRestrictions?: { allowedReferrers?: string[] };
    apiTargets?: { service: string }[];
  };
};

/** Includes App Check's, so that it can be switched without changing the key. */
const browserApis = services('identitytoolkit securetoken firestore firebasestorage firebaseappcheck');

async function prepareWebApp(live: Live): Promise<string> {
  const { project, google, settings } = live;
  const webApps = `firebase.googleapis.com/v1beta1/projects/${project}/webApps`;
  const { apps = [] } = (await google.find<{ apps?: { appId: string }[] }>(webApps)) ?? {};
  const { appId } =
    apps[0] ?? (await google.send<{ appId: string }>('POST', webApps, { displayName: 'Shop' }));
  const config = await google.get<WebConfig>(`${webApps}/${appId}/config`);
  const { name } = await google.get<Key>(
    `apikeys.googleapis.com/v2/keys:lookupKey?keyString=${config.apiKey}`,
  );
  await restrictBrowserKey(live, name);
  return writeSettings(live, 'site', {
    VITE_SITE_URL: settings.site,
    VITE_FIREBASE_API_KEY: config.apiKey,
    VITE_FIREBASE_AUTH_DOMAIN: config.authDomain,
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_APP_ID: appId,
    VITE_FIREBASE_STORAGE_BUCKET: (await findBucket(live)) ?? config.storageBucket,
  });
}

/** Firebase creates it for all its APIs and every address. Once addresses are named, further ones are added by hand. */
async function restrictBrowserKey({ google, settings }: Live, name: string): Promise<void> {
  const key = `apikeys.googleapis.com/v2/${name}`;
  const { restrictions } = (await google.find<Key>(key)) ?? {};
  const { allowedReferrers } = restrictions?.browserKeyRestrictions ?? {};
  const added = allowedReferrers ? restrictions?.apiTargets?.map(({ service }) => service) : [];
  const others = restrictions?.apiTargets?.filter(({ service }) => added?.includes(service)) ?? [];
  const missing = browserApis.filter((service) => !added?.includes(service));
  await google.send('PATCH', `${key}?updateMask=restrictions`, {
    restrictions: {
      browserKeyRestrictions: { allowedReferrers: union(allowedReferrers, [`${settings.site}/*`]) },
      apiTargets: [...others, ...missing.map((service) => ({ service }))],
    },
  });
}

const keysOf = (project: string) => `apikeys.googleapis.com/v2/projects/${project}/locations/global/keys`;

/** Newest first. Google keeps deleted keys for 30 days, and their ids as long. */
async function listFunctionsKeys({ project, google }: Live): Promise<Key[]> {
  const { keys = [] } = (await google.find<{ keys?: Key[] }>(`${keysOf(project)}?pageSize=300`)) ?? {};
  return keys
    .filter(({ name, deleteTime }) => !deleteTime && name.split('/').at(-1)?.startsWith('shop-functions'))
    .toSorted((a, b) => (b.createTime ?? '').localeCompare(a.createTime ?? ''));
}

/** A key of their own: the browser's is refused without a referrer. */
async function prepareFunctionsSettings(live: Live): Promise<string> {
  const { project, google, settings, root } = live;
  const [newest] = settings.isNewKey ? [] : await listFunctionsKeys(live);
  const keyId = `shop-functions-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
  const restrictions = { apiTargets: [{ service: 'identitytoolkit.googleapis.com' }] };
  const wanted = { displayName: 'Shop functions', restrictions };
  const { name } = newest ?? (await google.send<Key>('POST', `${keysOf(project)}?keyId=${keyId}`, wanted));
  const at = `apikeys.googleapis.com/v2/${name}/keyString`;
  const { keyString } = await google.get<{ keyString: string }>(at);
  return writeSettings(live, 'functions', {
    // The Firebase CLI asks at each deployment for what is missing here.
    RATE_LIMIT_SCALE: '1',
    API_MIN_INSTANCES: '1',
    PUBLISH_PAGES: 'on',
    APP_CHECK_REQUIRED: 'false',
    STAFF_SECOND_FACTOR: 'optional',
    [mailAccount.eventsKey]: 'off',
    ...readEnvFile(settingsFiles(project, root).functions),
    SENDER_ADDRESS: settings.sender,
    PROVIDER_ADDRESS: settings.provider,
    SITE_ADDRESS: settings.site,
    WEB_API_KEY: keyString,
  });
}

/** Last, when the functions have the new key. */
export const oldKeysGo: Step = {
  name: 'Older keys of the functions are deleted',
  async run(live) {
    if (!live.settings.isNewKey) return 'only with --new-key';
    const [, ...old] = await listFunctionsKeys(live);
    for (const { name } of old) await live.google.send('DELETE', `apikeys.googleapis.com/v2/${name}`);
    return `${old.length}`;
  },
};

/** A function that names a secret is only deployed where there is one. */
async function prepareSecret({ project, google }: Live, name: string, value: string): Promise<string> {
  const secrets = `secretmanager.googleapis.com/v1/projects/${project}/secrets`;
  if (await google.find(`${secrets}/${name}/versions/latest`)) return 'there already';
  if (!(await google.find(`${secrets}/${name}`))) {
    await google.send('POST', `${secrets}?secretId=${name}`, { replication: { automatic: {} } });
  }
  const data = Buffer.from(value).toString('base64');
  await google.send('POST', `${secrets}/${name}:addVersion`, { payload: { data } });
  return 'made';
}
