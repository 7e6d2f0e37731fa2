import { documentMonthAt } from '@kowhai/domain/catalogue/document-month';
import type { Plan } from '@kowhai/domain/catalogue/plan';

/** A plan as it is shipped: the seed adds the time, from `CATALOGUE_DATE`. */
export type ShippedPlan = Omit<Plan, 'updatedAt'>;

/**
 * When the shipped catalogue was last changed: noon on 15 January 2025 in Auckland. It is a constant so that
 * seeding twice gives the same records, and the offer summaries and factsheets carry its month.
 */
export const CATALOGUE_DATE = '2025-01-14T23:00:00.000Z';

/** The month that every shipped document names. */
export const CATALOGUE_MONTH = documentMonthAt(CATALOGUE_DATE);

const NO_TERM = 'No fixed term';
const UNLIMITED = 'Unlimited';

// What a router needs is the same on every fibre plan of a speed class, so it is worded once.
const FIBRE_MODEM =
  'A Wi-Fi router with a gigabit WAN port that supports IPoE (DHCP) with VLAN 10. It plugs into the fibre box (ONT) on your wall. Most routers sold in New Zealand since 2018 will work, and our Tūī Router 6 arrives already set up.';
const HYPERFIBRE_MODEM =
  'A router with a 10 Gbps WAN port that supports IPoE (DHCP) with VLAN 10. A gigabit router works, but it holds you back to 1000 Mbps. The Tōtara Gateway 10 and Kea Mesh 7 are both made for it.';

