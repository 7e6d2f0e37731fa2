/** The fields of a plan, and where each is shown. */
import type { FieldTable } from './catalogue-fields.ts';
import type { PlanFields } from './plan.ts';

export const planFieldTable: FieldTable<PlanFields> = {
  name: { label: 'Name', group: 'Name and price' },
  category: {
    label: 'Category',
    hint: 'Customers see it with these plans.',
    kind: 'category',
    group: 'Name and price',
  },
  price: {
    label: 'Price',
    shopLabel: 'Price per month',
    unit: 'per month',
    hint: 'In dollars, including GST',
    kind: 'price',
    group: 'Name and price',
  },
  highlight: {
    label: 'Label',
    hint: 'Shown beside the name, such as Most homes. Use it on one plan in a category.',
    optional: true,
    group: 'Name and price',
  },
  download: {
    label: 'Download speed',
    shortLabel: 'Download',
    hint: 'Such as 900 Mbps',
    group: 'Offer',
  },
  upload: {
    label: 'Upload speed',
    shortLabel: 'Upload',
    hint: 'Such as 500 Mbps',
    group: 'Offer',
  },
  typicalDownload: {
    label: 'Download at busy times',
    hint: 'Measured over a cable, in the evening',
    optional: true,
    group: 'Offer',
  },
  typicalUpload: {
    label: 'Upload at busy times',
    hint: 'Measured the same way',
    optional: true,
    group: 'Offer',
  },
  speedSource: {
    label: 'Source of these speeds',
    hint: 'Who measured them, and when. Customers see it.',
    optional: true,
    group: 'Offer',
  },
  dataCap: {
    label: 'Data cap',
    hint: 'Such as Unlimited',
    group: 'Offer',
  },
  term: {
    label: 'Term',
    hint: 'Such as No fixed term',
    group: 'Offer',
  },
  equipment: { label: 'Equipment', group: 'Offer' },
  modemReqs: {
    label: 'Modem requirements',
    offerLabel: 'Router or modem',
    kind: 'prose',
    optional: true,
    group: 'Offer',
  },
  description: {
    label: 'Description',
    hint: 'One or two sentences, for the plan’s card and search engines',
    kind: 'prose',
    optional: true,
    group: 'Description',
  },
  productOverview: { label: 'Overview', kind: 'prose', optional: true, group: 'Description' },
  feature1: { label: 'Feature 1', optional: true, group: 'Description' },
  feature2: { label: 'Feature 2', optional: true, group: 'Description' },
  feature3: { label: 'Feature 3', optional: true, group: 'Description' },
  offerSummaryPath: {
    label: 'Offer summary',
    hint: 'Made when you publish and kept up to date, unless you upload your own.',
    kind: 'document',
    group: 'Document',
  },
  isPublished: { label: 'Published', kind: 'published' },
};

/** What each place shows, in its order. */
export const planFieldsIn = {
  list: ['price', 'download', 'upload'],
  csv: ['name', 'category', 'price', 'download', 'upload', 'dataCap', 'term', 'equipment', 'highlight'],
  info: [
    'category',
    'price',
    'download',
    'upload',
    'typicalDownload',
    'typicalUpload',
    'speedSource',
    'dataCap',
    'term',
    'equipment',
    'description',
    'productOverview',
    'feature1',
    'feature2',
    'feature3',
    'modemReqs',
    'highlight',
    'offerSummaryPath',
  ],
  /** Large on a card. */
  speeds: ['download', 'upload'],
  card: ['dataCap', 'equipment', 'term'],
  comparison: [
    'price',
    'download',
    'upload',
    'typicalDownload',
    'typicalUpload',
    'speedSource',
    'dataCap',
    'term',
    'equipment',
  ],
  /** Above the order's address form. */
  order: ['term', 'dataCap', 'download', 'upload', 'typicalDownload', 'typicalUpload'],
  /** The offer on the plan's page, and in two parts in the PDF. */
  offer: [
    'download',
    'upload',
    'typicalDownload',
    'typicalUpload',
    'speedSource',
    'dataCap',
    'term',
    'equipment',
  ],
  offerStrip: ['download', 'upload', 'dataCap', 'term'],
  offerNeeds: ['equipment', 'modemReqs'],
  performance: ['typicalDownload', 'typicalUpload', 'speedSource'],
} as const satisfies Record<string, readonly (keyof PlanFields)[]>;
