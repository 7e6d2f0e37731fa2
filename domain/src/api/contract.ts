/** Types the server's handlers and the browser's client. A literal path precedes the pattern that also matches it. */
import * as z from 'zod/mini';
import { browserError } from '#domain/browser-error.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { coverageEndpoints } from './coverage.ts';
import type { Endpoint } from './endpoint.ts';
import { mailEndpoints } from './mail.ts';
import { orderEndpoints } from './orders.ts';
import { profileEndpoints } from './profile.ts';
import { staffEndpoints } from './staff.ts';
import { userEndpoints } from './users.ts';

export const contract = {
  ...profileEndpoints,
  ...userEndpoints,
  ...catalogueEndpoints,
  ...coverageEndpoints,
  ...orderEndpoints,
  ...mailEndpoints,
  ...staffEndpoints,
  reportBrowserError: {
    method: 'POST',
    path: '/api/browser-errors',
    access: 'public',
    body: browserError,
    output: z.object({ status: z.literal('noted') }),
    status: 202,
  },
  getHealth: {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    output: z.object({ status: z.literal('ok') }),
  },
  getApiDescription: {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    output: z.record(z.string(), z.unknown()),
  },
} as const satisfies Record<string, Endpoint>;

export type Contract = typeof contract;
export type EndpointName = keyof Contract;
