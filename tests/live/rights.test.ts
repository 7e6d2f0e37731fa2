import { globSync, readFileSync } from 'node:fs';
import { repositoryPath } from '@kowhai/tools/command/repository';
import { budgetRights, neededRights } from '@kowhai/tools/go-live/check-project';
import { expect, it } from 'vitest';

/** Every permission that Google's own CLI asks projects for. */
const askedByCli = globSync('lib/{commands,deploy}/**/*.js', {
  cwd: repositoryPath('node_modules/firebase-tools'),
})
  .map((file) => readFileSync(repositoryPath('node_modules/firebase-tools', file), 'utf8'))
  .join();

/** And those that it has no need of, by the page that lists them: https://docs.cloud.google.com/iam/docs/roles-permissions/… */
const listed: Record<string, readonly string[]> = {
  apikeys: ['apikeys.keys.create'],
  logging: ['logging.logMetrics.create'],
  monitoring: ['monitoring.alertPolicies.create'],
  // With the role that the command names: https://docs.cloud.google.com/billing/docs/how-to/budget-api-access-control
  billing: ['billing.budgets.create', 'billing.budgets.list', 'billing.budgets.update'],
};

it.each([...neededRights, ...budgetRights])('%s is a permission by Google’s own lists', (right) => {
  const [service = ''] = right.split('.');
  const isKnown = askedByCli.includes(`"${right}"`) || listed[service]?.includes(right);
  expect(isKnown).toBe(true);
});
