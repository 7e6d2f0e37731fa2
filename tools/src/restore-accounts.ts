/** npm run restore-accounts -- --project <id> --file accounts.jsonl.gz: with passwords; newer accounts stay. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { type Google, openGoogle } from '#tools/go-live/google.ts';
import { chooseProject, findCredentials } from '#tools/go-live/open-live.ts';
import { signInConfig } from '#tools/go-live/prepare-project.ts';

const accountsPerCall = 1000;

/** Fields that Google accepts; the others it writes itself. No backup has the secret of a second factor. */
const fields = [
  ...['localId', 'email', 'emailVerified', 'passwordHash', 'salt', 'displayName', 'phoneNumber', 'photoUrl'],
  ...['customAttributes', 'disabled', 'createdAt', 'lastLoginAt', 'validSince', 'providerUserInfo'],
];

export async function restoreAccounts(google: Google, project: string, file: string): Promise<number> {
  const users = gunzipSync(readFileSync(file))
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => Object.entries(JSON.parse(line)).filter(([name]) => fields.includes(name)))
    .map((entries) => Object.fromEntries(entries));
  type Config = { signIn?: { hashConfig?: Record<string, unknown> } };
  const config = await google.find<Config>(signInConfig(project));
  const { algorithm: hashAlgorithm = 'SCRYPT', ...hash } = config?.signIn?.hashConfig ?? {};
  for (let from = 0; from < users.length; from += accountsPerCall) {
    const { error = [] } = await google.send<{ error?: { index: number; message: string }[] }>(
      'POST',
      `identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchCreate`,
      { users: users.slice(from, from + accountsPerCall), allowOverwrite: true, hashAlgorithm, ...hash },
    );
    const [first] = error;
    if (first) {
      throw new CommandError(
        `Google refused ${error.length} accounts, the first being line ${from + first.index + 1} (${first.message}). The others are back.`,
      );
    }
  }
  return users.length;
}

if (import.meta.main) {
  await runCommand(async () => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { project: text, file: text } });
    if (!values.file) throw new CommandError('Say which copy: --file accounts.jsonl.gz.');
    const project = chooseProject(values.project);
    const google = openGoogle({ project, auth: await findCredentials() });
    console.log(`${await restoreAccounts(google, project, values.file)} accounts are as in the copy.`);
    return 0;
  });
}
