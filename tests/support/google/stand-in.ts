import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from '#tests/support/line.ts';
import type { SentRequest } from './request.ts';

type Resource = Record<string, unknown>;

/** A project of Google's on this machine, for tests: what was made can be read, and what was not is 404. */
export type GoogleStandIn = {
  /** What is before each address. */
  origin: string;
  resources: Map<string, Resource>;
  /** Everything that was asked for, which `definitions.ts` holds against Google's own definitions. */
  requests: SentRequest[];
  /** Called before each request is answered; what it gives is the refusal. */
  onRequest: (request: SentRequest) => [status: number, message: string] | undefined;
  /** The answer to a request, instead of the usual one. */
  onAnswer: (request: SentRequest) => Resource | undefined;
  close(): void;
};

/** Collections whose things are listed under their last part. */
const listed =
  /\/(metrics|notificationChannels|alertPolicies|uptimeCheckConfigs|dashboards|budgets|backupSchedules|keys)$/;
/** What Google does in the background. */
const background = /services:batchEnable$|\/databases$|\/webApps$|\/locations\/global\/keys/;

/** Starts a project as the console's wizard leaves it: no plan, nobody can sign in, no database, no files. */
export async function startGoogle(project: string): Promise<GoogleStandIn> {
  const projectAt = (host: string, version = 'v1') => `${host}.googleapis.com/${version}/projects/${project}`;
  const resources = new Map<string, Resource>([
    [projectAt('firebase', 'v1beta1'), { projectId: project }],
    [`${projectAt('cloudbilling')}/billingInfo`, { billingEnabled: false }],
    [
      `${projectAt('cloudresourcemanager')}:policy`,
      { bindings: [{ role: 'roles/owner', members: ['user:owner@kowhai.example'] }], etag: 'first' },
    ],
    [
      `${projectAt('cloudbuild')}/locations/australia-southeast1/defaultServiceAccount`,
      { serviceAccountEmail: `projects/${project}/serviceAccounts/1-compute@developer.gserviceaccount.com` },
    ],
  ]);
  let made = 0;

  /** What a creation brings into being, by its address. @returns the new thing */
  function create(address: string, query: URLSearchParams, body: Resource): Resource {
    const [collection = '', verb] = address.split(':');
    if (verb === 'testIamPermissions') return body;
    if (verb === 'getEffectiveOrgPolicy') return { listPolicy: { allValues: 'ALLOW' } };
    if (verb === 'getIamPolicy') return resources.get(`${collection}:policy`) ?? {};
    if (verb === 'setIamPolicy') {
      resources.set(`${collection}:policy`, body.policy as Resource);
      return {};
    }
    if (verb === 'addVersion') {
      resources.set(`${collection}/versions/latest`, { state: 'ENABLED', ...(body.payload as Resource) });
      return {};
    }
    made += 1;
    if (collection.endsWith('/webApps')) return makeWebApp(collection);
    if (collection.endsWith('/defaultBucket')) {
      const name = `projects/${project}/buckets/${project}.firebasestorage.app`;
      resources.set(collection, { ...body, bucket: { name } });
      resources.set(`storage.googleapis.com/storage/v1/b/${project}.firebasestorage.app`, {});
      return body;
    }
    const [list = ''] = collection.split('/').slice(-1);
    const owner = collection.split('/').slice(2).join('/');
    const id = String(
      body.accountId
        ? `${body.accountId}@${project}.iam.gserviceaccount.com`
        : (query.get('keyId') ?? query.get('databaseId') ?? query.get('secretId') ?? body.name ?? made),
    );
    const thing: Resource = { ...body, name: list === 'metrics' || list === 'b' ? id : `${owner}/${id}` };
    if (list === 'keys') {
      thing.createTime = new Date(Date.now() + made).toISOString();
      resources.set(`${collection}/${id}/keyString`, { keyString: `${id}-key` });
    }
    resources.set(`${collection}/${id}`, thing);
    return thing;
  }

  function makeWebApp(collection: string): Resource {
    const browser = `projects/1/locations/global/keys/browser`;
    resources.set(collection, { apps: [{ appId: 'app-1' }] });
    const config = { apiKey: 'browser-key', authDomain: `${project}.firebaseapp.com`, storageBucket: '' };
    resources.set(`${collection}/app-1/config`, config);
    resources.set('apikeys.googleapis.com/v2/keys:lookupKey?keyString=browser-key', { name: browser });
    // As Firebase makes it: for all of its APIs, from everywhere.
    const apiTargets = ['identitytoolkit', 'fcmregistrations', 'datastore'].map((name) => ({
      service: `${name}.googleapis.com`,
    }));
    resources.set(`apikeys.googleapis.com/v2/${browser}`, { name: browser, restrictions: { apiTargets } });
    return { appId: 'app-1' };
  }

  function list(path: string): Resource | undefined {
    const [, name = ''] = listed.exec(path) ?? [];
    const found = [...resources].filter(([address]) => /^[^/]+$/.test(address.replace(`${path}/`, '')));
    return name ? { [name]: found.map(([, thing]) => thing) } : undefined;
  }

  function answer(method: string, address: string, body: Resource = {}): [status: number, body: unknown] {
    const { pathname, searchParams } = new URL(address, 'http://stand-in');
    const path = decodeURIComponent(pathname.slice(1));
    const refused = standIn.onRequest({ method, address, body });
    const none: [number, object] = [404, { error: { message: 'There is none' } }];
    if (refused) return [refused[0], { error: { message: refused[1] } }];
    const other = standIn.onAnswer({ method, address, body });
    if (other) return [200, other];
    if (method === 'GET') {
      if (path.includes('/operations/')) return [200, { done: true, response: resources.get(path) ?? {} }];
      if (path.endsWith('/iam')) return [200, resources.get(`${path.slice(0, -4)}:policy`) ?? {}];
      const found = resources.get(address) ?? resources.get(path) ?? list(path);
      return found ? [200, found] : none;
    }
    if (method === 'POST') {
      const response = create(path, searchParams, body);
      if (!background.test(path)) return [200, response];
      const [host, version] = path.split('/');
      resources.set(`${host}/${version}/operations/${made}`, response);
      return [200, { name: `operations/${made}`, done: false }];
    }
    if (method === 'PUT' && path.endsWith('/iam')) resources.set(`${path.slice(0, -4)}:policy`, body);
    else if (!resources.has(path)) return none;
    else if (method === 'DELETE') {
      resources.set(path, { ...resources.get(path), deleteTime: new Date().toISOString() });
    } else resources.set(path, { ...resources.get(path), ...body });
    return [200, {}];
  }

  const server = createServer(async (request, response) => {
    const { method = '', headers } = request;
    const address = (request.url ?? '').slice(1);
    const hasBody = headers['content-length'] !== undefined && headers['content-length'] !== '0';
    const body = hasBody ? ((await json(request)) as Resource) : undefined;
    standIn.requests.push({ method, address, body });
    const [status, content] =
      headers['x-goog-user-project'] === project
        ? answer(method, address, body)
        : [403, { error: { message: 'Nobody pays for this' } }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  });
  const standIn: GoogleStandIn = {
    origin: `http://${await listen(server)}/`,
    resources,
    requests: [],
    onRequest: () => undefined,
    onAnswer: () => undefined,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return standIn;
}
