import { expect, it } from 'vitest';
import { allowEmulators, readFirebaseConfig, toLocalConfig } from './local-firebase-config.ts';

it('emulators are allowed only as connections and images', () => {
  expect(
    allowEmulators("default-src 'none'; img-src 'self' data:; connect-src 'self'; script-src 'self'"),
  ).toBe(
    "default-src 'none'; img-src 'self' data: http://127.0.0.1:9199; connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080 http://127.0.0.1:9199; script-src 'self'",
  );
});

it('the deployed configuration names no emulator in its headers', () => {
  expect(JSON.stringify(readFirebaseConfig().hosting.headers)).not.toContain('127.0.0.1');
});

it('the local configuration differs from the deployed one in the policy alone', () => {
  const deployed = readFirebaseConfig();
  const local = toLocalConfig(deployed);
  expect(JSON.stringify(local.hosting.headers)).toContain('connect-src');
  const withoutEmulators = JSON.stringify(local).replaceAll(/ http:\/\/127\.0\.0\.1:\d+/g, '');
  expect(JSON.parse(withoutEmulators)).toEqual(deployed);
});

it.each([
  ["script-src 'self'"],
  ["frame-ancestors 'none'"],
  ["object-src 'none'"],
  ["base-uri 'none'"],
  ["form-action 'self'"],
])('the deployed policy holds %s', (directive) => {
  const headers = readFirebaseConfig().hosting.headers.find((rule) => rule.source === '**')?.headers ?? [];
  const policy = headers.find((header) => header.key === 'Content-Security-Policy')?.value ?? '';
  expect(policy).toContain(directive);
  expect(policy.split('; ').find((part) => part.startsWith('script-src'))).not.toMatch(/unsafe-/);
});
