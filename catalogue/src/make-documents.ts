/**
 * Makes the offer summary of every shipped plan and the factsheet of every shipped hardware item, in the folder
 * that seeding copies to Storage: `npx node catalogue/src/make-documents.ts`. Run it after changing the catalogue.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderFactsheet } from '@kowhai/documents/factsheet';
import { renderOfferSummary } from '@kowhai/documents/offer-summary';
import sharp from 'sharp';
import { artwork } from './artwork.ts';
import { shippedHardware } from './hardware.ts';
import { CATALOGUE_DATE, shippedPlans } from './plans.ts';

const storage = (name: string) => fileURLToPath(new URL(`../storage/${name}`, import.meta.url));
const updatedAt = CATALOGUE_DATE;

await mkdir(storage('documents'), { recursive: true });
for (const plan of shippedPlans) {
  await writeFile(storage(plan.offerSummaryPath), await renderOfferSummary({ ...plan, updatedAt }));
}
for (const item of shippedHardware) {
  const drawing = await readFile(artwork(`hardware/${item._id}.svg`));
  const picture = await sharp(drawing, { density: 144 })
    .resize({ width: 960 })
    // The drawings have no ground; paper is always light.
    .flatten({ background: '#f5f0e4' })
    .jpeg({ quality: 88 })
    .toBuffer();
  await writeFile(storage(item.factsheetPath), await renderFactsheet({ ...item, updatedAt }, picture));
}
