/** Reads the stored cart. Loaded late, because of its schemas. */

import * as z from 'zod/mini';
import { serviceAddress } from '#domain/address/service-address.ts';
import { planName, stockCount } from '#domain/catalogue/hardware.ts';
import { planCategory } from '#domain/catalogue/plan.ts';
import { parseJson } from '#domain/parse-json.ts';
import { price } from '#domain/price-schema.ts';
import { imagePath } from '#domain/stored-file.ts';
import { id } from '#domain/text-schema.ts';
import { type Cart, emptyCart, limitQuantity } from './cart.ts';

const text = z.catch(z.string(), '');
const line = { _id: id, name: z.string().check(z.minLength(1)), category: planCategory, price };

const storedPlan = z.object({
  ...line,
  download: text,
  upload: text,
  dataCap: text,
  term: text,
  equipment: text,
});

const storedHardware = z.object({
  ...line,
  worksWith: z.catch(z.array(planName), []),
  shortDescription: text,
  imagePath: z.catch(imagePath, ''),
  imageAlt: text,
  countInStock: stockCount.check(z.gte(1)),
  qty: z.int().check(z.gte(1)),
});

/** Keeps every part that parses. Totals are never read, so they cannot be forged. */
export function parseStoredCart(json: string | null): Cart {
  const stored = parseJson(json ?? '');
  if (typeof stored !== 'object' || stored === null) return emptyCart;
  const {
    cartServices,
    cartHardwares,
    serviceAddress: address,
    modemNeeded,
  } = stored as Record<string, unknown>;
  const parsedAddress = z.safeParse(serviceAddress, address);
  return {
    plans: keepValid(cartServices, storedPlan).map((plan) => ({ ...plan, qty: 1 })),
    hardware: keepValid(cartHardwares, storedHardware).map((item) => ({
      ...item,
      qty: limitQuantity(item.qty, item.countInStock),
    })),
    serviceAddress: parsedAddress.success ? parsedAddress.data : null,
    modemNeeded: modemNeeded !== false,
  };
}

function keepValid<S extends z.ZodMiniType<{ _id: string }>>(list: unknown, schema: S): z.output<S>[] {
  if (!Array.isArray(list)) return [];
  const kept = new Map<string, z.output<S>>();
  for (const item of list) {
    const parsed = z.safeParse(schema, item);
    if (parsed.success && !kept.has(parsed.data._id)) kept.set(parsed.data._id, parsed.data);
  }
  return [...kept.values()];
}
