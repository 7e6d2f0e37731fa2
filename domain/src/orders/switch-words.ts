/** All that the shop says about switching. Loads no schemas, as the shop asks before there is an order. */
import { siteSettings } from '#domain/site-settings.ts';

/** What people who are with another provider should know before they order. */
export const switchingNote =
  'Already with another provider? Don’t cancel yet: tell us who they are as you order, and we’ll arrange the switch.';

export const switchingFaq = {
  question: 'I’m with another provider. How do I switch?',
  answer:
    'Don’t cancel first: your line could be cut before ours is ready. As you order, tell us who you’re with and your account number. Agree there, and we’ll arrange the switch with them; you can also do it afterwards on your order’s page. They may charge you for leaving early, so check your contract.',
};

/** Copper lines are being closed, and what uses them is no part of any plan. */
export const landlineFaq = {
  question: 'I have a landline or a medical alarm. Can I switch?',
  answer:
    'Ask first. Our plans are broadband alone, and a line over copper ends with the switch. For an alarm, ask its provider whether it works without the landline, and wait for their yes before you order. To keep your number, ask a provider of calls over the internet to move it before you switch.',
};

/** The same in short, where people say who they are with. */
export const landlineQuestion = {
  title: 'Is a landline or a medical alarm on that line?',
  text: 'A landline ends with the switch. For an alarm, ask its provider first, and order once they’ve said it works without.',
};

/** Asked on the way to an order, and on its page. */
export const switchQuestions = {
  provider: {
    label: 'Who’s your provider now?',
    hint: 'Don’t cancel yet: your line could be cut before ours is ready',
  },
  account: {
    label: 'What’s your account number there?',
    hint: 'It’s on your bill. We need it to arrange the switch',
  },
  arrangeSwitch: {
    label: 'Shall we arrange the switch?',
    choices: { yes: 'Yes, I agree', no: 'No, thanks' },
  },
};

type Account = { provider?: string | undefined; account?: string | undefined };

/** Every account number has a digit. */
export const isAccountNumber = (text: string | undefined): text is string => /\d/.test(text ?? '');

/** @returns null until provider and account are known */
export function writeConsent({ provider, account }: Account): string | null {
  if (!provider || !isAccountNumber(account)) return null;
  return `I ask ${siteSettings.name} to move my broadband from ${provider}, account ${account}, and to arrange this with ${provider} for me. The account is mine, or its holder agrees. I know that ${provider} may charge for leaving early.`;
}
