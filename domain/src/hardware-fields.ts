/** The fields of a piece of hardware, each described once, and where they are shown. */
import type { CatalogueField, FieldTable } from './catalogue-fields.ts';
import type { HardwareFields } from './hardware.ts';

const featureName = (n: number): CatalogueField => ({
  label: `Feature ${n}`,
  control: 'text',
  optional: true,
  group: `feature ${n}`,
});

const featureInfo = (n: number): CatalogueField => ({
  label: `About feature ${n}`,
  labelledBy: `hardwareFeatureName${n}`,
  control: 'text-area',
  rows: 2,
  optional: true,
  group: `feature ${n}`,
});

export const hardwareFieldTable: FieldTable<HardwareFields> = {
  name: { label: 'Name', control: 'text' },
  category: {
    label: 'Category',
    hint: 'It is offered with the plans of this category.',
    control: 'category',
  },
  price: { label: 'Price', hint: 'In dollars, including GST', control: 'price' },
  countInStock: { label: 'In stock', shortLabel: 'Stock', control: 'stock' },
  imagePath: { label: 'Image', labelledBy: 'imageAlt', control: 'image' },
  imageAlt: {
    label: 'What the image shows',
    hint: 'For those who cannot see it: what is in the picture',
    control: 'text',
    optional: true,
  },
  shortDescription: { label: 'Short description', control: 'text-area', rows: 2, optional: true },
  tagline: { label: 'Tagline', control: 'text', optional: true },
  hardwareFeatureName1: featureName(1),
  hardwareFeatureInfo1: featureInfo(1),
  hardwareFeatureName2: featureName(2),
  hardwareFeatureInfo2: featureInfo(2),
  hardwareFeatureName3: featureName(3),
  hardwareFeatureInfo3: featureInfo(3),
  hardwareFeatureName4: featureName(4),
  hardwareFeatureInfo4: featureInfo(4),
  introductionInfo: { label: 'Introduction', control: 'text-area', optional: true },
  moreInfo: { label: 'More info', control: 'text-area', optional: true },
  factsheetPath: { label: 'Factsheet', control: 'document' },
  isPublished: { label: 'Published', control: 'publish' },
};

/** Which fields each place shows, in its order. */
export const hardwareFieldsIn = {
  /** The figures of the list at the desk. */
  list: ['price', 'countInStock'],
  csv: ['name', 'category', 'price', 'countInStock'],
  info: [
    'category',
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
