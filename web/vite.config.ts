import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { buildEverything } from './vite/build-everything.ts';
import { checkSettings } from './vite/check-settings.ts';

const root = import.meta.dirname;

export default defineConfig(({ command, mode }) => {
  if (command === 'build') checkSettings(mode, loadEnv(mode, root, 'VITE_'));
  return {
    root,
    plugins: [react()],
    build: { target: 'es2022', modulePreload: { polyfill: false }, reportCompressedSize: false },
    environments: {
      client: { build: { outDir: 'dist', rollupOptions: { input: `${root}/src/main.tsx` } } },
      ssr: {
        build: {
          outDir: 'node_modules/.vite-prerender',
          copyPublicDir: false,
          minify: false,
          rollupOptions: { input: { 'build-site': `${root}/src/prerender/build-site.ts` } },
        },
      },
    },
    builder: { buildApp: buildEverything },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
  };
});
