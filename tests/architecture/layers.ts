/** Who may import what, as examples: a file of each folder, with sources that are open to it and sources that are not. */
export type Layer = { file: string; may: readonly string[]; mayNot: readonly string[] };

const serverSide = [
  'firebase-admin/firestore',
  'firebase-functions/https',
  '@kowhai/functions/app',
  'node:fs',
];
const upwards = ['../cart.ts', '../../domain/src/cart.ts'];

export const layers: readonly Layer[] = [
  {
    file: 'domain/src/fixture.ts',
    may: ['./money.ts', '#domain/money.ts', 'zod/mini'],
    mayNot: [...upwards, ...serverSide, 'zod', 'zod/v4', 'react', 'firebase/app', '@kowhai/web/main'],
  },
  {
    file: 'domain/src/api/fixture.ts',
    may: ['./endpoint.ts', '#domain/order.ts', 'zod/mini'],
    mayNot: ['../order.ts', 'zod', 'react-router-dom', 'node:crypto'],
  },
  {
    file: 'functions/src/orders/fixture.ts',
    may: [
      './price-order.ts',
      '#firebase/collections.ts',
      '#mail/outbox.ts',
      '#functions/handler.ts',
      '@kowhai/domain/pricing',
      'zod/mini',
      'node:crypto',
    ],
    mayNot: [
      ...upwards,
      '#functions/users/register-user.ts',
      'firebase-admin/firestore',
      'firebase-functions/https',
      'firebase-functions/params',
      '@google-cloud/firestore',
      '@sendgrid/mail',
      '@kowhai/web/paths',
      'sharp',
      'react',
      'zod',
    ],
  },
  {
    file: 'functions/src/uploads/fixture.ts',
    may: ['./check-pdf.ts', '#firebase/storage.ts', '#functions/handler.ts', 'sharp'],
    mayNot: [
      '../orders/place-order.ts',
      '#functions/orders/place-order.ts',
      'firebase-admin/storage',
      '@google-cloud/storage',
    ],
  },
  {
    file: 'functions/src/mail/fixture.ts',
    may: ['./outbox.ts', '#firebase/params.ts', '@kowhai/domain/order', '@sendgrid/mail'],
    mayNot: [
      '../orders/place-order.ts',
      '#functions/orders/place-order.ts',
      'firebase-admin',
      'firebase-functions/tasks',
    ],
  },
  {
    file: 'functions/src/firebase/fixture.ts',
    may: [
      './app.ts',
      'firebase-admin/auth',
      '@google-cloud/firestore',
      'firebase-functions/params',
      '@kowhai/domain/user',
    ],
    mayNot: [
      '../app.ts',
      '#functions/app.ts',
      '#mail/outbox.ts',
      'firebase-functions/https',
      '@sendgrid/mail',
    ],
  },
  {
    file: 'functions/src/app.ts',
    may: [
      './reply.ts',
      '#functions/orders/place-order.ts',
      '#firebase/auth.ts',
      '@kowhai/domain/api/contract',
    ],
    mayNot: ['firebase-admin/auth', 'firebase-functions/https', '@kowhai/web/paths', '@sendgrid/mail'],
  },
  {
    file: 'functions/src/index.ts',
    may: ['./app.ts', '#mail/deliver-mail.ts', 'firebase-functions/https', 'firebase-functions/scheduler'],
    mayNot: ['firebase-admin/app', '@sendgrid/mail', '@kowhai/domain/order'],
  },
  {
    file: 'web/src/routes.tsx',
    may: ['./paths.ts', '#features/cart/cart-page.tsx', '#layout/header.tsx', 'react', '@kowhai/domain/cart'],
    mayNot: ['../cart.ts', ...serverSide, 'firebase/app', '@firebase/auth', 'zod'],
  },
  {
    file: 'web/src/ui/fixture.tsx',
    may: ['./button.tsx', '#ui/button.tsx', 'react', '@chakra-ui/react', 'react-hook-form', 'framer-motion'],
    mayNot: [
      '../paths.ts',
      '#web/paths.ts',
      '#components/plan-card.tsx',
      '#data/queries.ts',
      '#state/cart.ts',
      '@kowhai/domain/plan',
      '@tanstack/react-query',
      'zustand',
      'firebase/auth',
      'node:fs',
    ],
  },
  {
    file: 'web/src/state/fixture.ts',
    may: ['./storage.ts', '#state/storage.ts', 'zustand', '@kowhai/domain/cart', 'react'],
    mayNot: [
      '#data/api-client.ts',
      '#ui/toast-region.tsx',
      '#features/cart/cart-page.tsx',
      'firebase/auth',
      '@chakra-ui/react',
    ],
  },
  {
    file: 'web/src/data/fixture.ts',
    may: [
      './failure.ts',
      '#state/session.ts',
      'firebase/firestore/lite',
      '@tanstack/react-query',
      '@kowhai/domain/order',
    ],
    mayNot: [
      '#ui/button.tsx',
      '#features/cart/cart-page.tsx',
      '#layout/header.tsx',
      '@chakra-ui/react',
      ...serverSide,
    ],
  },
  {
    file: 'web/src/components/fixture.tsx',
    may: [
      './price.tsx',
      '#ui/button.tsx',
      '#data/queries.ts',
      '#state/cart.ts',
      '#web/paths.ts',
      '@kowhai/domain/plan',
    ],
    mayNot: [
      '#features/cart/cart-page.tsx',
      '#layout/header.tsx',
      '#prerender/page.tsx',
      'firebase/auth',
      ...serverSide,
    ],
  },
  {
    file: 'web/src/layout/fixture.tsx',
    may: [
      './header.tsx',
      '#components/status-badge.tsx',
      '#ui/button.tsx',
      '#state/session.ts',
      '#web/paths.ts',
    ],
    mayNot: ['#features/cart/cart-page.tsx', '#prerender/page.tsx', 'firebase/auth', ...serverSide],
  },
  {
    file: 'web/src/features/cart/fixture.tsx',
    may: [
      './cart-line.tsx',
      '#components/order-totals.tsx',
      '#ui/button.tsx',
      '#data/queries.ts',
      '#state/cart.ts',
      '#layout/use-page-title.ts',
      '#web/paths.ts',
      '@kowhai/domain/cart',
      'react',
      '@tanstack/react-query',
    ],
    mayNot: [
      '../checkout/details-page.tsx',
      '#features/checkout/details-page.tsx',
      '#layout/header.tsx',
      '#prerender/page.tsx',
      'firebase/firestore/lite',
      '@firebase/auth',
      'zustand',
      ...serverSide,
    ],
  },
  {
    file: 'web/src/features/admin/orders/fixture.tsx',
    may: ['./order-row.tsx', '#features/admin/list-page.tsx', '#ui/button.tsx', '#data/queries.ts'],
    mayNot: ['../list-page.tsx', '#features/cart/cart-page.tsx', '#layout/header.tsx', 'firebase/auth'],
  },
  {
    file: 'web/src/prerender/fixture.tsx',
    may: ['./render-page.tsx', '#features/home/home-page.tsx', 'react-dom/server', 'node:fs'],
    mayNot: ['../routes.tsx', 'firebase/app', 'firebase-admin/app', '@firebase/app'],
  },
  {
    file: 'tools/src/fixture.ts',
    may: ['./seed.ts', '#tools/seed.ts', 'node:fs', 'firebase-admin/firestore'],
    mayNot: ['../seed.ts', '../../catalogue/src/plans.ts', 'zod'],
  },
  {
    file: 'web/src/features/cart/fixture.test.tsx',
    may: [
      './cart-page.tsx',
      '#components/order-totals.tsx',
      'vitest',
      '@testing-library/react',
      '@kowhai/domain/cart',
    ],
    mayNot: ['../checkout/details-page.tsx', 'zod'],
  },
  {
    file: 'web/src/ui/render-kit.tsx',
    may: ['./style-provider.tsx', '@testing-library/react', 'vitest'],
    mayNot: ['../app.tsx', 'zod'],
  },
];
