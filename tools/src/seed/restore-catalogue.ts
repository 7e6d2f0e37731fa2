import { shippedCoverage } from '@kowhai/catalogue/coverage';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import {
  type CatalogueName,
  readShipped,
  restoreCollection,
  restoreItems,
  type Shipped,
} from './restore-items.ts';
import { writePriceList } from './write-records.ts';

export async function restoreCatalogue(app: App): Promise<{ plans: number; hardware: number }> {
  const [restored] = await Promise.all([
    restoreItems(app),
    restoreCollection(app, 'coverage', shippedCoverage),
  ]);
  return restored;
}

export async function fillCatalogue(app: App): Promise<{ plans: number; hardware: number }> {
  const { plans, items } = readShipped();
  const fill = async (name: CatalogueName, records: readonly Shipped[]) => {
    const { empty } = await getFirestore(app).collection(name).limit(1).get();
    if (empty) await restoreCollection(app, name, records);
    return empty ? records.length : 0;
  };
  await fill('coverage', shippedCoverage);
  const filled = { plans: await fill('products', plans), hardware: await fill('hardwares', items) };
  if (filled.plans + filled.hardware > 0) await writePriceList(app);
  return filled;
}
