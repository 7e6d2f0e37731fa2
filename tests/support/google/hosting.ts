import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { listen } from '#tests/support/line.ts';

type HostedVersion = {
  name: string;
  status: 'CREATED' | 'FINALIZED';
  config?: { rewrites?: { glob?: string }[] };
  labels?: Record<string, string>;
  /** Hashes by path. */
  files: Map<string, string>;
};

/** Firebase Hosting's REST API on this machine, for tests: what Google documents of it, as far as it is asked for. */
export type HostingStandIn = {
  /** What FIREBASE_HOSTING_API_URL names to firebase-tools. To who is not signed in it is the live site. */
  origin: string;
  /** Every release, the newest first. */
  releases: HostedVersion[];
  /** Each request: method and address. */
  requests: string[];
  /** The hashes that were uploaded. */
  uploads: string[];
  /** What a visitor gets at a path of the live version, undefined where there is no such file. */
  read(path: string): string | undefined;
  /** Called before each request is answered; a number is the status that it is refused with. */
  onRequest: (request: string) => number | undefined;
  /** Makes a version of these files live, as a deployment by firebase-tools does. */
  deploy(files: Readonly<Record<string, string | Buffer>>, config?: HostedVersion['config']): HostedVersion;
  close(): void;
};

type Answer = [status: number, body: object];

/** Starts a site that has no release yet. */
export async function startHosting(site: string, zip: (content: Buffer) => Buffer): Promise<HostingStandIn> {
  const contents = new Map<string, Buffer>();
  const versions = new Map<string, HostedVersion>();

  function createVersion(fields: Partial<HostedVersion> = {}): HostedVersion {
    const name = `sites/${site}/versions/${versions.size + 1}`;
    const version: HostedVersion = { status: 'CREATED', ...fields, name, files: new Map() };
    versions.set(name, version);
    return version;
  }

  function store(zipped: Buffer): string {
    const hash = createHash('sha256').update(zipped).digest('hex');
    contents.set(hash, gunzipSync(zipped));
    return hash;
  }

  const describe = ({ files: _, ...version }: HostedVersion) => version;
  const describeRelease = (version: HostedVersion) => ({
    name: `sites/${site}/channels/live/releases/1`,
    type: 'DEPLOY',
    version: describe(version),
  });
  const refuse = (status: number, message: string): Answer => [status, { error: { code: status, message } }];

  function listFiles(version: HostedVersion, query: URLSearchParams): Answer {
    const from = Number(query.get('pageToken') || 0);
    const to = from + Number(query.get('pageSize') ?? 100);
    const files = [...version.files].map(([path, hash]) => ({ path, hash, status: 'ACTIVE' }));
    return [200, { files: files.slice(from, to), ...(files.length > to && { nextPageToken: String(to) }) }];
  }

  function populate(version: HostedVersion, files: Record<string, string>): Answer {
    if (version.status !== 'CREATED') return refuse(400, 'The version is finalized');
    if (Object.keys(files).length > 1000) return refuse(400, 'At most 1000 files a call');
    for (const [path, hash] of Object.entries(files)) version.files.set(path, hash);
    const uploadRequiredHashes = [...new Set(Object.values(files))].filter((hash) => !contents.has(hash));
    const uploadUrl = `${standIn.origin}/upload/${version.name}/files`;
    return [200, { uploadUrl, ...(uploadRequiredHashes.length > 0 && { uploadRequiredHashes }) }];
  }

  function finalize(version: HostedVersion): Answer {
    const missing = [...version.files.values()].find((hash) => !contents.has(hash));
    if (missing) return refuse(400, `${missing} was not uploaded`);
    version.status = 'FINALIZED';
    return [200, describe(version)];
  }

  function release(version: HostedVersion | undefined): Answer {
    if (version?.status !== 'FINALIZED') return refuse(400, 'Only a finalized version can be released');
    standIn.releases.unshift(version);
    return [200, describeRelease(version)];
  }

  function upload(hash: string, zipped: Buffer): Answer {
    return store(zipped) === hash ? [200, {}] : refuse(400, 'The content hash does not match');
  }

  /** What firebase-tools asks other services before it deploys. */
  function aboutProject(path: string, body: Buffer): Answer {
    if (path.includes('/services/')) return [200, { state: 'ENABLED' }];
    if (path.endsWith(':testIamPermissions')) return [200, JSON.parse(body.toString())];
    return [200, { projectId: site, resources: { hostingSite: site } }];
  }

  function answer(method: string, path: string, query: URLSearchParams, body: Buffer): Answer {
    const [, versionName = '', verb = ''] = /(sites\/[^/]+\/versions\/\w+)[/:]?(.*)$/.exec(path) ?? [];
    const version = versions.get(versionName);
    if (!path.includes('sites/')) return aboutProject(path, body);
    if (path.startsWith('/upload/')) return upload(path.split('/').at(-1) ?? '', body);
    const parsed = () => JSON.parse(body.toString() || '{}');
    if (path.endsWith('/channels/live/releases') || path.endsWith(`sites/${site}/releases`)) {
      if (method === 'POST')
        return release(versions.get((query.get('versionName') ?? '').replace(/^projects\/[^/]+\//, '')));
      const all = standIn.releases.slice(0, Number(query.get('pageSize') ?? 100));
      return [200, { releases: all.map(describeRelease) }];
    }
    if (method === 'POST' && path.endsWith(`sites/${site}/versions`))
      return [200, describe(createVersion(parsed()))];
    if (path.endsWith(`sites/${site}`)) return [200, { name: `sites/${site}`, type: 'DEFAULT_SITE' }];
    if (!version) return refuse(404, `There is no ${path}`);
    if (verb === 'files') return listFiles(version, query);
    if (verb === 'populateFiles') return populate(version, parsed().files);
    if (method !== 'PATCH') return [200, describe(version)];
    const { status, ...change } = parsed();
    Object.assign(version, change);
    return status === 'FINALIZED' ? finalize(version) : [200, describe(version)];
  }

  const server = createServer(async (request: IncomingMessage, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in');
    const line = `${request.method} ${pathname}`;
    const body = await buffer(request);
    standIn.requests.push(line);
    const file = request.headers.authorization ? undefined : standIn.read(pathname);
    if (file !== undefined) return response.end(file);
    const refused = standIn.onRequest(line);
    const [status, content] = !request.headers.authorization?.startsWith('Bearer ')
      ? refuse(401, 'Nobody is signed in')
      : refused
        ? refuse(refused, 'Not now')
        : answer(request.method ?? '', pathname, searchParams, body);
    if (status === 200 && pathname.startsWith('/upload/'))
      standIn.uploads.push(pathname.split('/').at(-1) ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  });

  const standIn: HostingStandIn = {
    origin: `http://${await listen(server)}`,
    releases: [],
    requests: [],
    uploads: [],
    read: (path) => contents.get(standIn.releases[0]?.files.get(path) ?? '')?.toString(),
    onRequest: () => undefined,
    deploy(files, config = {}) {
      const version = createVersion({ config, status: 'FINALIZED' });
      for (const [path, content] of Object.entries(files)) {
        version.files.set(path, store(zip(Buffer.from(content))));
      }
      standIn.releases.unshift(version);
      return version;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return standIn;
}
