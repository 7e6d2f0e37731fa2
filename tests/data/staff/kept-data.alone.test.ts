import { rmSync, writeFileSync } from 'node:fs';
import { repositoryPath } from '@kowhai/tools/command/repository';
import { keepData, readKeptData, restoreKeptData } from '@kowhai/tools/start/kept-data';
import { getStorage } from 'firebase-admin/storage';
import { afterEach, expect, it } from 'vitest';
import { addGuarded, addSecondFactor, signInWithCode } from '#tests/support/shop/second-factors.ts';
import { addPlan, app, auth, db, placeOrder, requestOf, uniqueId } from '#tests/support/shop/shop.ts';

const file = `.local/${uniqueId('kept')}`;

afterEach(() => rmSync(repositoryPath(file), { force: true }));

it('what is kept of the stack comes back: people with their second factors, orders and files', async () => {
  const [person, plan] = [await addGuarded(), await addPlan()];
  await addSecondFactor(person.token);
  const { body } = await placeOrder(person, requestOf({ plan }));
  const order = db.doc(`orders/${body._id}`);
  const [before, account] = [(await order.get()).data(), await auth.getUser(person.uid)];
  const image = getStorage(app)
    .bucket()
    .file(`${uniqueId('image')}.webp`);
  await image.save('an image', { resumable: false, metadata: { contentType: 'image/webp' } });
  await keepData(new Map([['factor', { secret: 'SECRET', lastPeriod: 7 }]]), file);

  await Promise.all([order.delete(), auth.deleteUser(person.uid), image.delete()]);
  const kept = readKeptData(file);
  expect(kept?.factors).toEqual([['factor', { secret: 'SECRET', lastPeriod: 7 }]]);
  if (kept) await restoreKeptData(kept);

  expect((await order.get()).data()).toEqual(before);
  const restored = await auth.getUser(person.uid);
  expect(restored.customClaims).toEqual(account.customClaims);
  expect(account.multiFactor?.enrolledFactors).toHaveLength(2);
  expect(restored.multiFactor).toEqual(account.multiFactor);
  expect(await signInWithCode(person.email, person.password, person.secret)).toBeTruthy();
  const [content] = await image.download();
  expect([`${content}`, (await image.getMetadata())[0].contentType]).toEqual(['an image', 'image/webp']);
});

it.each(['', 'sum\n{}', '{"documents":[]}'])('kept data that are damaged are named: %j', (text) => {
  writeFileSync(repositoryPath(file), text);
  expect(() => readKeptData(file)).toThrow(`The kept data in ${file} are damaged`);
});

it('nothing is begun with where nothing was kept', () => {
  expect(readKeptData(file)).toBeNull();
});
