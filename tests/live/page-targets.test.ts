import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFolderTarget } from '#functions/publishing/folder-target.ts';
import { createHostingTarget } from '#functions/publishing/hosting-target.ts';
import type { LiveSite, PageTarget } from '#functions/publishing/page-target.ts';
import { startHosting } from '#tests/support/google/hosting.ts';

const deployed = { '/index.html': 'home', '/product/max/index.html': 'max', '/assets/entry.js': 'entry' };

type Site = { target: PageTarget; read: (path: string) => string | undefined; deployAnew: () => void };

function openFolder(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const layOut = (version: string) => {
    for (const [path, text] of Object.entries(deployed)) {
      const file = join(folder, 'versions', version, path);
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, text);
    }
    rmSync(join(folder, 'live'), { force: true });
    symlinkSync(join('versions', version), join(folder, 'live'));
  };
  layOut('built');
  const read = (path: string) => {
    try {
      return readFileSync(join(folder, 'live', path), 'utf8');
    } catch {
      return undefined;
    }
  };
  return { target: createFolderTarget(folder), read, deployAnew: () => layOut('built-anew') };
}

const config = {
  cleanUrls: true,
  rewrites: [{ glob: '/api/**' }, { glob: '/product/*' }, { glob: '/cart' }, { glob: '/hardware/*' }],
};

async function openHosting() {
  const hosting = await startHosting('shop', (content) => gzipSync(content, { level: 9 }));
  onTestFinished(() => hosting.close());
  hosting.deploy(deployed, config);
  const { origin, read } = hosting;
  const target = createHostingTarget({ site: 'shop', origin, getToken: async () => 'token' });
  return { target, read, hosting, deployAnew: () => void hosting.deploy(deployed, config) };
}

/** What a run does: new content for some paths, none for others, and all else as it is. */
function change({ files }: LiveSite, target: PageTarget, changes: Record<string, string | null>) {
  const next = new Map(files);
  const contents = new Map<string, Buffer>();
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) next.delete(path);
    else {
      next.set(path, target.hash(Buffer.from(text)));
      contents.set(target.hash(Buffer.from(text)), Buffer.from(text));
    }
  }
  return [next, contents] as const;
}

describe.each<[string, () => Site | Promise<Site>]>([
  ['the served folder', openFolder],
  ['Firebase Hosting', openHosting],
])('%s', (_, open) => {
  it('tells what is live, with the hashes that it gives new content', async () => {
    const { target } = await open();
    const { version, files } = await target.readLive();
    expect(await target.findLiveVersion()).toBe(version);
    expect(Object.fromEntries(files)).toEqual(
      Object.fromEntries(
        Object.entries(deployed).map(([path, text]) => [path, target.hash(Buffer.from(text))]),
      ),
    );
  });

  it('shows what was released: changed, new, without what is gone, and with all the rest', async () => {
    const { target, read } = await open();
    const live = await target.readLive();
    const changes = {
      '/index.html': 'new home',
      '/product/new/index.html': 'new',
      '/product/max/index.html': null,
    };
    const version = await target.release(live, ...change(live, target, changes));
    expect(await target.findLiveVersion()).toBe(version);
    const paths = ['/index.html', '/product/new/index.html', '/product/max/index.html', '/assets/entry.js'];
    expect(paths.map(read)).toEqual(['new home', 'new', undefined, 'entry']);
  });

  it('can be released again and again', async () => {
    const { target, read } = await open();
    for (const text of ['one', 'two', 'three']) {
      const live = await target.readLive();
      await target.release(live, ...change(live, target, { '/index.html': text }));
      expect(read('/index.html')).toBe(text);
    }
    expect(read('/product/max/index.html')).toBe('max');
  });

  it('gives way to a deployment that came in between', async () => {
    const { target, read, deployAnew } = await open();
    const live = await target.readLive();
    deployAnew();
    await expect(target.release(live, ...change(live, target, { '/index.html': 'late' }))).rejects.toThrow(
      'another version of the site is live',
    );
    expect(read('/index.html')).toBe('home');
  });
});

describe('a release on Firebase Hosting', () => {
  it('uploads only what is new', async () => {
    const { target, hosting } = await openHosting();
    const live = await target.readLive();
    await target.release(live, ...change(live, target, { '/index.html': 'new home' }));
    expect(hosting.uploads).toEqual([target.hash(Buffer.from('new home'))]);
  });

  it('keeps the site’s settings, with the shell that answers for an item without a page', async () => {
    const { target, hosting } = await openHosting();
    const live = await target.readLive();
    await target.release(live, ...change(live, target, {}));
    expect(hosting.releases[0]?.config).toEqual(config);
  });

  it('that meets a deployment in the last moment puts that back', async () => {
    const { target, read, hosting } = await openHosting();
    const live = await target.readLive();
    hosting.onRequest = (request) => {
      if (!request.startsWith('POST') || !request.endsWith('/releases')) return undefined;
      hosting.onRequest = () => undefined;
      hosting.deploy({ '/index.html': 'deployed in the last moment' });
      return undefined;
    };
    await expect(target.release(live, ...change(live, target, { '/index.html': 'late' }))).rejects.toThrow(
      'another version of the site is live',
    );
    expect(read('/index.html')).toBe('deployed in the last moment');
  });

  it('releases nothing over a deployment that comes right after it, also not to give another one back', async () => {
    const { target, read, hosting } = await openHosting();
    const live = await target.readLive();
    let isReleased = false;
    hosting.onRequest = (request) => {
      if (!request.endsWith('/releases')) return undefined;
      if (isReleased && request.startsWith('GET')) {
        hosting.onRequest = () => undefined;
        hosting.deploy({ '/index.html': 'deployed right after' });
      }
      isReleased ||= request.startsWith('POST');
      return undefined;
    };
    await expect(target.release(live, ...change(live, target, { '/index.html': 'early' }))).rejects.toThrow(
      'another version of the site is live',
    );
    expect(read('/index.html')).toBe('deployed right after');
  });

  it.each(['POST /v1beta1/sites/shop/versions', 'POST /upload', 'PATCH'])(
    'that fails at %s leaves the site as it is',
    async (step) => {
      const { target, read, hosting } = await openHosting();
      const live = await target.readLive();
      hosting.onRequest = (request) => (request.startsWith(step) ? 503 : undefined);
      await expect(target.release(live, ...change(live, target, { '/index.html': 'x' }))).rejects.toThrow(
        'Firebase Hosting refused (503)',
      );
      expect(read('/index.html')).toBe('home');
    },
  );

  it('takes more files than one call may name', async () => {
    const { target, hosting } = await openHosting();
    hosting.deploy(
      Object.fromEntries(Array.from({ length: 2100 }, (_, index) => [`/${index}.html`, 'same'])),
    );
    const live = await target.readLive();
    expect(live.files.size).toBe(2100);
    await target.release(live, ...change(live, target, { '/0.html': 'other' }));
    expect(hosting.releases[0]?.files.size).toBe(2100);
  });
});
