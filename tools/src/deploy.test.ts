import { expect, test } from 'vitest';
import { chooseProject, requireCredentials } from './deploy.ts';

const aliases = { default: 'demo-kowhai', production: 'kowhai-shop' };

test.each([
  [undefined, 'kowhai-shop'],
  ['production', 'kowhai-shop'],
  ['kowhai-staging', 'kowhai-staging'],
])('--project %s deploys to %s', (named, project) => {
  expect(chooseProject(named, aliases)).toBe(project);
});

test.each([
  [undefined, { default: 'demo-kowhai' }, 'Say which Firebase project to deploy to'],
  ['default', aliases, '"demo-kowhai" is a demo project'],
  ['demo-other', aliases, '"demo-other" is a demo project'],
])('--project %s is refused', (named, known, sentence) => {
  expect(() => chooseProject(named, known)).toThrow(sentence);
});

test('somebody signed in, a token or a key file may deploy', () => {
  expect(() => requireCredentials({}, () => true)).not.toThrow();
  expect(() => requireCredentials({ FIREBASE_TOKEN: 'token' }, () => false)).not.toThrow();
  expect(() =>
    requireCredentials({ GOOGLE_APPLICATION_CREDENTIALS: import.meta.filename }, () => false),
  ).not.toThrow();
});

test('nobody and a missing key file may not', () => {
  expect(() => requireCredentials({}, () => false)).toThrow('Nobody is signed in to Firebase');
  expect(() => requireCredentials({ GOOGLE_APPLICATION_CREDENTIALS: '/nowhere.json' }, () => true)).toThrow(
    'GOOGLE_APPLICATION_CREDENTIALS is "/nowhere.json": there is no such file.',
  );
});
