import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listFiring } from '#tests/support/google/firing-alerts.ts';
import { startHosting } from '#tests/support/google/hosting.ts';
import { listLogged } from '#tests/support/shop/log-lines.ts';
import {
  addAdmin,
  addCustomer,
  addHardware,
  addPlan,
  db,
  type Person,
  requestOf,
  unlessBusy,
} from '#tests/support/shop/shop.ts';

const state = db.doc('site/pages');

// In this process alone the pages follow; the stack's own functions leave its site as it is.
Object.assign(process.env, {
  PAGES_FOLDER: 'never written to',
  PAGES_RENDERER: 'never read',
  FUNCTIONS_EMULATOR: 'true',
});

// Loaded with that environment.
const { callInProcess, queued } = await import('#tests/support/shop/in-process.ts');
const { publishPages } = await import('#functions/publishing/publish-pages.ts');
const { createHostingTarget } = await import('#functions/publishing/hosting-target.ts');
const { sweepPages } = await import('#functions/publishing/run-publishing.ts');

let admin: Person;
beforeAll(async () => {
  admin = await addAdmin();
});
beforeEach(async () => {
  await state.delete();
  queued.length = 0;
});

const isStale = async () => (await state.get()).get('changedAt') !== undefined;
const send = (method: string, path: string, body?: object) =>
  unlessBusy(() => callInProcess(method, path, { token: admin.token, body }));
const readState = async () => (await send('GET', '/api/pages')).body;
/** Reads it anew before each attempt: one that was told to try again may have been stored. */
const change = async (path: string, fields: object) => {
  const { status } = await unlessBusy(async () => {
    const { editedAt: seenAt } = (await send('GET', path)).body;
    return callInProcess('PUT', path, { token: admin.token, body: { seenAt, ...fields } });
  });
  expect(status).toBe(200);
};

describe('whether the pages are behind once', () => {
  it.each<[string, boolean, () => Promise<unknown>]>([
    [
      'a published plan has a new price',
      true,
      async () => change(`/api/products/${(await addPlan())._id}`, { price: 61 }),
    ],
    [
      'a plan is taken off sale',
      true,
      async () => change(`/api/products/${(await addPlan())._id}`, { isPublished: false }),
    ],
    [
      'a draft is published',
      true,
      async () =>
        change(`/api/products/${(await addPlan({ isPublished: false }))._id}`, { isPublished: true }),
    ],
    [
      'a published item is deleted',
      true,
      async () => send('DELETE', `/api/hardwares/${(await addHardware())._id}`),
    ],
    [
      'staff put something back into stock',
      true,
      async () =>
        change(`/api/hardwares/${(await addHardware({ countInStock: 0 }))._id}`, { stockChange: 2 }),
    ],
    ['the last unit is ordered', true, async () => order(1)],
    ['an order of the last unit is deleted', true, async () => deleteOrder(await order(1))],
    [
      'a draft is changed',
      false,
      async () => change(`/api/products/${(await addPlan({ isPublished: false }))._id}`, { price: 61 }),
    ],
    [
      'a draft is deleted',
      false,
      async () => send('DELETE', `/api/products/${(await addPlan({ isPublished: false }))._id}`),
    ],
    [
      'nothing is changed',
      false,
      async () => change(`/api/products/${(await addPlan())._id}`, { price: 70 }),
    ],
    ['a unit is ordered and more are left', false, async () => order(2)],
  ])('%s: %s', async (_, expected, act) => {
    await act();
    expect(await isStale()).toBe(expected);
    expect(queued.filter((url) => url.includes('publishPages')).length > 0).toBe(expected);
  });

  async function order(countInStock: number): Promise<string> {
    const [customer, plan, hardware] = [
      await addCustomer(),
      await addPlan(),
      await addHardware({ countInStock }),
    ];
    const body = requestOf({ plan, hardware });
    const headers = { 'idempotency-key': randomUUID() };
    const { status, body: placed } = await unlessBusy(() =>
      callInProcess('POST', '/api/orders', {
        token: customer.token,
        body,
        headers,
      }),
    );
    expect([200, 201]).toContain(status);
    return placed._id;
  }

  async function deleteOrder(orderId: string) {
    await state.delete();
    queued.length = 0;
    expect((await send('DELETE', `/api/orders/${orderId}`)).status).toBe(200);
  }
});

