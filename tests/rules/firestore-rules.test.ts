import { beforeAll, describe, expect, it } from 'vitest';
import { collectionNames } from '#functions/database/collections.ts';
import {
  countDocuments,
  flag,
  getDocument,
  integer,
  list,
  listDocuments,
  map,
  moment,
  type Outcome,
  putDocument,
  type Query,
  signedInAt,
  signedInEarlier,
  signUp,
  text,
  writeDocument,
} from '#tests/support/google/emulators.ts';
import { uniqueId } from '#tests/support/shop/shop.ts';

const hourMs = 3_600_000;
const anHourAgo = new Date(Date.now() - hourMs);
const inAnHour = new Date(Date.now() + hourMs);

type Role<Name = string> = readonly [
  person: Name,
  claims: { isAdmin?: unknown },
  revokedAt: Date | 'no moment' | null,
];
const roles = [
  ['customer', { isAdmin: false }, null],
  ['other customer', {}, null],
  ['admin', { isAdmin: true }, null],
  ['someone whose claim says "true"', { isAdmin: 'true' }, null],
  ['someone whose record alone says so', {}, null],
  ['admin who signed in over 12 hours ago', { isAdmin: true }, null],
  ['admin revoked after signing in', { isAdmin: true }, inAnHour],
  ['admin revoked without a moment', { isAdmin: true }, 'no moment'],
  ['admin signed in again since', { isAdmin: true }, anHourAgo],
  ['admin who left out their second factor', { isAdmin: true }, null],
  ['former admin whose claim is still there', { isAdmin: true }, anHourAgo],
  ['customer revoked after signing in', {}, inAnHour],
  ['customer signed in again since', {}, anHourAgo],
  ['customer who signed out', {}, null],
  ['customer who signed out elsewhere', {}, null],
] as const satisfies Role[];
type Person = 'stranger' | (typeof roles)[number][0];
// Each is filled in before the tests.
const people = { stranger: null } as Record<Person, Awaited<ReturnType<typeof signUp>> | null>;

const published = uniqueId('published');
const draft = uniqueId('draft');
const missing = uniqueId('missing');
const order = uniqueId('order');

beforeAll(async () => {
  for (const [person, claims, revokedAt] of roles as readonly Role<Person>[]) {
    const signedUp = await signUp(claims);
    const since = person.includes('12 hours ago') ? 12.1 * hourMs : 0;
    const caller = { ...signedUp, token: signedInEarlier(signedUp.token, since) };
    people[person] = caller;
    const isAdmin =
      !person.startsWith('former') && (Boolean(claims.isAdmin) || person.includes('record alone'));
    const secondFactorAt = person.includes('second factor') && { secondFactorAt: moment(anHourAgo) };
    await putDocument(`users/${caller.uid}`, { isAdmin: flag(isAdmin), ...secondFactorAt });
    if (revokedAt) {
      await putDocument(`revoked/${caller.uid}`, revokedAt === 'no moment' ? {} : { at: moment(revokedAt) });
    }
    await putDocument(`orders/${order}-of-${caller.uid}`, { user: map({ _id: text(caller.uid) }) });
  }
  for (const [person, laterBy] of [
    ['customer who signed out', 0],
    ['customer who signed out elsewhere', 1],
  ] as const) {
    const signedOut = list([integer(signedInAt(people[person]?.token ?? '') + laterBy)]);
    await putDocument(`revoked/${uidOf(person)}`, { at: moment(new Date(0)), signedOut });
  }
  for (const collection of ['products', 'hardwares']) {
    await putDocument(`${collection}/${published}`, { isPublished: flag(true) });
    await putDocument(`${collection}/${draft}`, { isPublished: flag(false) });
  }
});

const uidOf = (person: Person) => people[person]?.uid ?? 'nobody';
const orderOf = (person: Person) => `orders/${order}-of-${uidOf(person)}`;

