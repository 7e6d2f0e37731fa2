import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type LiveSite, Overtaken, type PageTarget, PublishFailure } from './page-target.ts';

type Version = { name: string; config?: object; labels?: Record<string, string> };
type Release = { version: Version };

type Options = {
  site: string;
  getToken: () => Promise<string>;
  origin?: string;
};

/** Distinguishes this function's versions from those of a deployment. */
const labels = { 'made-by': 'publish-pages' };
const isDeployed = (version: Version) => version.labels?.['made-by'] !== labels['made-by'];
const timeoutMs = 30_000;
const filesPerCall = 1000;
const uploadsAtOnce = 50;

/** https://firebase.google.com/docs/hosting/api-deploy. An unreleased version is not visible. */
export function createHostingTarget({
  site,
  getToken,
  origin = 'https://firebasehosting.googleapis.com',
}: Options): PageTarget {
  const api = `${origin}/v1beta1`;
  const releases = `sites/${site}/channels/live/releases`;

  async function send(method: string, url: string, body?: object | Buffer): Promise<Response> {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${await getToken()}`,
        'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
      },
      ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw new PublishFailure('Firebase Hosting isn’t answering');
    });
    if (!response.ok) throw new PublishFailure(`Firebase Hosting refused (${response.status})`);
    return response;
  }

  // The answers have the shapes that Google documents; each caller names the few fields that it reads.
  const call = async <T>(method: string, path: string, body?: object): Promise<T> =>
    (await (await send(method, `${api}/${path}`, body)).json()) as T;

  async function listReleases(count: number): Promise<Version[]> {
    const found = await call<{ releases?: Release[] }>('GET', `${releases}?pageSize=${count}`);
    return (found.releases ?? []).map(({ version }) => version);
  }

  async function getLive(): Promise<Version> {
    const [live] = await listReleases(1);
    if (!live) throw new Overtaken();
    return live;
  }

  async function listFiles(version: string): Promise<Map<string, string>> {
    const files = new Map<string, string>();
    let token = '';
    do {
      const page = await call<{ files?: { path: string; hash: string }[]; nextPageToken?: string }>(
        'GET',
        `${version}/files?pageSize=${filesPerCall}&pageToken=${token}`,
      );
      for (const { path, hash } of page.files ?? []) files.set(path, hash);
      token = page.nextPageToken ?? '';
    } while (token !== '');
    return files;
  }

  async function upload(
    version: string,
    files: ReadonlyMap<string, string>,
    contents: ReadonlyMap<string, Buffer>,
  ): Promise<void> {
    const all = [...files];
    for (let from = 0; from < all.length; from += filesPerCall) {
      const { uploadUrl = '', uploadRequiredHashes = [] } = await call<{
        uploadUrl?: string;
        uploadRequiredHashes?: string[];
      }>('POST', `${version}:populateFiles`, {
        files: Object.fromEntries(all.slice(from, from + filesPerCall)),
      });
      for (let first = 0; first < uploadRequiredHashes.length; first += uploadsAtOnce) {
        await Promise.all(
          uploadRequiredHashes.slice(first, first + uploadsAtOnce).map(async (hash) => {
            const content = contents.get(hash);
            if (!content) throw new PublishFailure('Firebase Hosting has lost a file that is live');
            await send('POST', `${uploadUrl}/${hash}`, zip(content));
          }),
        );
      }
    }
  }

  return {
    findLiveVersion: async () => (await getLive()).name,

    hash: (content) => createHash('sha256').update(zip(content)).digest('hex'),

    async readLive() {
      const live = await getLive();
      return { version: live.name, files: await listFiles(live.name), isDeployed: isDeployed(live) };
    },

    async release(base: LiveSite, files, contents) {
      const live = await getLive();
      if (live.name !== base.version) throw new Overtaken();
      const { config } = live;
      const { name } = await call<Version>('POST', `sites/${site}/versions`, { config, labels });
      await upload(name, files, contents);
      await call('PATCH', `${name}?updateMask=status`, { status: 'FINALIZED' });
      if ((await getLive()).name !== base.version) throw new Overtaken();
      await call('POST', `${releases}?versionName=${name}`, {});
      await giveWay(base.version, name);
      return name;
    },
  };

  /** A deployment released meanwhile is released again; one released after ours is live already. */
  async function giveWay(base: string, own: string): Promise<void> {
    const [newest, before] = await listReleases(2);
    if (newest?.name !== own) throw new Overtaken();
    if (!before || before.name === base) return;
    await call('POST', `${releases}?versionName=${before.name}`, {});
    throw new Overtaken();
  }
}

function zip(content: Buffer): Buffer {
  return gzipSync(content, { level: 9 });
}