describe('a run', () => {
  const markStale = () => state.set({ changedAt: new Date() }, { merge: true });

  /** A site of one page, on a Hosting of its own. */
  async function openSite() {
    const hosting = await startHosting('shop', (content) => gzipSync(content, { level: 9 }));
    onTestFinished(() => hosting.close());
    const deploy = (home: string) => hosting.deploy({ '/index.html': home, '/assets/entry.js': home });
    deploy('as deployed');
    const target = createHostingTarget({
      site: 'shop',
      origin: hosting.origin,
      getToken: async () => 'token',
    });
    let renders = 0;
    let duringRender = async () => {};
    const publishing = {
      target,
      quietMs: 0,
      openRenderer: async () => ({
        assets: new Set(['/assets/entry.js']),
        async *render(): AsyncGenerator<[string, Buffer]> {
          await duringRender();
          renders += 1;
          yield ['/index.html', Buffer.from(`render ${renders}`)];
        },
      }),
    };
    return {
      hosting,
      target,
      deploy,
      run: (waiting = {}) => publishPages({ ...publishing, ...waiting }),
      countRenders: () => renders,
      onRender: (work: () => Promise<void>) => {
        duringRender = work;
      },
      home: () => hosting.read('/index.html'),
    };
  }

  it('brings the pages up to date once, and tells staff since when', async () => {
    const { run, home, countRenders } = await openSite();
    await markStale();
    expect(await readState()).toEqual({ state: 'waiting' });
    expect(await run()).toBe(true);
    expect(home()).toBe('render 1');
    expect(await readState()).toEqual({ state: 'shown', publishedAt: expect.any(String) });
    // The tasks of the other changes find nothing to do.
    expect(await run()).toBe(false);
    expect(countRenders()).toBe(1);
  });

  it('that meets another change while it renders is followed by another run', async () => {
    const { run, home, onRender } = await openSite();
    onRender(async () => void (await markStale()));
    await markStale();
    await run();
    expect(await isStale()).toBe(true);
    expect(queued.filter((url) => url.includes('publishPages'))).toHaveLength(1);
    onRender(async () => {});
    await run();
    expect(await isStale()).toBe(false);
    expect(home()).toBe('render 2');
  });

  it.each([
    ['waits until nothing has changed for a while', 0, 60_000],
    ['waits for the end of changes no longer than it has patience', 60_000, 300],
  ])('%s', async (_, aheadMs, patienceMs) => {
    const { run, home } = await openSite();
    const start = Date.now();
    await state.set({ changedAt: new Date(start + aheadMs) });
    await run({ quietMs: 300, patienceMs });
    expect(Date.now() - start).toBeGreaterThanOrEqual(300);
    expect(home()).toBe('render 1');
  });

  it('that fails leaves the site as it is and tells staff why, and the next one goes through', async () => {
    const { run, home, hosting } = await openSite();
    await markStale();
    hosting.onRequest = (request) => (request.startsWith('POST') ? 503 : undefined);
    const logged = listLogged();
    await expect(run()).rejects.toThrow();
    expect(listFiring(logged())).toContain('Shop: the pages were not published');
    expect(home()).toBe('as deployed');
    expect(await readState()).toEqual({ state: 'failed', failure: 'Firebase Hosting refused (503)' });
    hosting.onRequest = () => undefined;
    await run();
    expect(home()).toBe('render 2');
    expect(await readState()).toMatchObject({ state: 'shown' });
  });

  it('that a deployment overtakes gives way to it, and the next one is made of it', async () => {
    const { run, home, deploy, onRender } = await openSite();
    onRender(async () => void deploy('deployed meanwhile'));
    await markStale();
    const logged = listLogged();
    expect(await run()).toBe(false);
    expect(home()).toBe('deployed meanwhile');
    // No failure and no alert: a deployment is no fault.
    expect(await readState()).toEqual({ state: 'waiting' });
    expect(logged().filter(({ event }) => event)).toEqual([]);
    onRender(async () => {});
    await run();
    expect(home()).toBe('render 2');
  });

  it('changes nothing where a version is live that these functions do not belong to', async () => {
    const { run, home, hosting, countRenders } = await openSite();
    hosting.deploy({ '/index.html': 'of another build', '/assets/other.js': '' });
    await markStale();
    expect(await run()).toBe(false);
    expect([home(), countRenders()]).toEqual(['of another build', 0]);
    // Longer than a deployment takes: someone has to look.
    await state.update({ overtakenAt: new Date(Date.now() - 16 * 60_000) });
    await expect(run()).rejects.toThrow('another version of the site is live');
    expect(await readState()).toEqual({ state: 'failed', failure: 'another version of the site is live' });
  });

  it('that the queue has lost is started by the sweep, and one that has just been queued is not', async () => {
    const { target } = await openSite();
    const version = await target.findLiveVersion();
    await state.set({ version, changedAt: new Date() });
    await sweepPages(target);
    expect(queued).toHaveLength(0);
    await state.set({ version, changedAt: new Date(Date.now() - 60_000) });
    await sweepPages(target);
    expect(queued).toHaveLength(1);
  });

  it('is started by the sweep where a version is live that no run has seen, such as a deployed one', async () => {
    const { target, run, deploy } = await openSite();
    await sweepPages(target);
    expect([await isStale(), queued.length]).toEqual([true, 1]);
    await run();
    await sweepPages(target);
    expect([await isStale(), queued.length]).toEqual([false, 1]);
    deploy('anew');
    await sweepPages(target);
    expect([await isStale(), queued.length]).toEqual([true, 2]);
  });
});
