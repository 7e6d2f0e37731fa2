import { readFileSync, writeFileSync } from 'node:fs';
import { localHost, ports } from '#tools/command/addresses.ts';
import { repositoryPath } from '#tools/command/repository.ts';

export type FirebaseConfig = {
  hosting: {
    public: string;
    headers: { source: string; headers: { key: string; value: string }[] }[];
    rewrites: { source: string; destination?: string; function?: { functionId: string; region: string } }[];
  };
  emulators: Record<string, { host?: string; port?: number }>;
};

const originOf = (port: number) => `http://${localHost}:${port}`;
const emulatorOrigins: Record<string, string[]> = {
  'connect-src': [ports.auth, ports.firestore, ports.storage].map(originOf),
  'img-src': [originOf(ports.storage)],
};

export function readFirebaseConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(repositoryPath('firebase.json'), 'utf8'));
}

export function allowEmulators(policy: string): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  return directives
    .filter((directive) => directive !== '')
    .map((directive) => [directive, ...(emulatorOrigins[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}

/** The deployed configuration, with the emulators in its content security policy. */
export function toLocalConfig(config: FirebaseConfig): FirebaseConfig {
  const local = structuredClone(config);
  for (const header of local.hosting.headers.flatMap(({ headers }) => headers)) {
    if (header.key === 'Content-Security-Policy') header.value = allowEmulators(header.value);
  }
  return local;
}

/** Beside firebase.json, whose paths are relative to it. @param isPublishing serves what the functions publish */
export function writeLocalConfig(
  name: string,
  other: FirebaseConfig['emulators'] = {},
  isPublishing = false,
): string {
  const path = repositoryPath(`${name}.local.json`);
  const config = toLocalConfig(readFirebaseConfig());
  if (isPublishing) config.hosting.public = '.local/site/live';
  const emulators = { ...config.emulators, ...other };
  writeFileSync(path, `${JSON.stringify({ ...config, emulators }, null, 2)}\n`);
  return path;
}
