import { readFileSync, writeFileSync } from 'node:fs';
import { repositoryPath } from '#tools/command/repository.ts';
import { localHost, ports } from './addresses.ts';

interface Header {
  key: string;
  value: string;
}

/** The part of firebase.json that the local stack reads. */
export interface FirebaseConfig {
  hosting: {
    public: string;
    headers: { source: string; headers: Header[] }[];
    rewrites: { source: string; destination?: string; function?: { functionId: string; region: string } }[];
  };
  emulators: Record<string, { host?: string; port?: number }>;
}

const emulatorOrigins = {
  'connect-src': [ports.auth, ports.firestore, ports.storage].map((port) => `http://${localHost}:${port}`),
  'img-src': [`http://${localHost}:${ports.storage}`],
};

/** Reads the firebase.json that is deployed. */
export function readFirebaseConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(repositoryPath('firebase.json'), 'utf8'));
}

/** Adds the emulators to what a content security policy lets the page talk to and show. */
export function allowEmulators(policy: string): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  const widened = directives.map((directive) => {
    const name = directive.split(' ')[0];
    const origins = Object.entries(emulatorOrigins).find(([key]) => key === name)?.[1] ?? [];
    return [directive, ...origins].join(' ');
  });
  return widened.filter((directive) => directive !== '').join('; ');
}

/** The deployed configuration with the emulators let into its content security policy, and nothing else changed. */
export function toLocalConfig<T extends FirebaseConfig>(config: T): T {
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === 'Content-Security-Policy' ? { ...header, value: allowEmulators(header.value) } : header,
    ),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

/** Serves the versions of the site that the functions add to. */
export function servePublished<T extends FirebaseConfig>(config: T): T {
  return { ...config, hosting: { ...config.hosting, public: '.local/site/live' } };
}

/**
 * Writes the configuration of the local stack, so that the deployed one never names an emulator. It lies beside
 * firebase.json because firebase-tools takes paths from there.
 * @param other ports than the deployed configuration names
 * @param isPublishing whether the pages follow what staff publish
 * @returns its path
 */
export function writeLocalConfig(
  name: string,
  other: Record<string, { host?: string; port: number }> = {},
  isPublishing = false,
): string {
  const path = repositoryPath(`${name}.local.json`);
  const local = toLocalConfig(readFirebaseConfig());
  const { emulators, ...config } = isPublishing ? servePublished(local) : local;
  writeFileSync(path, `${JSON.stringify({ ...config, emulators: { ...emulators, ...other } }, null, 2)}\n`);
  return path;
}
