import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Resource = Record<string, unknown>;

/** A project of Google's on this machine, for tests: what was made can be read, and what was not is 404. */
export interface GoogleStandIn {
  /** What stands before each address. */
  origin: string;
  resources: Map<string, Resource>;
  /** Each change that was asked for: method and address. */
  changes: string[];
  close(): void;
}

/** Lists of what watches a project. */
const watched = /\/(metrics|notificationChannels|alertPolicies|uptimeCheckConfigs|dashboards|budgets)$/;

/** Starts a project as the console's wizard leaves it: no plan, nobody can sign in, no database, no files. */
export async function startGoogle(project: string): Promise<GoogleStandIn> {
  const projectAt = (host: string, version = 'v1') => `${host}.googleapis.com/${version}/projects/${project}`;
  const resources = new Map<string, Resource>([
    [projectAt('firebase', 'v1beta1'), { projectId: project }],
    [`${projectAt('cloudbilling')}/billingInfo`, { billingEnabled: false }],
    [
      projectAt('cloudresourcemanager'),
      { bindings: [{ role: 'roles/owner', members: ['user:owner@kowhai.example'] }], etag: 'first' },
    ],
  ]);
  const changes: string[] = [];
  let operations = 0;

  /** What a creation brings into being, by its address; the answer is an operation unless it is named here. */
  function create(address: string, query: URLSearchParams, body: Resource): Resource {
    const [collection = ''] = address.split(':');
    const verb = address.split(':')[1];
    if (verb === 'getIamPolicy')
      return resources.get(`${collection}/policy`) ?? resources.get(collection) ?? {};
    if (verb === 'setIamPolicy') {
      resources.set(`${collection}/policy`, body.policy as Resource);
      return {};
    }
    if (verb === 'addVersion') {
      resources.set(`${collection}/versions/latest`, { state: 'ENABLED', ...(body.payload as Resource) });
      return {};
    }
    const keyId = query.get('keyId');
    if (keyId) resources.set(`${collection}/${keyId}/keyString`, { keyString: 'functions-key' });
    if (collection.endsWith('/webApps')) {
      resources.set(collection, { apps: [{ appId: 'app-1' }] });
      const config = { apiKey: 'browser-key', authDomain: `${project}.firebaseapp.com`, storageBucket: '' };
      resources.set(`${collection}/app-1/config`, config);
      resources.set('apikeys.googleapis.com/v2/keys:lookupKey?keyString=browser-key', { name: 'browser' });
      resources.set('apikeys.googleapis.com/v2/browser', {});
    } else if (collection.endsWith('/defaultBucket')) {
      const name = `projects/${project}/buckets/${project}.firebasestorage.app`;
      resources.set(collection, { ...body, bucket: { name } });
      resources.set(`storage.googleapis.com/storage/v1/b/${project}.firebasestorage.app`, {});
    } else if (collection.endsWith('/backupSchedules')) {
      resources.set(collection, { backupSchedules: [body] });
      return body;
    } else if (watched.test(collection)) {
      const [list = ''] = collection.split('/').slice(-1);
      const known = (resources.get(collection)?.[list] ?? []) as Resource[];
      const owner = collection.split('/').slice(2).join('/');
      const name = body.name ?? `${owner}/${known.length + 1}`;
      const made = { ...body, name };
      resources.set(collection, { [list]: [...known, made] });
      resources.set(list === 'metrics' ? `${collection}/${name}` : `${collection}/${known.length + 1}`, made);
      return made;
    } else if (collection.endsWith('/serviceAccounts')) {
      resources.set(`${collection}/${body.accountId}@${project}.iam.gserviceaccount.com`, body);
      return body;
    } else {
      const name = keyId ?? query.get('databaseId') ?? query.get('secretId');
      if (name) resources.set(`${collection}/${name}`, body);
      if (query.has('secretId')) return body;
    }
    operations += 1;
    return { name: `operations/${operations}`, done: false, answer: { appId: 'app-1' } };
  }

  const server = createServer(async (request, response) => {
    const address = (request.url ?? '').slice(1);
    const { pathname, searchParams } = new URL(address, 'http://stand-in');
    const path = pathname.slice(1);
    const answer = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
    if (request.headers['x-goog-user-project'] !== project || !request.headers.authorization) {
      return answer(403, { error: { message: 'Nobody is signed in' } });
    }
    if (request.method === 'GET') {
      if (path.includes('/operations/')) return answer(200, { done: true, response: { appId: 'app-1' } });
      const found = resources.get(address) ?? resources.get(path);
      return answer(found ? 200 : 404, found ?? { error: { message: 'There is none' } });
    }
    const body = (await json(request)) as Resource;
    changes.push(`${request.method} ${path}`);
    if (request.method === 'POST') return answer(200, create(path, searchParams, body));
    const before = resources.get(path) ?? (request.method === 'PUT' ? {} : undefined);
    if (!before) return answer(404, { error: { message: 'There is none' } });
    resources.set(path, { ...before, ...body });
    return answer(200, {});
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    resources,
    changes,
    close: () => server.close(),
  };
}
