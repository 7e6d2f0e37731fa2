import { afterEach, describe, expect, it, vi } from 'vitest';
import { identify, requireOwnSite } from './identify.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([undefined, '', 'Bearer', 'Basic YTpi', `Bearer ${'x'.repeat(8193)}`, 'Bearer a b', 'x Bearer a'])(
  '%j names no caller, without a call of Firebase',
  async (authorization) => {
    expect(await identify(authorization)).toBeNull();
  },
);

describe('a call without a token of App Check', () => {
  const settings = { WEB_API_KEY: 'any', CODE_PEPPER: 'any pepper that is long enough to be taken' };
  const ask = (isRequired: boolean, access: 'public' | 'signed-in', method: 'GET' | 'POST') => {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    vi.stubEnv('APP_CHECK_REQUIRED', `${isRequired}`);
    return requireOwnSite({ access, method }, {});
  };

  it.each([
    ['signed-in', 'GET'],
    ['public', 'POST'],
  ] as const)('is refused where one is required (%s, %s)', async (access, method) => {
    await expect(ask(true, access, method)).rejects.toMatchObject({
      code: 'APP_CHECK',
      message: 'This request didn’t come from our site. Reload the page, then try again.',
    });
    await expect(ask(false, access, method)).resolves.toBeUndefined();
  });

  it('is let through for a public read', async () => {
    await expect(ask(true, 'public', 'GET')).resolves.toBeUndefined();
  });
});
