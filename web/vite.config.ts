import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { buildEverything } from './build/build-everything.ts';
import { checkSettings } from './build/check-settings.ts';
import { groupScripts } from './build/group-scripts.ts';
import { buildTarget } from './build/list-too-new.ts';
import { shipStreets } from './build/ship-streets.ts';

const root = import.meta.dirname;
const entry = `${root}/src/entry.ts`;

/** Puts the site's own way to load scripts in place of Vite's. */
const patientImports: Plugin = {
  name: 'patient-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export * from ${JSON.stringify(`${root}/src/patient-import.ts`)}`
      : null,
};

export default defineConfig(({ command, mode }) => {
  if (command === 'build')
    checkSettings(mode, loadEnv(mode, root, 'VITE_'), readFileSync(`${root}/../firebase.json`, 'utf8'));
  return {
    root,
    plugins: [react({ jsxImportSource: '#jsx' }), patientImports, shipStreets(root)],
    build: { target: buildTarget, modulePreload: false, reportCompressedSize: false },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            input: { entry, main: `${root}/src/main.tsx` },
            // Which modules share a file of scripts: `build/group-scripts.ts`.
            output: { codeSplitting: { groups: groupScripts(dirname(root)) } },
          },
        },
      },
      ssr: {
        build: {
          // Beside the site, not in it: the functions take it along, and make the pages anew with it.
          outDir: 'renderer',
          copyPublicDir: false,
          rolldownOptions: {
            input: {
              'build-site': `${root}/build/prerender/build-site.ts`,
              'render-worker': `${root}/build/prerender/render-worker.ts`,
            },
            output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
          },
        },
        // The server that runs it has none of the site's packages.
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      },
    },
    builder: { buildApp: buildEverything },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
  };
});
