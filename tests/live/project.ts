import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '@kowhai/tools/command/command-error';
import { goLiveSteps } from '@kowhai/tools/go-live';
import { openGoogle } from '@kowhai/tools/go-live/google';
import { type Live, runSteps, type Step } from '@kowhai/tools/go-live/steps';
import { PassThroughClient } from 'google-auth-library';
import { onTestFinished } from 'vitest';
import { startGoogle } from '#tests/support/google/stand-in.ts';

export const project = 'kowhai-shop';
export const settings = {
  site: 'https://shop.kowhai.example',
  sender: 'orders@kowhai.example',
  provider: 'hello@kowhai.example',
  admin: 'first@kowhai.example',
};
export const identity = `identitytoolkit.googleapis.com/v2/projects/${project}/config`;
export const billing = `cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`;
export const database = `firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
export const secrets = `secretmanager.googleapis.com/v1/projects/${project}/secrets`;
export const browserKey = 'apikeys.googleapis.com/v2/projects/1/locations/global/keys/browser';
export const sendGridKey = `${secrets}/SENDGRID_API_KEY/versions/latest`;

/** A fresh project, and what was run and said on the way. */
export async function begin() {
  const google = await startGoogle(project);
  const root = mkdtempSync(join(tmpdir(), 'go-live-'));
  for (const folder of ['functions', 'web']) mkdirSync(join(root, folder));
  onTestFinished(() => {
    google.close();
    rmSync(root, { recursive: true });
  });
  const commands: string[] = [];
  const sentences: string[] = [];
  const failing = new Set<string>();
  const live: Live = {
    project,
    settings,
    root,
    google: openGoogle({ project, auth: new PassThroughClient(), origin: google.origin, pauseMs: 1 }),
    log: (sentence) => sentences.push(sentence),
    async run([program = '', ...args]) {
      const command = [program.replace(/^.*\//, ''), ...args].join(' ');
      commands.push(command);
      if (failing.has(command)) throw new CommandError(`${command} failed`);
    },
  };
  const start = (steps: readonly Step[] = goLiveSteps) => runSteps(steps, live);
  const listChanges = () =>
    google.requests
      .filter(
        ({ method, address }) => method !== 'GET' && !/:(get\w+Policy|testIamPermissions)/.test(address),
      )
      .map(({ method, address }) => `${method} ${address.replace(/\?.*/, '')}`);
  return {
    google,
    resources: google.resources,
    live,
    root,
    commands,
    sentences,
    failing,
    start,
    listChanges,
  };
}

/** What only a person can do, done. */
export function doByHand({ resources }: { resources: Map<string, object> }) {
  resources.set(billing, { billingEnabled: true, billingAccountName: 'billingAccounts/A1' });
  resources.set(identity, {});
  resources.set(sendGridKey, { state: 'ENABLED' });
}
