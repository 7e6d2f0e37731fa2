/** Who may import what. A name with a slash or a colon at its end is of all that begins with it. */
type Layer = readonly [files: string, may: readonly string[], because: string];

const domain = ['@kowhai/domain/', 'zod/mini'];
const services = ['#server/', '#firebase/', '#database/'];
const server = [...domain, 'node:', ...services];
const all = [...services, '#limits/', '#http/', '#mail/'];
const common = [...server, ...all, '#functions/audit/', '#functions/shared/'];
const resource = [...common, '@kowhai/documents/offer-summary'];
const chakra = ['@chakra-ui/react', 'framer-motion/', 'react', 'react-hook-form', 'react-router-dom'];
const screen = [
  ...chakra,
  '@tanstack/react-query',
  '@kowhai/domain/',
  '#shared/',
  '#ui/',
  '#data/',
  '#state/',
];
const frame = [...screen, '#app/layout/', '#app/offline/'];
const inUi = [
  '#ui/',
  '@chakra-ui/react/',
  '@emotion/',
  '@hookform/resolvers/',
  'react/',
  'react-dom',
  'zod/mini',
];
const noFirebase = ['firebase/', '@firebase/', 'firebase-admin/', 'firebase-functions/'];

/** The last line that a file is in decides: with a slash at its end, a folder and all that is in it. */
const layers: readonly Layer[] = [
  ['domain/src/', ['#domain/', 'zod/mini'], 'the domain is pure: no I/O, no framework'],

  ['functions/src/', resource, 'a resource knows no other, and no package of Firebase'],
  ['functions/src/orders/', [...resource, '#functions/orders/'], 'a resource knows no other'],
  ['functions/src/users/', [...common, '#functions/users/', '@zxcvbn-ts/'], 'a resource knows no other'],
  [
    'functions/src/uploads/',
    [...common, 'sharp', '@fastify/busboy', '@cantoo/pdf-lib'],
    'a resource knows no other',
  ],
  ['functions/src/http/', [...server, '#http/'], 'it serves every resource and knows none'],
  ['functions/src/limits/', server, 'it counts for every resource and knows none'],
  ['functions/src/shared/', server, 'it is what several resources write, and knows none'],
  ['functions/src/mail/', [...server, '#limits/', '#mail/', '#functions/shared/'], 'mails know no resource'],
  [
    'functions/src/mail/words/',
    ['@kowhai/domain/', '#mail/provider/outgoing-mail.ts'],
    'the words of a mail are pure',
  ],
  ['functions/src/mail/provider/', [...domain, 'node:', '@sendgrid/'], 'only delivery/ knows the provider'],
  [
    'functions/src/server/',
    [...domain, 'node:', 'firebase-functions/params', 'firebase-functions/logger'],
    'it is what any server has',
  ],
  [
    'functions/src/firebase/',
    [...domain, 'node:', '#server/', 'firebase-admin/'],
    'it puts Firebase into our words',
  ],
  [
    'functions/src/database/',
    [...server, 'firebase-admin/', '@google-cloud/'],
    'it puts Firestore into our words',
  ],
  ['functions/src', [...common, '#functions/'], 'the app joins the resources'],
  [
    'functions/src/index.ts',
    [...all, '#functions/', 'firebase-functions/'],
    'it hands the app to Cloud Functions',
  ],

  ['web/src/ui/', [...chakra, ...inUi], 'ui/ knows no business word'],
  ['web/src/state/', [...domain, '#state/', 'react', 'zustand/'], 'state/ talks to nobody and shows nothing'],
  [
    'web/src/data/',
    [...domain, '#data/', '#state/', 'react', '@tanstack/react-query', 'firebase/'],
    'data/ shows nothing',
  ],
  ['web/src/shared/', screen, 'it serves the shop and the desk and knows no page'],
  ['web/src/app/layout/', frame, 'what frames every page knows none'],
  ['web/src/app/offline/', frame, 'what frames every page knows none'],
  [
    'web/src/shop/',
    [...screen, '#shop/shared/', 'zod/mini', 'schema-dts'],
    'a feature of the shop knows no other',
  ],
  [
    'web/src/staff/',
    [...screen, '#staff/', 'zod/mini', 'read-excel-file/universal'],
    'the desk knows no page of the shop',
  ],
  [
    'web/src/staff/shared/',
    [...screen, '#staff/shared/', 'write-excel-file/browser'],
    'it knows no feature of the desk',
  ],
];

/** Where whatever is not named is open. */
const closed: readonly Layer[] = [
  [
    'web/src/',
    [...noFirebase, '@kowhai/functions/', 'node:'],
    'only data/ talks to Firebase, and nothing to the server',
  ],
  ['web/src/data/', [], ''],
  ['web/build/', noFirebase, 'pages are made from a catalogue that is given'],
];

const layerOf = (file: string, list: readonly Layer[]) =>
  list.findLast(
    ([of]) => of === file || of === file.replace(/\/[^/]+$/, '') || (of.endsWith('/') && file.startsWith(of)),
  );

const isAmong = (source: string, names: readonly string[]) =>
  names.some((name) => source === name.replace(/\/$/, '') || (/[/:]$/.test(name) && source.startsWith(name)));

/** @returns a line for each import that a file may not have; tests import what they test with */
export function listForbidden(file: string, code: string): string[] {
  if (/\.test\.|\/testing\//.test(file)) return [];
  const sources = [...code.matchAll(/(?:^import\b[^']*|\bimport\()'([^'\n]+)'/gm)].map(
    ([, source = '']) => source,
  );
  const [, may, because] = layerOf(file, layers) ?? [];
  const [, mayNot = [], whyNot] = layerOf(file, closed) ?? [];
  return sources
    .filter((source) => !source.startsWith('./'))
    .filter((source) => (may ? !isAmong(source, may) : isAmong(source, mayNot)))
    .map((source) => `${file} imports ${source}: ${because ?? whyNot}`);
}
