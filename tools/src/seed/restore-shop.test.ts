import { expect, it } from 'vitest';
import { emulatorEnvironment } from '#tools/command/addresses.ts';
import { requireEmulators } from './restore-shop.ts';

it('the local stack’s own environment may be seeded', () => {
  expect(() => requireEmulators({ ...emulatorEnvironment })).not.toThrow();
});

it.each(['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'])(
  'without %s, which would mean a real project, nothing is seeded',
  (name) => {
    expect(() => requireEmulators({ ...emulatorEnvironment, [name]: undefined })).toThrow(
      `${name} isn’t set. The seed only writes to emulators.`,
    );
  },
);

it.each(['firestore.googleapis.com:443', '10.0.0.5:8080', '127.0.0.1.example.org:8080', 'localhost'])(
  'a Firestore at %s is refused',
  (host) => {
    expect(() => requireEmulators({ ...emulatorEnvironment, FIRESTORE_EMULATOR_HOST: host })).toThrow(
      'The seed only writes to emulators on this machine',
    );
  },
);