describe.each(['products', 'hardwares'])('%s', (collection) => {
  it.each<[Person, string, Outcome]>([
    ['stranger', published, 'allowed'],
    ['stranger', draft, 'denied'],
    ['stranger', missing, 'denied'],
    ['customer', published, 'allowed'],
    ['customer', draft, 'denied'],
    ['customer', missing, 'denied'],
    ['someone whose claim says "true"', draft, 'denied'],
    ['someone whose record alone says so', draft, 'denied'],
    ['admin', published, 'allowed'],
    ['admin', draft, 'allowed'],
    ['admin', missing, 'allowed'],
    ['admin who signed in over 12 hours ago', published, 'allowed'],
    ['admin who signed in over 12 hours ago', draft, 'denied'],
    ['admin revoked after signing in', published, 'allowed'],
    ['admin revoked after signing in', draft, 'denied'],
    ['admin revoked without a moment', draft, 'denied'],
    ['admin signed in again since', draft, 'allowed'],
    ['admin who left out their second factor', draft, 'denied'],
    ['former admin whose claim is still there', draft, 'denied'],
  ])('one, asked for by a %s: %s is %s', async (person, id, outcome) => {
    expect(await getDocument(people[person], `${collection}/${id}`)).toBe(outcome);
  });

  it.each<[Person, string, Omit<Query, 'from'>, Outcome]>([
    ['stranger', 'the published ones', { where: ['isPublished', flag(true)] }, 'allowed'],
    ['stranger', 'the drafts', { where: ['isPublished', flag(false)] }, 'denied'],
    ['stranger', 'all', {}, 'denied'],
    ['stranger', 'the fibre ones', { where: ['category', text('fibre')] }, 'denied'],
    ['customer', 'the published ones', { where: ['isPublished', flag(true)] }, 'allowed'],
    ['customer', 'all', {}, 'denied'],
    ['someone whose claim says "true"', 'all', {}, 'denied'],
    ['someone whose record alone says so', 'all', {}, 'denied'],
    ['admin', 'all', {}, 'allowed'],
    ['admin', 'the drafts', { where: ['isPublished', flag(false)] }, 'allowed'],
    ['admin who signed in over 12 hours ago', 'all', {}, 'denied'],
    ['admin revoked after signing in', 'all', {}, 'denied'],
    ['admin revoked without a moment', 'all', {}, 'denied'],
    ['admin signed in again since', 'all', {}, 'allowed'],
    ['former admin whose claim is still there', 'all', {}, 'denied'],
  ])('a list, asked for by a %s: %s is %o %s', async (person, _which, query, outcome) => {
    expect(await listDocuments(people[person], { from: collection, ...query })).toBe(outcome);
  });

  it('hides drafts from a count as from a list', async () => {
    expect(await countDocuments(null, { from: collection })).toBe('denied');
    expect(await countDocuments(null, { from: collection, where: ['isPublished', flag(true)] })).toBe(
      'allowed',
    );
  });

  it('does not answer a query over all collections of that name', async () => {
    const query: Query = { from: collection, where: ['isPublished', flag(true)], allDescendants: true };
    expect(await listDocuments(people.customer, query)).toBe('denied');
  });

  it.each<Person>(['stranger', 'customer', 'admin'])('lets a %s write nothing', async (person) => {
    const caller = people[person];
    expect(await writeDocument(caller, 'create', `${collection}/${uniqueId('new')}`)).toBe('denied');
    expect(await writeDocument(caller, 'update', `${collection}/${published}`)).toBe('denied');
    expect(await writeDocument(caller, 'delete', `${collection}/${published}`)).toBe('denied');
  });
});

describe('orders', () => {
  it.each<[Person, Person, Outcome]>([
    ['customer', 'customer', 'allowed'],
    ['customer', 'other customer', 'denied'],
    ['stranger', 'customer', 'denied'],
    ['admin', 'customer', 'allowed'],
    ['admin who signed in over 12 hours ago', 'customer', 'denied'],
    ['someone whose claim says "true"', 'customer', 'denied'],
    ['someone whose record alone says so', 'customer', 'denied'],
    ['admin revoked after signing in', 'customer', 'denied'],
    ['admin revoked without a moment', 'customer', 'denied'],
    ['admin signed in again since', 'customer', 'allowed'],
    ['admin who left out their second factor', 'customer', 'denied'],
    ['admin who left out their second factor', 'admin who left out their second factor', 'allowed'],
    ['former admin whose claim is still there', 'customer', 'denied'],
    ['customer revoked after signing in', 'customer revoked after signing in', 'denied'],
    ['customer signed in again since', 'customer signed in again since', 'allowed'],
    ['customer who signed out', 'customer who signed out', 'denied'],
    ['customer who signed out elsewhere', 'customer who signed out elsewhere', 'allowed'],
  ])('one, asked for by a %s: that of a %s is %s', async (person, owner, outcome) => {
    expect(await getDocument(people[person], orderOf(owner))).toBe(outcome);
  });

  it('refuses a missing one as it refuses someone else’s', async () => {
    expect(await getDocument(people.customer, `orders/${missing}`)).toBe('denied');
  });

  it('tells an admin that one is missing', async () => {
    expect(await getDocument(people.admin, `orders/${missing}`)).toBe('allowed');
  });

  it.each<[Person, Person | 'everybody', number | undefined, Outcome]>([
    ['customer', 'customer', 50, 'allowed'],
    ['customer', 'customer', 1, 'allowed'],
    ['customer', 'customer', 51, 'denied'],
    ['customer', 'customer', undefined, 'denied'],
    ['customer', 'other customer', 50, 'denied'],
    ['customer', 'everybody', 50, 'denied'],
    ['stranger', 'customer', 50, 'denied'],
    ['stranger', 'everybody', 50, 'denied'],
    // Staff list through the API, which notes who reads in bulk.
    ['admin', 'everybody', undefined, 'denied'],
    ['admin', 'everybody', 50, 'denied'],
    ['admin', 'customer', 50, 'denied'],
    ['admin', 'admin', 50, 'allowed'],
    ['someone whose claim says "true"', 'everybody', 50, 'denied'],
    ['someone whose record alone says so', 'everybody', 50, 'denied'],
    ['admin revoked after signing in', 'everybody', 50, 'denied'],
    ['admin revoked without a moment', 'everybody', 50, 'denied'],
    ['customer revoked after signing in', 'customer revoked after signing in', 50, 'denied'],
    ['customer signed in again since', 'customer signed in again since', 50, 'allowed'],
    ['customer who signed out', 'customer who signed out', 50, 'denied'],
    ['customer who signed out elsewhere', 'customer who signed out elsewhere', 50, 'allowed'],
  ])('a list, asked for by a %s: those of %s, limit %s: %s', async (person, owner, limit, outcome) => {
    const query: Query = {
      from: 'orders',
      ...(owner !== 'everybody' && { where: ['user._id', text(uidOf(owner))] }),
      newestBy: 'createdAt',
      ...(limit && { limit }),
    };
    expect(await listDocuments(people[person], query)).toBe(outcome);
  });

  describe.each<Person>(['stranger', 'customer'])('asked for by a %s', (person) => {
    const ids = () => list([text(uidOf('customer')), text(uidOf('other customer'))]);
    const queries: [string, () => Omit<Query, 'from'>][] = [
      ['of any of two people', () => ({ where: ['user._id', ids(), 'IN'] })],
      ['of all but one', () => ({ where: ['user._id', text(uidOf('admin')), 'NOT_EQUAL'] })],
      ['of all but oneself', () => ({ where: ['user._id', text(uidOf(person)), 'NOT_EQUAL'] })],
      ['of someone else', () => ({ where: ['user._id', text(uidOf('other customer'))] })],
      ['of everybody', () => ({})],
      ['wherever they are', () => ({ where: ['user._id', text(uidOf(person))], allDescendants: true })],
    ];

    it.each(queries)('those %s are neither listed nor counted', async (_, makeQuery) => {
      const query = { from: 'orders', limit: 50, ...makeQuery() };
      expect(await listDocuments(people[person], query)).toBe('denied');
      expect(await countDocuments(people[person], query)).toBe('denied');
    });
  });

  it.each<Person>(['stranger', 'customer', 'admin'])('lets a %s write nothing', async (person) => {
    const caller = people[person];
    expect(await writeDocument(caller, 'create', `orders/${uniqueId('new')}`)).toBe('denied');
    expect(await writeDocument(caller, 'update', orderOf('customer'))).toBe('denied');
    expect(await writeDocument(caller, 'delete', orderOf('customer'))).toBe('denied');
  });
});

