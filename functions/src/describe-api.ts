import { contract } from '@kowhai/domain/api/contract';
import { type Handler, Reply } from './http/handler.ts';

type Description = ReturnType<typeof import('@kowhai/domain/api/open-api').describeApi>;
let described: Promise<Description> | undefined;

/** Made once, and kept by Hosting: 300 KB of schemas take 40 ms. A deployment empties Hosting's cache. */
export const getApiDescription: Handler<'getApiDescription'> = async () => {
  described ??= import('@kowhai/domain/api/open-api').then(({ describeApi }) => describeApi(contract));
  return new Reply(await described, { headers: { 'cache-control': 'public, max-age=300, s-maxage=86400' } });
};
