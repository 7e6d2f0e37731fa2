import { landlineFaq, switchingFaq } from '@kowhai/domain/orders/switch-words';
import { siteSettings } from '@kowhai/domain/site-settings';
import { type CategoryContent, paymentFaq } from './category-content.ts';

const { reviewDays, connectionDays } = siteSettings.promises;
const { download4G, download5G } = siteSettings.speeds.wireless;

export const wirelessContent: CategoryContent = {
  headline: 'Wireless broadband, no cable needed',
  promise:
    'The internet comes over the hill from the nearest tower. Put the modem on a window sill and switch it on.',
  benefitsTitle: 'Why people go wireless',
  benefits: [
    {
      title: 'No drilling, no visit',
      text: 'Nothing gets fitted to the house, so there’s no installer to wait in for and no landlord to ask.',
    },
    {
      title: 'Where fibre hasn’t reached',
      text: 'Rural roads, new streets and the bach: if a tower can see you, we can usually reach you.',
    },
    {
      title: 'Unlimited data',
      text: 'Same as fibre: no cap on any wireless plan, in town or in the country.',
    },
    {
      title: 'No fixed term',
      text: 'Every plan runs month to month. If fibre arrives next year, switch with one call.',
    },
  ],
  stepsTitle: 'From order to online',
  steps: [
    {
      title: 'Choose a plan',
      text: 'Pick 4G or 5G, add a modem if you need one, and send us the address where you’ll use it.',
      when: 'Today',
    },
    {
      title: 'We check the signal',
      text: 'One of our team looks at the towers around you, then phones or emails to say what to expect.',
      when: `Within ${reviewDays}`,
    },
    {
      title: 'We post what you need',
      text: 'Your SIM comes by post anywhere in New Zealand, with the modem if you ordered ours.',
      when: `${connectionDays} after approval`,
    },
    {
      title: 'Plug in',
      text: 'Put the modem by a window that faces the tower, switch it on, and join its Wi-Fi.',
      when: 'A few minutes',
    },
  ],
  faqs: [
    {
      question: 'What speed will I really get?',
      answer: `Typically ${download4G} down on 4G, and up to ${download5G} where there’s 5G. Hills, trees, distance to the tower and how busy it is all matter. For games, expect a longer delay than on fibre. Our team will check your address before we send anything, and tell you what to expect.`,
    },
    {
      question: 'Can I get 5G where I live?',
      answer: `Order Wireless 5G with your address and we’ll check the nearest tower within ${reviewDays}. If 5G doesn’t reach you, we’ll say so and suggest the plan that will work.`,
    },
    {
      question: 'Where should the modem go?',
      answer:
        'On a window sill, upstairs if you can, on the side of the house that faces the tower. Keep it away from metal blinds and the microwave. Moving it a metre can make a real difference, so try a few spots.',
    },
    {
      question: 'Can I use my own modem?',
      answer:
        'Yes, if it takes a nano SIM, isn’t locked to another provider and supports your plan’s network. Each plan’s page lists exactly what it needs.',
    },
    {
      question: 'Can I take it with me when I move, or to the bach?',
      answer:
        'You can take it to a new home once we’ve checked the signal there. Call or email us with the new address first, because your plan is set up for the tower nearest you.',
    },
    switchingFaq,
    landlineFaq,
    paymentFaq,
    {
      question: 'Does it work in a power cut?',
      answer:
        'Not on its own: the modem needs mains power. Keep a charged mobile phone in the house so you can call 111.',
    },
  ],
  closing: {
    title: 'See what wireless costs',
    text: '4G and 5G plans side by side, with what each one needs. GST included, no fixed term.',
  },
};
