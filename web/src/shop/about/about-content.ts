import { siteSettings } from '@kowhai/domain/site-settings';

const { name, promises } = siteSettings;

export const aboutIntro = {
  headline: 'Broadband from people you can talk to',
  lead: `${name} connects New Zealand homes by fibre, Hyperfibre and wireless. We keep the range small, the prices whole and the answers straight.`,
} as const;

/** Promises that a customer can check us against. */
export const promiseList: readonly { term: string; value: string; detail: string }[] = [
  {
    term: 'Your order is reviewed',
    value: promises.reviewDays,
    detail: 'by a person, who then confirms it with you by phone or email',
  },
  {
    term: 'A standard connection takes',
    value: promises.connectionDays,
    detail: 'from the moment the order is approved',
  },
  {
    term: 'Your enquiry is answered',
    value: `${promises.enquiryHours} hours`,
    detail: 'at most, whether it came by form or by email',
  },
];

export const principles: readonly { title: string; text: string }[] = [
  {
    title: 'An order is a conversation, not a trap',
    text: 'What you send from this site is a request. Nobody takes a payment, and nothing is connected, until one of us has checked your address and you have said yes.',
  },
  {
    title: 'One price, GST included',
    text: 'The price on the plan is the price each month. Hardware and postage are shown apart, because you pay those once.',
  },
  {
    title: 'Typical means typical',
    text: 'We give the speeds that homes on a plan typically see, not the best one we ever measured, and we tell you when your address will not reach them.',
  },
  {
    title: 'Leave when you like',
    text: 'No plan has a fixed term. We would rather keep you because it works.',
  },
];

export const nameStory = {
  title: 'Why kōwhai',
  text: 'The kōwhai grows from the far north to Southland, on riverbanks, roadsides and back lawns. It asks for little, and every spring it lights up the street. That seemed a fair thing for a broadband company to aim at.',
} as const;
