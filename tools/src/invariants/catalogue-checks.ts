import { isDeepStrictEqual } from 'node:util';
import {
  describeFullShop,
  mostOnSale,
  mostStored,
  tooManyStored,
} from '@kowhai/domain/catalogue/catalogue-limit';
import { hardware, listHardwarePublishProblems, type PlanName } from '@kowhai/domain/catalogue/hardware';
import { listPlanPublishProblems, plan } from '@kowhai/domain/catalogue/plan';
import { makePriceList } from '@kowhai/domain/catalogue/price-list';
import { listItemKeys } from '@kowhai/domain/search/search-keys';
import type { DataCheck, Stored } from './read-shop.ts';

export const catalogueChecks: readonly DataCheck[] = [
  {
    name: 'Everything published has what customers need',
    looksAt: 'each record',
    listViolations: (shop) => {
      const plans = shop.products.flatMap((stored) => {
        const { success, data } = plan.safeParse(stored);
        return success && data.isPublished ? [[`products/${data._id}`, listPlanPublishProblems(data)]] : [];
      });
      const items = shop.hardwares.flatMap((stored) => {
        const { success, data } = hardware.safeParse(stored);
        return success && data.isPublished
          ? [[`hardwares/${data._id}`, listHardwarePublishProblems(data)]]
          : [];
      });
      return [...plans, ...items].flatMap(([path, problems = {}]) => {
        const messages = Object.values(problems);
        return messages.length === 0 ? [] : [`${path} is published: ${messages.join(', ')}`];
      });
    },
  },
  {
    name: 'A plan and hardware can be found by their names',
    looksAt: 'each record',
    listViolations: ({ products, hardwares }) =>
      Object.entries({ products, hardwares }).flatMap(([collection, items]) =>
        items
          .filter(({ name }) => typeof name === 'string')
          .filter(
            ({ _id, name, searchKeys, worksWith, planIds }) =>
              JSON.stringify([searchKeys, planIds]) !==
              JSON.stringify([
                listItemKeys({ _id, name }),
                (worksWith as PlanName[] | undefined)?.map(({ _id }) => _id),
              ]),
          )
          .map(({ _id }) => `${collection}/${_id} isn’t stored with its own keys`),
      ),
  },
  {
    name: 'The price list says what is published, for how much, and what is sold out',
    looksAt: 'any part',
    listViolations: ({ priceList, products, hardwares }) => {
      const [listed] = priceList;
      const plans = products.flatMap((stored) => plan.safeParse(stored).data ?? []);
      const items = hardwares.flatMap((stored) => hardware.safeParse(stored).data ?? []);
      return isDeepStrictEqual(listed, makePriceList(plans, items))
        ? []
        : ['priceList/current differs from the catalogue: publish the pages to restore it'];
    },
  },
  {
    name: 'No more is on sale, or stored, than a shop sells',
    looksAt: 'any part',
    listViolations: ({ products, hardwares }) => {
      const kinds = [['plan', products] as const, ['hardware', hardwares] as const];
      const full = kinds.flatMap(([kind, items]) => {
        const count = items.filter(({ isPublished }) => isPublished).length;
        return count > mostOnSale(kind) ? [`${count} on sale: ${describeFullShop(kind)}`] : [];
      });
      const stored = products.length + hardwares.length;
      return stored > mostStored ? [...full, `${stored} stored: ${tooManyStored}`] : full;
    },
  },
  {
    name: 'Hardware works with plans by their present names',
    looksAt: 'any part',
    listViolations: ({ products, hardwares }) => {
      const names = new Map(products.map(({ _id, name }) => [_id, name]));
      return hardwares.flatMap(({ _id, worksWith = [] }) =>
        (worksWith as PlanName[])
          // A deleted plan keeps its last name.
          .filter((plan) => names.has(plan._id) && names.get(plan._id) !== plan.name)
          .map((plan) => `hardwares/${_id} calls ${names.get(plan._id)} "${plan.name}"`),
      );
    },
  },
  {
    name: 'Every file that’s published is there',
    looksAt: 'any part',
    listViolations: ({ products, hardwares, files }) => {
      // A draft may name what does not exist yet.
      const isPublished = (item: Stored) => item.isPublished;
      return listNamedFiles(products.filter(isPublished), hardwares.filter(isPublished))
        .filter(([, file]) => !files.has(file))
        .map(([path, file]) => `${path} names ${file}, which is not there`);
    },
  },
  {
    name: 'Every stored file is named, or about to be removed',
    looksAt: 'any part',
    listViolations: (shop) => {
      const wanted = new Set([
        ...listNamedFiles(shop.products, shop.hardwares).map(([, file]) => file),
        ...shop.uploads.flatMap(({ files = [] }) => files),
        ...shop.shippedFiles,
      ]);
      return [...shop.files].filter((file) => !wanted.has(file)).map((file) => `nothing names ${file}`);
    },
  },
];

function listNamedFiles(
  products: readonly Stored[],
  hardwares: readonly Stored[],
): [path: string, file: string][] {
  const documents = [
    ...products.map(({ _id, offerSummaryPath }) => [`products/${_id}`, offerSummaryPath] as const),
    ...hardwares.map(({ _id, factsheetPath }) => [`hardwares/${_id}`, factsheetPath] as const),
  ];
  const images = hardwares.flatMap(({ _id, imagePath }) =>
    ['-320.webp', '.webp', '-1280.webp'].map(
      (ending) => [`hardwares/${_id}`, imagePath?.replace(/\.webp$/, ending)] as const,
    ),
  );
  return [...documents, ...images].flatMap(([path, file]) => (file ? [[path, file]] : []));
}
