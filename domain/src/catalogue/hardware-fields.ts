import { type CatalogueField, type FieldTable, makeBlank } from './catalogue-fields.ts';
import type { HardwareFields } from './hardware.ts';

const featureName = (n: number): CatalogueField => ({
  label: `Feature ${n}`,
  optional: true,
  group: 'Features',
});

const featureInfo = (n: number): CatalogueField => ({
  label: `About feature ${n}`,
  labelledBy: `hardwareFeatureName${n}`,
  kind: 'prose',
  optional: true,
  group: 'Features',
});

export const hardwareFieldTable: FieldTable<HardwareFields> = {
  name: { label: 'Name', group: 'Name and price' },
  category: {
    label: 'Category',
    hint: 'Customers see it with these plans.',
    kind: 'category',
    group: 'Name and price',
  },
  worksWith: {
    label: 'Works with',
    hint: 'Tick none for every plan in its category.',
    kind: 'plans',
    optional: true,
    group: 'Name and price',
  },
  isModem: {
    label: 'Modem, router or gateway',
    shortLabel: 'Modem',
    hint: 'It connects a home. Leave empty for what only extends Wi-Fi.',
    kind: 'yesOrNo',
    group: 'Name and price',
  },
  price: {
    label: 'Price',
    hint: 'In dollars, including GST',
    kind: 'price',
    group: 'Name and price',
  },
  countInStock: { label: 'In stock', shortLabel: 'Stock', kind: 'stock', group: 'Name and price' },
  imagePath: { label: 'Image', labelledBy: 'imageAlt', kind: 'image', group: 'Picture' },
  imageAlt: {
    label: 'What the image shows',
    hint: 'Describe the picture for people who can’t see it',
    optional: true,
    group: 'Picture',
  },
  shortDescription: {
    label: 'Short description',
    kind: 'prose',
    optional: true,
    group: 'Description',
  },
  tagline: { label: 'Tagline', optional: true, group: 'Description' },
  introductionInfo: { label: 'Introduction', kind: 'prose', optional: true, group: 'Description' },
  moreInfo: { label: 'More info', kind: 'prose', optional: true, group: 'Description' },
  hardwareFeatureName1: featureName(1),
  hardwareFeatureInfo1: featureInfo(1),
  hardwareFeatureName2: featureName(2),
  hardwareFeatureInfo2: featureInfo(2),
  hardwareFeatureName3: featureName(3),
  hardwareFeatureInfo3: featureInfo(3),
  hardwareFeatureName4: featureName(4),
  hardwareFeatureInfo4: featureInfo(4),
  factsheetPath: { label: 'Factsheet', kind: 'document', group: 'Document' },
  isPublished: { label: 'Published', kind: 'published' },
};

export const hardwareFieldsIn = {
  list: ['price', 'countInStock'],
  sheet: ['name', 'category', 'worksWith', 'isModem', 'price', 'countInStock'],
  info: [
    'category',
    'worksWith',
    'isModem',
    'price',
    'countInStock',
    'shortDescription',
    'tagline',
    'hardwareFeatureInfo1',
    'hardwareFeatureInfo2',
    'hardwareFeatureInfo3',
    'hardwareFeatureInfo4',
    'introductionInfo',
    'moreInfo',
    'imageAlt',
    'factsheetPath',
  ],
} as const satisfies Record<string, readonly (keyof HardwareFields)[]>;

/** A new draft: nothing that could be sold by accident. */
export const blankHardware = makeBlank(hardwareFieldTable);
