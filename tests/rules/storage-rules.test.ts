import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Caller,
  deleteFile,
  listFiles,
  type Outcome,
  putFile,
  readFile,
  signUp,
  uploadFile,
} from '#tests/support/google/emulators.ts';
import { uniqueId } from '#tests/support/shop/shop.ts';

const callers = { stranger: null as Caller, customer: null as Caller, admin: null as Caller };
type Person = keyof typeof callers;

const name = `${uniqueId('file')}.webp`;
const image = `images/${name}`;
const document = `documents/${name}`;

beforeAll(async () => {
  callers.customer = await signUp();
  callers.admin = await signUp({ isAdmin: true });
  for (const path of [image, document, `images/deep/${name}`, `private/${name}`, name]) await putFile(path);
});

describe.each<Person>(['stranger', 'customer', 'admin'])('for a %s', (person) => {
  it.each<[string, Outcome]>([
    [image, 'allowed'],
    [document, 'allowed'],
    [`images/deep/${name}`, 'denied'],
    [`private/${name}`, 'denied'],
    [name, 'denied'],
  ])('reading %s is %s', async (path, outcome) => {
    expect(await readFile(callers[person], path)).toBe(outcome);
  });

  it.each(['images/', 'documents/', 'private/', ''])('listing "%s" is denied', async (prefix) => {
    expect(await listFiles(callers[person], prefix)).toBe('denied');
  });

  it.each(['images/', 'documents/', 'private/', ''])('writing to "%s" is denied', async (folder) => {
    expect(await uploadFile(callers[person], `${folder}${uniqueId('new')}.webp`)).toBe('denied');
  });

  it.each([image, document, name])('replacing and deleting %s is denied', async (path) => {
    expect(await uploadFile(callers[person], path)).toBe('denied');
    expect(await deleteFile(callers[person], path)).toBe('denied');
  });
});