/** The plans the shop opens with, in the order the plan lists show them. */
export const shippedPlans: readonly ShippedPlan[] = [
  {
    _id: 'fibre-starter',
    name: 'Fibre Starter',
    category: 'fibre',
    download: '100 Mbps',
    upload: '20 Mbps',
    dataCap: UNLIMITED,
    term: NO_TERM,
    equipment: 'Bring your own router, or buy one from us',
    price: 64.99,
    description: 'Steady fibre for one or two people: email, calls and a movie in the evening.',
    productOverview:
      'Fibre Starter is real fibre to the house at our lowest price. Typical speeds of 100 Mbps down and 20 Mbps up are enough for one high-definition stream while someone else is on a video call. There’s no data cap to watch, and moving up a plan later takes one call.',
    feature1: 'Typical speeds of 100 Mbps down and 20 Mbps up',
    feature2: 'Unlimited data, with no slow-down at busy times of the month',
    feature3: 'No fixed term: stay because it works',
    modemReqs: FIBRE_MODEM,
    highlight: '',
    offerSummaryPath: 'documents/offer-summary-fibre-starter.pdf',
    offerSummaryMonth: CATALOGUE_MONTH,
    isPublished: true,
  },
  {
    _id: 'fibre-everyday',
    name: 'Fibre Everyday',
    category: 'fibre',
    download: '300 Mbps',
    upload: '100 Mbps',
    dataCap: UNLIMITED,
    term: NO_TERM,
    equipment: 'Bring your own router, or buy one from us',
    price: 79.99,
    description: 'The plan most homes want: quick enough for everyone under one roof.',
    productOverview:
      'Fibre Everyday suits a household of three or four. Typical speeds of 300 Mbps down and 100 Mbps up carry several streams, homework, cloud backups and a day of video meetings at once. If your home already has a fibre box, we can usually connect it without a visit.',
    feature1: 'Typical speeds of 300 Mbps down and 100 Mbps up',
    feature2: 'Several 4K streams and video calls side by side',
    feature3: 'Connected within 1-3 business days of approval where fibre is already in place',
    modemReqs: FIBRE_MODEM,
    highlight: 'Most homes',
    offerSummaryPath: 'documents/offer-summary-fibre-everyday.pdf',
    offerSummaryMonth: CATALOGUE_MONTH,
    isPublished: true,
  },
  {
    _id: 'fibre-whanau',
    name: 'Fibre Whānau',
    category: 'fibre',
    download: '500 Mbps',
    upload: '100 Mbps',
    dataCap: UNLIMITED,
    term: NO_TERM,
    equipment: 'Bring your own router, or buy one from us',
    price: 88.99,
    description: 'For full houses, where five screens at once is an ordinary Tuesday.',
    productOverview:
      'Fibre Whānau gives a busy household room to move. Typical speeds of 500 Mbps down and 100 Mbps up mean game downloads finish while the kettle boils and nobody has to ask who’s using the internet. Pair it with Tūī Mesh 6 to carry that speed to the far bedrooms.',
    feature1: 'Typical speeds of 500 Mbps down and 100 Mbps up',
    feature2: 'Headroom for consoles, cameras and a house full of visitors',
    feature3: 'NZ-based support by phone and email',
    modemReqs: FIBRE_MODEM,
    highlight: '',
    offerSummaryPath: 'documents/offer-summary-fibre-whanau.pdf',
    offerSummaryMonth: CATALOGUE_MONTH,
    isPublished: true,
  },
  {
    _id: 'fibre-studio',
    name: 'Fibre Studio',
    category: 'fibre',
    download: '500 Mbps',
    upload: '500 Mbps',
    dataCap: UNLIMITED,
    term: NO_TERM,
    equipment: 'Bring your own router, or buy one from us',
    price: 94.99,
    description: 'As fast up as it is down, for people who upload as much as they download.',
    productOverview:
      'Fibre Studio is for serious work from home. With typical speeds of 500 Mbps in both directions, a gigabyte of photos or drawings is away in under half a minute, and a live stream leaves plenty for the rest of the house.',
    feature1: 'Typical speeds of 500 Mbps both down and up',
    feature2: 'Large uploads, live streams and off-site backups without the wait',
    feature3: 'Low, even delay on calls and remote desktops',
    modemReqs: FIBRE_MODEM,
    highlight: '',
    offerSummaryPath: 'documents/offer-summary-fibre-studio.pdf',
    offerSummaryMonth: CATALOGUE_MONTH,
    isPublished: true,
  },
  {
    _id: 'fibre-max',
    name: 'Fibre Max',
    category: 'fibre',
    download: '1000 Mbps',
    upload: '500 Mbps',
    dataCap: UNLIMITED,
    term: NO_TERM,
    equipment: 'Bring your own router, or buy one from us',
    price: 104.99,
    description: 'Everything a standard fibre line can do: typically up to 1 Gbps down.',
    productOverview:
      'Fibre Max opens the standard fibre line all the way: typical speeds of up to 1 Gbps down and 500 Mbps up. A 50 GB game arrives in about seven minutes over a cable. Wi-Fi is usually the slower part, so a wired desk or a good mesh gets the most from it.',
    feature1: 'Typical speeds of up to 1 Gbps down and 500 Mbps up',
    feature2: 'Ready for wired desks, media servers and several gamers',
    feature3: 'Installation, where needed, typically takes 2-4 hours',
    modemReqs: FIBRE_MODEM,
    highlight: '',
    offerSummaryPath: 'documents/offer-summary-fibre-max.pdf',
    offerSummaryMonth: CATALOGUE_MONTH,
    isPublished: true,
  },
  {
    _id: 'hyperfibre-2000',
    name: 'Hyperfibre 2000',
    category: 'hyperfibre',
    download: '2000 Mbps',
    upload: '2000 Mbps',
    dataCap: UNLIMITED,
    term: NO_TERM,
    equipment: 'Needs a 10 Gbps router: bring your own, or buy one from us',
    price: 139.99,
    description: 'Twice our fastest fibre down, four times up, and the same speed both ways.',
    productOverview:
      'Hyperfibre 2000 runs on the same glass as fibre with newer light at each end. Typical speeds are 2000 Mbps down and 2000 Mbps up, so a home studio, a house of gamers and a nightly backup never have to queue. Our installer swaps the fibre box for a Hyperfibre one.',
    feature1: 'Typical symmetrical speeds of 2000 Mbps',
    feature2: 'A Hyperfibre box with a 10 Gbps port, fitted by our installer',
    feature3: 'Unlimited data in both directions',
    modemReqs: HYPERFIBRE_MODEM,
    highlight: 'Most Hyperfibre homes',
    offerSummaryPath: 'documents/offer-summary-hyperfibre-2000.pdf',
    offerSummaryMonth: CATALOGUE_MONTH,
    isPublished: true,
  },
  {
    _id: 'hyperfibre-4000',
    name: 'Hyperfibre 4000',
    category: 'hyperfibre',
    download: '4000 Mbps',
    upload: '4000 Mbps',
    dataCap: UNLIMITED,
    term: NO_TERM,
    equipment: 'Needs a 10 Gbps router: bring your own, or buy one from us',
    price: 169.99,
    description: 'The quickest line we connect to a home: typically up to 4000 Mbps each way.',
    productOverview:
      'Hyperfibre 4000 is for film, music, research and anyone who moves very large files. Typical speeds reach 4000 Mbps in both directions, shared by every device in the house. To see it on one machine you need a 10 Gbps network card; to feel it across a household you only need to move in.',
    feature1: 'Typical symmetrical speeds of up to 4000 Mbps',
    feature2: 'A terabyte to off-site storage in well under an hour',
    feature3: 'Our technicians check your in-home cabling before the visit',
    modemReqs: HYPERFIBRE_MODEM,
    highlight: '',
    offerSummaryPath: 'documents/offer-summary-hyperfibre-4000.pdf',
    offerSummaryMonth: CATALOGUE_MONTH,
    isPublished: true,
  },
  {
    _id: 'wireless-everyday',
    name: 'Wireless Everyday',
    category: 'wireless',
    download: '20-50 Mbps',
    upload: '5-10 Mbps',
    dataCap: UNLIMITED,
    term: NO_TERM,
    equipment: 'Bring your own 4G modem, or buy one from us',
    price: 64.99,
    description: 'Broadband over the mobile network: no cable, no drilling, no waiting for a visit.',
    productOverview:
      'Wireless Everyday reaches your home over 4G. Typical speeds are 20-50 Mbps down and 5-10 Mbps up, depending on the tower and the hills between. Put the modem on a window sill, switch it on and you’re online. It suits renters, baches with power and streets that fibre hasn’t reached.',
    feature1: 'Typical speeds of 20-50 Mbps down on 4G',
    feature2: 'Plug in and go, with no installer and no landlord’s permission',
    feature3: 'Take it with you when you move, once we’ve checked the new address',
    modemReqs:
      'A 4G modem (category 6 or better) that takes a nano SIM, unlocked for New Zealand networks. We’ll post you the SIM. The Kererū 4G Modem comes with it already in.',
    highlight: '',
    offerSummaryPath: 'documents/offer-summary-wireless-everyday.pdf',
    offerSummaryMonth: CATALOGUE_MONTH,
    isPublished: true,
  },
  {
    _id: 'wireless-plus',
    name: 'Wireless Plus',
    category: 'wireless',
    download: '20-100 Mbps',
    upload: '10-20 Mbps',
    dataCap: UNLIMITED,
    term: NO_TERM,
    equipment: 'Bring your own 4G modem, or buy one from us',
    price: 74.99,
    description: 'The full speed of the 4G network, for homes beyond the fibre.',
    productOverview:
      'Wireless Plus lifts the limit on the 4G line. Typical speeds are 20-100 Mbps down and 10-20 Mbps up, enough for a family’s streaming and a day’s video calls. In valleys and behind hills, the Rātā Outdoor Antenna often doubles what an indoor modem can hear.',
    feature1: 'Typical speeds of 20-100 Mbps down on 4G',
    feature2: 'Works with an outdoor antenna where the signal is thin',
    feature3: 'Unlimited data, in town or in the country',
    modemReqs:
      'A 4G modem (category 12 or better) that takes a nano SIM, unlocked for New Zealand networks. External antenna sockets help in rural areas. We’ll post you the SIM.',
    highlight: 'Most homes',
    offerSummaryPath: 'documents/offer-summary-wireless-plus.pdf',
    offerSummaryMonth: CATALOGUE_MONTH,
    isPublished: true,
  },
  {
    _id: 'wireless-5g',
    name: 'Wireless 5G',
    category: 'wireless',
    download: 'Up to 500 Mbps',
    upload: '20-50 Mbps',
    dataCap: UNLIMITED,
    term: NO_TERM,
    equipment: 'Bring your own 5G modem, or buy one from us',
    price: 84.99,
    description: 'Close to fibre speed through the air, where 5G has arrived.',
    productOverview:
      'Wireless 5G brings typical speeds of up to 500 Mbps down and 20-50 Mbps up to addresses inside the 5G area. Our team checks the tower nearest you before confirming the order, so you know what to expect. If 5G is out of reach, we’ll tell you, and suggest the plan that will work.',
    feature1: 'Typical speeds of up to 500 Mbps down on 5G',
    feature2: 'Drops back to 4G on its own, so a tower upgrade never leaves you offline',
    feature3: 'We confirm coverage at your address before we send anything',
    modemReqs:
      'A 5G modem for bands n1, n28 and n78 that takes a nano SIM, unlocked for New Zealand networks. The Kārearea 5G Gateway covers all of them. We’ll post you the SIM.',
    highlight: '',
    offerSummaryPath: 'documents/offer-summary-wireless-5g.pdf',
    offerSummaryMonth: CATALOGUE_MONTH,
    isPublished: true,
  },
];
