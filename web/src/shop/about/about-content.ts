import { siteSettings } from '@kowhai/domain/site-settings';

const { name, promises } = siteSettings;

export const aboutIntro = {
  headline: 'Broadband from people you can talk to',
  lead: `${name} connects New Zealand homes by fibre, Hyperfibre and wireless. We keep the range small, the prices clear and the answers straight.`,
} as const;

/** Promises with figures that customers can check. */
export const promiseList: readonly { term: string; value: string; detail: string }[] = [
  {
    term: 'We review your order in',
    value: promises.reviewDays,
    detail: 'one of us reads it, then confirms it with you by phone or email',
  },
  {
    term: 'A standard connection takes',
    value: promises.connectionDays,
    detail: 'once your order is approved',
  },
  {
    term: 'We answer your enquiry within',
    value: `${promises.enquiryHours} hours`,
    detail: 'whether you use the form or email',
  },
];

export const principles: readonly { title: string; text: string }[] = [
  {
    title: 'An order is a conversation, not a trap',
    text: 'What you send from this site is a request. We take no payment and connect nothing until one of us has checked your address and you’ve said yes.',
  },
  {
    title: 'One price, GST included',
    text: 'The price on the plan is what you pay each month. Hardware and postage are shown separately, because you pay those once.',
  },
  {
    title: 'Typical means typical',
    text: 'We quote the speeds that homes on a plan typically see, not the best we’ve ever measured. If your address won’t reach them, we’ll tell you.',
  },
  {
    title: 'Leave when you like',
    text: 'No plan has a fixed term. We’d rather you stayed because it works.',
  },
];

export const nameStory = {
  title: 'Why kōwhai',
  text: 'The kōwhai grows from the far north to Southland, on riverbanks, roadsides and back lawns. It doesn’t ask for much, and every spring it lights up the street. That seemed a good thing for a broadband company to aim for.',
} as const;
