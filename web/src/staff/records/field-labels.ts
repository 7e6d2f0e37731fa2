/** What the fields of records are called on the staff's screens: on forms, in conflicts and in the audit. */
const labels: Record<string, string> = {
  name: 'Name',
  category: 'Category',
  download: 'Download speed',
  upload: 'Upload speed',
  dataCap: 'Data cap',
  term: 'Term',
  equipment: 'Equipment',
  price: 'Price',
  description: 'Description',
  productOverview: 'Overview',
  feature1: 'Feature 1',
  feature2: 'Feature 2',
  feature3: 'Feature 3',
  modemReqs: 'What the modem needs',
  offerSummaryPath: 'Offer summary',
  offerSummaryMonth: 'Month of the offer summary',
  isPublished: 'Published',
  imagePath: 'Image',
  imageAlt: 'What the image shows',
  factsheetPath: 'Factsheet',
  factsheetMonth: 'Month of the factsheet',
  shortDescription: 'Short description',
  introductionInfo: 'Introduction',
  moreInfo: 'More info',
  tagline: 'Tagline',
  countInStock: 'In stock',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  phone: 'Phone',
  address: 'Address',
  isAdmin: 'Admin',
  isDisabled: 'Disabled',
  isAnswered: 'Answered',
  isProcessing: 'Processing',
  isCompleted: 'Completed',
  hardwareFeatureName: 'Feature',
  hardwareFeatureInfo: 'About feature',
};

export function labelOf(field: string): string {
  const [, stem = '', number = ''] = /^(hardwareFeature\w+?)(\d)$/.exec(field) ?? [];
  return stem ? `${labels[stem]} ${number}` : (labels[field] ?? field);
}

/** A field's value as people read it. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
