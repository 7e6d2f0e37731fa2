/** Who the provider is, what it promises and charges: the one place where that is written. */

/** How postage is decided: by the order's size as specified, or by whether anything is posted at all. */
export type PostageRule = 'over-threshold' | 'with-hardware';

export const siteSettings = {
  name: 'Kōwhai Broadband',
  postalAddress: 'PO Box 0000, Auckland 1140',
  freephone: '0800 000 000',
  freephoneHref: 'tel:0800000000',
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
    /** How long a speed below the plan’s may take to mend before the customer may leave at no cost. */
    repairDays: '10 business days',
    complaintDays: '10 business days',
  },
  /** When technicians come on a connection day, by the part of the day that was agreed on. */
  visitHours: {
    morning: { from: '8 am', to: 'noon' },
    afternoon: { from: 'noon', to: '5 pm' },
    day: { from: '8 am', to: '5 pm' },
  },
  /** What each kind of broadband typically reaches (specification section 1). What a plan reaches is the plan's own. */
  speeds: {
    fibre: { download: '1 Gbps', upload: '500 Mbps' },
    wireless: { download4G: '20-100 Mbps', download5G: '500 Mbps' },
    hyperfibre: { bothWays: '4000 Mbps' },
  },
  /** What is asked for beside the prices of the catalogue. */
  charges: { connectionCents: 0, leavingCents: 0 },
  /** What is done with traffic when the network is busy. */
  trafficManagement:
    'We don’t slow down, block or favour any kind of traffic, however much you use and whatever the time of day.',
  /** The dispute scheme that the provider has joined, such as Telecommunications Dispute Resolution; empty for none. */
  disputeScheme: '',
  /** When and how people pay. */
  billing:
    'When we confirm your order, we’ll agree how you’d like to pay. Your first bill comes once you’re connected.',
  postage: {
    rule: 'over-threshold' as PostageRule,
    amountCents: 999,
    /** An order must be above this, not at it, to be charged. It looks the wrong way round; it is as specified. */
    thresholdCents: 17_500,
    label: 'Standard Shipping (NZ-Wide)',
  },
} as const;
export type PostageSettings = {
  rule: PostageRule;
  amountCents: number;
  thresholdCents: number;
};
