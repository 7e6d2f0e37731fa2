/** What staff do with hardware. */
import * as z from 'zod/mini';
import { hardwareChange, itemUse } from '#domain/catalogue-change.ts';
import { hardware } from '#domain/hardware.ts';
import type { Endpoint } from './endpoint.ts';

export const staffHardwareEndpoints = {
  /** A draft that holds nothing yet. */
  createHardware: {
    method: 'POST',
    path: '/api/hardwares',
    access: 'admin',
    output: hardware,
    status: 201,
    changes: ['Hardware'],
  },
  /** A draft with the same content, nothing in stock, under a name that says so. */
  duplicateHardware: {
    method: 'POST',
    path: '/api/hardwares/{id}/duplicate',
    access: 'admin',
    output: hardware,
    status: 201,
    changes: ['Hardware'],
  },
  updateHardware: {
    method: 'PUT',
    path: '/api/hardwares/{id}',
    access: 'admin',
    body: hardwareChange,
    output: hardware,
    changes: ['Hardware'],
  },
  /** What deleting would touch. */
  getHardwareUse: {
    method: 'GET',
    path: '/api/hardwares/{id}/use',
    access: 'admin',
    output: itemUse,
  },
  deleteHardware: {
    method: 'DELETE',
    path: '/api/hardwares/{id}',
    access: 'admin',
    output: z.object({ message: z.string() }),
    changes: ['Hardware'],
  },
} as const satisfies Record<string, Endpoint>;
