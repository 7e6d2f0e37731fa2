/** Every other rule of the linter that the shop leans on: code that breaks it, and where the same code is in order. */
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
const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => `export const n${n} = ${n};`).join('\n');

export const habits: readonly Habit[] = [
  { rule: 'lint/suspicious/noExplicitAny', code: 'export const a: any = 1;', refusedIn: anyCode },
  {
    rule: 'lint/style/noNonNullAssertion',
    code: 'export const first = (list: string[]) => list[0]!.length;',
    refusedIn: anyCode,
  },
  {
    rule: 'lint/style/noDefaultExport',
    code: 'export default 1;',
    refusedIn: anyCode,
    fineIn: ['vitest.config.ts', 'web/vite.config.ts'],
  },
  {
    rule: 'lint/style/useConsistentTypeDefinitions',
    code: 'export interface Hen {\n  eggs: number;\n}',
    refusedIn: anyCode,
  },
  {
    rule: 'lint/style/useConsistentTestIt',
    code: "import { test } from 'vitest';\n\ntest('lays', () => {});",
    refusedIn: ['domain/src/x.test.ts', 'tests/data/x.test.ts'],
  },
  {
    rule: 'lint/performance/noBarrelFile',
    code: "export { a } from './a.ts';",
    refusedIn: ['web/src/ui/x.ts'],
  },
  { rule: 'lint/performance/noReExportAll', code: "export * from './a.ts';", refusedIn: anyCode },
  {
    rule: 'lint/correctness/noUndeclaredDependencies',
    code: "import { a } from 'left-pad';\nexport const b = a;",
    refusedIn: production,
    fineIn: ['web/src/shop/cart/x.test.tsx'],
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
    rule: 'lint/style/useFilenamingConvention',
    code: 'export const a = 1;',
    refusedIn: [
      'web/src/ui/PlanCard.tsx',
      'functions/src/orders/placeOrder.ts',
      'domain/src/order_status.ts',
    ],
    fineIn: ['web/src/ui/plan-card.test.tsx', 'tools/src/process-guard.mjs'],
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
  { rule: 'lint/style/noExcessiveLinesPerFile', code: lines(301), refusedIn: anyCode },
  { rule: 'lint/style/noExcessiveLinesPerFile', code: lines(300), refusedIn: [], fineIn: anyCode },
  {
    rule: 'lint/suspicious/noSkippedTests',
    code: "import { it } from 'vitest';\nit.skip('later', () => {});",
    refusedIn: ['domain/src/x.test.ts', 'tests/rules/x.test.ts'],
  },
  {
    rule: 'lint/suspicious/noFocusedTests',
    code: "import { it } from 'vitest';\nit.only('mine', () => {});",
    refusedIn: ['domain/src/x.test.ts', 'tests/rules/x.test.ts'],
  },
  {
    rule: 'lint/correctness/noUnusedImports',
    code: "import { a } from './a.ts';\nexport const b = 1;",
    refusedIn: anyCode,
  },
  {
    rule: 'lint/correctness/noComponentHookFactories',
    code: 'export function Outer() {\n  const Inner = () => <p />;\n  return <Inner />;\n}',
    refusedIn: ['web/src/ui/x.tsx'],
    fineIn: ['web/src/ui/x.test.tsx'],
  },
  {
    rule: 'lint/style/useNodejsImportProtocol',
    code: "import { readFileSync } from 'fs';\nexport const a = readFileSync;",
    refusedIn: ['tools/src/x.ts'],
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
  {
    rule: 'no clock and no dice',
    code: "export const a = new Date('2025-01-31T00:00:00Z');",
    refusedIn: [],
    fineIn: ['domain/src/x.ts'],
  },
];
