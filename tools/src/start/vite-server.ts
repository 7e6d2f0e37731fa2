import { createServer } from 'vite';
import { functionsUrl, localHost, ports, projectId } from '#tools/command/addresses.ts';
import { repositoryPath } from '#tools/command/repository.ts';
import { readFirebaseConfig } from './local-firebase-config.ts';

// Vite replaces Hosting, so it proxies the functions' paths like Hosting's rewrites.
const proxy = Object.fromEntries(
  readFirebaseConfig().hosting.rewrites.flatMap((rewrite) => {
    if (!rewrite.function) return [];
    const { functionId, region } = rewrite.function;
    const isFolder = rewrite.source.endsWith('/**');
    const pattern = isFolder ? `^${rewrite.source.slice(0, -2)}` : `^${rewrite.source}(\\?|$)`;
    const prefix = `/${projectId}/${region}/${functionId}`;
    return [[pattern, { target: functionsUrl, rewrite: (path: string) => prefix + path }]];
  }),
);

const server = await createServer({
  root: repositoryPath('web'),
  mode: 'emulators',
  server: { host: localHost, port: ports.site, strictPort: true, proxy },
});
await server.listen();
