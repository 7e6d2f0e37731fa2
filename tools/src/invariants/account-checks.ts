import type { DataCheck, Shop } from './read-shop.ts';

export const accountChecks: readonly DataCheck[] = [
  {
    name: 'Each record has its account, with the same rights',
    looksAt: 'any part',
    listViolations: (shop) => {
      const accounts = new Map(shop.accounts.map((account) => [account.uid, account]));
      return listSettled(shop).flatMap(({ _id, isAdmin = false, isDisabled = false }) => {
        const account = accounts.get(_id);
        if (!account) return [`users/${_id} has no account`];
        const problems: string[] = [];
        if (account.isAdmin !== isAdmin)
          problems.push(`users/${_id}: admin is ${isAdmin}, and in its claim ${account.isAdmin}`);
        if (account.isDisabled !== isDisabled)
          problems.push(`users/${_id}: disabled is ${isDisabled}, and for Firebase ${account.isDisabled}`);
        return problems;
      });
    },
  },
  {
    name: 'Nobody is an admin without a record that says so',
    looksAt: 'everything',
    listViolations: (shop) => {
      const records = new Set(shop.users.map(({ _id }) => _id));
      const unsettled = new Set(shop.pendingAuthSyncs.map(({ _id }) => _id));
      return shop.accounts
        .filter(({ uid, isAdmin }) => isAdmin && !records.has(uid) && !unsettled.has(uid))
        .map(({ uid }) => `The account ${uid} is an admin and has no record`);
    },
  },
  {
    name: 'The shop has an admin',
    looksAt: 'everything',
    listViolations: ({ users, accounts }) => {
      const able = new Set(accounts.filter((account) => !account.isDisabled).map(({ uid }) => uid));
      const hasAdmin = users.some(({ _id, isAdmin }) => isAdmin === true && able.has(_id));
      return hasAdmin || users.length === 0 ? [] : ['No admin can sign in'];
    },
  },
  {
    name: 'A closed account has no record',
    looksAt: 'any part',
    listViolations: ({ users, revoked }) => {
      const closed = new Set(revoked.filter(({ at }) => at === undefined).map(({ _id }) => _id));
      return users.filter(({ _id }) => closed.has(_id)).map(({ _id }) => `users/${_id} was closed`);
    },
  },
];

/** Without accounts that the sweep is about to sync. */
function listSettled({ users, pendingAuthSyncs }: Shop) {
  const unsettled = new Set(pendingAuthSyncs.map(({ _id }) => _id));
  return users.filter(({ _id }) => !unsettled.has(_id));
}
