import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { buildEverything } from './vite/build-everything.ts';
import { checkSettings } from './vite/check-settings.ts';
import { chunkGroups } from './vite/chunk-groups.ts';
import { leanModules } from './vite/lean-modules.ts';
import { splitSchemas } from './vite/split-schemas.ts';

const root = import.meta.dirname;

export default defineConfig(({ command, mode }) => {
  if (command === 'build') checkSettings(mode, loadEnv(mode, root, 'VITE_'));
  return {
    root,
    plugins: [react(), leanModules(), splitSchemas()],
    build: { target: 'es2022', modulePreload: false, reportCompressedSize: false },
    environments: {
      client: {
        build: {
          outDir: 'dist',
          rolldownOptions: {
            input: `${root}/src/entry.ts`,
            output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false } },
          },
        },
      },
      ssr: {
        build: {
          outDir: 'node_modules/.vite-prerender',
          copyPublicDir: false,
          minify: false,
          rolldownOptions: { input: { 'build-site': `${root}/src/prerender/build-site.ts` } },
        },
      },
    },
    builder: { buildApp: buildEverything },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
  };
});