describe.each([
  ['coverage', 'coverage/2999', 'coverage/2998'],
  ['priceList', 'priceList/of-a-test', 'priceList/of-no-test'],
])('%s', (collection, there, nowhere) => {
  it.each<Person>(['stranger', 'customer', 'admin'])(
    'a %s reads one at a time, and writes none',
    async (who) => {
      const caller = people[who];
      await putDocument(there, { fibre: text('most') });
      for (const path of [there, nowhere]) expect(await getDocument(caller, path)).toBe('allowed');
      expect(await listDocuments(caller, { from: collection, limit: 1 })).toBe('allowed');
      expect(await listDocuments(caller, { from: collection, limit: 2 })).toBe('denied');
      expect(await listDocuments(caller, { from: collection })).toBe('denied');
      expect(await writeDocument(caller, 'create', nowhere)).toBe('denied');
      expect(await writeDocument(caller, 'update', there)).toBe('denied');
      expect(await writeDocument(caller, 'delete', there)).toBe('denied');
    },
  );
});

/** What people read themselves, each tested above. */
const open: readonly string[] = ['products', 'hardwares', 'orders', 'coverage', 'priceList'];

describe.each([...collectionNames.filter((name) => !open.includes(name)), 'something nobody thought of'])(
  '%s',
  (collection) => {
    it.each([
      ['stranger', null],
      ['customer', {}],
      ['admin', { isAdmin: true }],
    ])('is closed to a %s', async (_role, claims) => {
      // An account of its own, since a document under its key in `revoked` changes what else it may do.
      const caller = claims && (await signUp(claims));
      const uid = caller?.uid ?? 'any';
      const own = `${collection}/${uid}`;
      await putDocument(own, { isPublished: flag(true), user: map({ _id: text(uid) }) });
      expect(await getDocument(caller, own)).toBe('denied');
      expect(await listDocuments(caller, { from: collection, limit: 1 })).toBe('denied');
      expect(await writeDocument(caller, 'create', `${collection}/${uniqueId('new')}`)).toBe('denied');
      expect(await writeDocument(caller, 'update', own)).toBe('denied');
      expect(await writeDocument(caller, 'delete', own)).toBe('denied');
    });
  },
);

describe('a collection below an order', () => {
  it('is closed even to the owner and to admins', async () => {
    const path = `${orderOf('customer')}/notes/one`;
    await putDocument(path, { isPublished: flag(true) });
    expect(await getDocument(people.customer, path)).toBe('denied');
    expect(await getDocument(people.admin, path)).toBe('denied');
  });
});
