/** The linter's rules of our own, and those of Biome whose place is ours: code that breaks one, and where it is in order. */
export type Habit = {
  /** Its name; a rule of our own goes by what it says. */
  rule: string;
  code: string;
  /** Files in which the code is refused. */
  refusedIn: readonly string[];
  /** Files in which it is not this rule's business. */
  fineIn?: readonly string[];
};

const anyCode = [
  'domain/src/x.ts',
  'functions/src/orders/x.ts',
  'web/src/ui/x.ts',
  'tools/src/x.ts',
  'tests/load/x.ts',
];
const production = ['domain/src/x.ts', 'functions/src/orders/x.ts', 'web/src/shop/cart/x.tsx'];

export const habits: readonly Habit[] = [
  {
    rule: 'lint/style/noDefaultExport',
    code: 'export default 1;',
    refusedIn: anyCode,
    fineIn: ['vitest.config.ts', 'web/vite.config.ts'],
  },
  {
    rule: 'lint/correctness/noUndeclaredDependencies',
    code: "import { a } from 'left-pad';\nexport const b = a;",
    refusedIn: production,
    fineIn: ['web/src/shop/cart/x.test.tsx'],
  },
  {
    rule: 'lint/style/noRestrictedImports',
    code: "import { Badge } from '@chakra-ui/react';\nexport const mark = Badge;",
    refusedIn: ['web/src/staff/orders/x.tsx', 'web/src/shop/cart/x.tsx'],
  },
  {
    rule: 'lint/style/noRestrictedImports',
    code: "import { Button } from '@chakra-ui/react';\nexport const press = Button;",
    refusedIn: [],
    fineIn: ['web/src/staff/orders/x.tsx'],
  },
  {
    rule: 'lint/suspicious/noConsole',
    code: "console.error('lost');\nexport const a = 1;",
    refusedIn: production,
    fineIn: ['tools/src/x.ts', 'tests/load/x.ts'],
  },
  {
    rule: 'lint/style/noProcessEnv',
    code: 'export const a = process.env.SECRET;',
    refusedIn: production,
    fineIn: ['functions/src/server/x.ts', 'tools/src/x.ts'],
  },
  {
    rule: 'Use readUpTo or listSorted: a list that is cut says whether there is more.',
    code: 'export const cut = (plans: { limit(most: number): object }) => plans.limit(200);',
    refusedIn: ['functions/src/orders/x.ts'],
    fineIn: ['functions/src/database/read-up-to.ts'],
  },
  {
    rule: 'Use readUpTo or listSorted: a list that is cut says whether there is more.',
    code: 'export const first = (plans: { limit(most: number): object }) => plans.limit(1);',
    refusedIn: [],
    fineIn: ['functions/src/orders/x.ts'],
  },
  {
    rule: 'lint/correctness/noComponentHookFactories',
    code: 'export function Outer() {\n  const Inner = () => <p />;\n  return <Inner />;\n}',
    refusedIn: ['web/src/ui/x.tsx'],
    fineIn: ['web/src/ui/x.test.tsx'],
  },
  {
    rule: "import * as z from 'zod/mini'",
    code: "import { string } from 'zod/mini';\nexport const a = string();",
    refusedIn: anyCode,
  },
  {
    rule: "import * as z from 'zod/mini'",
    code: "import * as z from 'zod/mini';\nexport const a = z.string();",
    refusedIn: [],
    fineIn: anyCode,
  },
  {
    rule: 'Call normalizeText',
    code: "export const plain = (text: string) => text.normalize('NFC');",
    refusedIn: production,
    fineIn: ['domain/src/text.ts', 'domain/src/x.test.ts'],
  },
  ...['Date.now()', 'new Date()', 'new Date', 'Math.random()'].map((read) => ({
    rule: 'no clock and no dice',
    code: `export const a = ${read};`,
    refusedIn: ['domain/src/x.ts', 'domain/src/api/x.ts'],
    fineIn: ['functions/src/orders/x.ts'],
  })),
  ...['order.isProcessing', 'order.isCompleted', '!order.isCompleted'].map((look) => ({
    rule: 'the two flags are read by',
    code: `declare const order: { isProcessing: boolean; isCompleted: boolean };\nexport const a = ${look};`,
    refusedIn: ['domain/src/orders/order.ts', 'functions/src/orders/x.ts', 'web/src/staff/orders/x.tsx'],
    fineIn: ['domain/src/orders/order-status.ts'],
  })),
  ...['status', 'order.status'].map((on) => ({
    rule: 'Name each status',
    code: `switch (${on}) {\n  case 'submitted':\n    break;\n  default:\n    break;\n}`,
    refusedIn: ['domain/src/orders/x.ts', 'functions/src/mail/x.ts', 'web/src/staff/orders/x.tsx'],
    fineIn: [],
  })),
  ...[
    "status === 'submitted'",
    "orders.where('status', '==', 'processing')",
    "paths.adminOrders({ status: 'completed' })",
    "take('cancelled')",
  ].map((look) => ({
    rule: 'Ask what the status counts as',
    code: `export const a = ${look};`,
    refusedIn: ['domain/src/orders/x.ts', 'functions/src/orders/x.ts', 'web/src/staff/orders/x.tsx'],
    fineIn: ['domain/src/orders/order-status.ts', 'domain/src/orders/x.test.ts', 'tools/src/x.ts'],
  })),
  {
    rule: 'Ask what the status counts as',
    code: "switch (status) {\n  case 'submitted':\n    break;\n}",
    refusedIn: [],
    fineIn: ['domain/src/orders/x.ts'],
  },
  {
    rule: 'Name each status',
    code: "switch (job.kind) {\n  case 'welcome':\n    break;\n  default:\n    break;\n}",
    refusedIn: [],
    fineIn: ['domain/src/orders/x.ts'],
  },
  ...['new Date()', 'new Date', 'new Date(Date.now()).getFullYear()'].map((read) => ({
    rule: 'Tell days by serverNow',
    code: `export const a = ${read};`,
    refusedIn: ['web/src/shop/cart/x.tsx', 'web/src/app/offline/x.ts'],
    fineIn: [
      'functions/src/orders/x.ts',
      'web/src/data/client/server-clock.ts',
      'web/src/shop/cart/x.test.tsx',
    ],
  })),
  ...[
    "export const isSent = (event: KeyboardEvent) => event.key === 'Enter';",
    'export const field = <input onKeyDown={({ key, currentTarget }) => key && currentTarget.blur()} />;',
  ].map((code) => ({
    rule: 'Read keys by readKey',
    code,
    refusedIn: ['web/src/staff/orders/x.tsx', 'web/src/ui/fields/x.tsx'],
    fineIn: ['web/src/ui/fields/x.test.tsx'],
  })),
  {
    rule: 'Read keys by readKey',
    code: 'export const field = <input onKeyDown={(event) => readKey(event)} />;',
    refusedIn: [],
    fineIn: ['web/src/staff/orders/x.tsx'],
  },
  {
    rule: 'no clock and no dice',
    code: "export const a = new Date('2025-01-31T00:00:00Z');",
    refusedIn: [],
    fineIn: ['domain/src/x.ts'],
  },
];
