import { describePostage } from '@kowhai/domain/cart/pricing';
import { listComplaintSteps, speedRight } from '@kowhai/domain/catalogue/fair-terms';
import { formatMoney } from '@kowhai/domain/money';
import { siteSettings } from '@kowhai/domain/site-settings';
import type { LegalDocument } from './legal-page.tsx';

const { name, promises } = siteSettings;
const postage = describePostage();
const amount = formatMoney(siteSettings.postage.amountCents);

export const termsContent: LegalDocument = {
  title: 'Terms of an order request',
  lead: 'What you and we agree to when you send an order from this site. It’s short, because the order is only a request.',
  updated: '26 November 2026',
  sections: [
    {
      id: 'request',
      title: 'An order is a request',
      paragraphs: [
        'When you press “Place Order”, you ask us for the plans and hardware in your cart, at the address you gave. You don’t pay or give a card number on this site.',
        `One of our team will review your request within ${promises.reviewDays} and contact you by phone or email. You and we have an agreement once we’ve both confirmed it, and not before. Until then, either of us can call it off, without giving a reason and at no cost.`,
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      paragraphs: [
        'Prices are in New Zealand dollars and include GST. Plans are priced per month. You pay for hardware and postage once, and every order shows the two separately.',
        `The price that counts is the one on your order request. If a price changes while you’re ordering, you’ll see the old one and the new one, and nothing is sent until you agree. Postage within New Zealand is ${amount} (${postage.rule.toLowerCase()}).`,
      ],
    },
    {
      id: 'address',
      title: 'What your address can get',
      paragraphs: [
        'Speeds and times on this site are typical. When we review your request, we’ll check what your address can get and tell you. If it can’t get the plan, we’ll suggest one that it can, or call the request off.',
        `Once approved, a standard connection takes ${promises.connectionDays}. Installing fibre typically takes ${promises.fibreInstall} on the day. Some homes need more work: we’ll tell you before you agree to it.`,
      ],
    },
    {
      id: 'term',
      title: 'No fixed term',
      paragraphs: [
        'No plan locks you in for a set time. You can change your plan or leave by calling or emailing us. All plans have unlimited data.',
      ],
    },
    {
      id: 'speeds',
      title: 'Slower than promised',
      paragraphs: [
        'Each plan says what it can do at most, and also what most customers get when everyone is online, with who measured it.',
        speedRight,
      ],
    },
    {
      id: 'hardware',
      title: 'Hardware',
      paragraphs: [
        'When you send a request, we set the hardware aside for you. We’ll send it anywhere in New Zealand once the request is confirmed. Some items are ordered in advance: we’ll tell you when they’re due.',
        'The Consumer Guarantees Act 1993 and the Fair Trading Act 1986 apply to everything we supply to a household. Nothing here takes away from them.',
      ],
    },
    {
      id: 'you',
      title: 'What we ask of you',
      paragraphs: [
        'Give us correct details that are your own, order for an address where you’re allowed to have the service connected, and keep your password to yourself.',
      ],
    },
    {
      id: 'trouble',
      title: 'If something is wrong',
      paragraphs: ['New Zealand law applies to these terms. A complaint costs nothing and goes in steps:'],
      steps: listComplaintSteps(),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      paragraphs: [
        `${name} can change these terms for later orders. The ones that count for yours are those on this page the day you sent it.`,
      ],
    },
  ],
};
