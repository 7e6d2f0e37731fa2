import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findGoogleStorage } from './google-emulators.ts';

/** A ZIP, as far as it ends like one. */
const jar = Buffer.concat([Buffer.alloc(2000), Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')]);

it('of the jars in the cache, one whose download broke off is named and not taken', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'kowhai-jars-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const environment = { FIREBASE_EMULATORS_PATH: cache, PATH: '' };
  const broken = join(cache, 'cloud-storage-rules-runtime-v2.0.0.jar');
  writeFileSync(broken, jar.subarray(0, 1000));
  expect(await findGoogleStorage(environment)).toMatchObject({ damaged: broken });
  writeFileSync(join(cache, 'cloud-storage-rules-runtime-v1.0.0.jar'), jar);
  expect(await findGoogleStorage(environment)).not.toHaveProperty('damaged');
});
