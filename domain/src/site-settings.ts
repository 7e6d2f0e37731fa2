/** Postage by the order's sum, as specified, or by whether anything is posted. */
export type PostageRule = 'over-threshold' | 'with-hardware';

export const siteSettings = {
  name: 'Kōwhai Broadband',
  postalAddress: 'PO Box 0000, Auckland 1140',
  freephone: '0800 000 000',
  freephoneHref: 'tel:0800000000',
  freephoneHours: 'Monday to Friday, 8 am to 6 pm',
  email: 'hello@kowhai.example',
  social: [
    { name: 'Facebook', href: 'https://facebook.kowhai.example' },
    { name: 'Instagram', href: 'https://instagram.kowhai.example' },
  ],
  promises: {
    reviewDays: '1-2 business days',
    connectionDays: '1-3 business days',
    enquiryHours: 24,
    fibreInstall: '2-4 hours',
    /** A slower speed must be mended within this time, or the customer may leave at no cost. */
    repairDays: '10 business days',
    complaintDays: '10 business days',
  },
  /** When technicians come, by the agreed part of the day. */
  visitHours: {
    morning: { from: '8 am', to: 'noon' },
    afternoon: { from: 'noon', to: '5 pm' },
    day: { from: '8 am', to: '5 pm' },
  },
  /** Typical speeds of each category (specification section 1). */
  speeds: {
    fibre: { download: '1 Gbps', upload: '500 Mbps' },
    wireless: { download4G: '20-100 Mbps', download5G: '500 Mbps' },
    hyperfibre: { bothWays: '4000 Mbps' },
  },
  charges: { connectionCents: 0, leavingCents: 0 },
  trafficManagement:
    'We don’t slow down, block or favour any kind of traffic, however much you use and whatever the time of day.',
  /** Such as Telecommunications Dispute Resolution; empty for none. */
  disputeScheme: '',
  billing:
    'When we confirm your order, we’ll agree how you’d like to pay. Your first bill comes once you’re connected.',
  postage: {
    rule: 'over-threshold' as PostageRule,
    amountCents: 999,
    /** Charged above this amount, not at it. It looks the wrong way round, and is as specified. */
    thresholdCents: 17_500,
    label: 'Standard Shipping (NZ-Wide)',
  },
} as const;
export type PostageSettings = {
  rule: PostageRule;
  amountCents: number;
  thresholdCents: number;
};
