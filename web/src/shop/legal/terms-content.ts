import { formatMoney } from '@kowhai/domain/money';
import { siteSettings } from '@kowhai/domain/site-settings';
import type { LegalDocument } from './legal-document.ts';

const { name, email, freephone, promises, postage } = siteSettings;

const postageSentence =
  postage.rule === 'over-threshold'
    ? `Postage within New Zealand is ${formatMoney(postage.amountCents)} on orders over ${formatMoney(postage.thresholdCents)} and nothing otherwise.`
    : `Postage within New Zealand is ${formatMoney(postage.amountCents)} on orders with hardware.`;

export const termsContent: LegalDocument = {
  title: 'Terms of an order request',
  lead: 'What you and we agree to when you send an order from this site. It is short, because the order itself is only a request.',
  updated: '15 January 2025',
  sections: [
    {
      id: 'request',
      title: 'An order is a request',
      paragraphs: [
        'When you press “Place order request” you ask us for the plans and hardware in your cart, at the address that you gave. You pay nothing on this site and give no card number.',
        `One of our team reviews the request within ${promises.reviewDays} and contacts you by phone or email. You and we have an agreement once both have confirmed it, and not before. Until then, either of us can let it go, without a reason and without cost.`,
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      paragraphs: [
        'Prices are in New Zealand dollars and include GST. Plans are priced per month; hardware and postage are paid once, and every order shows the two apart.',
        `The price that counts is the one on your order request. If a price changes while you are ordering, you see the old one and the new one, and nothing is sent until you agree. ${postageSentence}`,
      ],
    },
    {
      id: 'address',
      title: 'What your address can get',
      paragraphs: [
        'Speeds and times on this site are typical. When we review a request we check what your address can get and tell you. If it cannot get the plan, we suggest one that it can, or let the request go.',
        `Once approved, a standard connection takes ${promises.connectionDays}. Installing fibre typically takes ${promises.fibreInstall} on the day. Some homes need more work; we tell you before you agree to it.`,
      ],
    },
    {
      id: 'term',
      title: 'No fixed term',
      paragraphs: [
        'No plan ties you to a period. You can change your plan or leave by calling or emailing us. All plans have unlimited data.',
      ],
    },
    {
      id: 'hardware',
      title: 'Hardware',
      paragraphs: [
        'Sending a request sets the hardware aside for you. It is sent anywhere in New Zealand after the request is confirmed. Some items are ordered in advance; we tell you when they are due.',
        'The Consumer Guarantees Act 1993 and the Fair Trading Act 1986 apply to all that we supply to a household. Nothing here takes away from them.',
      ],
    },
    {
      id: 'you',
      title: 'What we ask of you',
      paragraphs: [
        'Give us details that are correct and your own, order for an address where you may have the service connected, and keep your password to yourself.',
      ],
    },
    {
      id: 'trouble',
      title: 'If something is wrong',
      paragraphs: [
        `Tell us first: email ${email} or call ${freephone}, and we will put it right where we can. If we cannot agree, you can take it to the Disputes Tribunal. New Zealand law applies to these terms.`,
        `${name} can change these terms for later orders. The ones that count for yours are those that stood here on the day you sent it.`,
      ],
    },
  ],
};
