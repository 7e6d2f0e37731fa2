import { siteSettings } from '@kowhai/domain/site-settings';
import type { CategoryContent } from './category-content.ts';

const { reviewDays, connectionDays, fibreInstall } = siteSettings.promises;

export const fibreContent: CategoryContent = {
  headline: 'Fibre broadband, straight to the house',
  promise: 'A line of glass from the street to your wall. Steady in the evening, steady in the rain.',
  benefitsTitle: 'Why most homes choose fibre',
  benefits: [
    {
      title: 'Fast both ways',
      text: 'Films come down and photographs go up at the same time, and nobody has to ask who is on the internet.',
    },
    {
      title: 'The weather makes no odds',
      text: 'Glass carries light, not electricity. Rain in the pit and distance down the road do not slow it.',
    },
    {
      title: 'Unlimited data',
      text: 'There is no cap on any fibre plan, so nothing to count and no surprise at the end of the month.',
    },
    {
      title: 'No fixed term',
      text: 'Every plan runs month to month. Go up a speed for the holidays and come back down after.',
    },
  ],
  stepsTitle: 'From order to online',
  steps: [
    {
      title: 'Choose your speed',
      text: 'Compare the plans, add a router or mesh if you need one, and send us your address.',
      when: 'Today',
    },
    {
      title: 'We check your address',
      text: 'One of our team looks up your line, then phones or emails to confirm the plan and the date.',
      when: `Within ${reviewDays}`,
    },
    {
      title: 'The fibre goes in',
      text: `Already have a fibre box on the wall? There is usually nothing to fit. If not, installing it typically takes ${fibreInstall}, and somebody needs to be home.`,
      when: `${connectionDays} after approval`,
    },
    {
      title: 'Plug in your router',
      text: 'One cable from the fibre box to your router, switch it on, and you are away.',
      when: 'A few minutes',
    },
  ],
  faqs: [
    {
      question: 'How do I know whether I can get fibre?',
      answer: `Send an order request with your address and our team checks it for you within ${reviewDays}. If fibre has not reached your street we say so and suggest the wireless plan that will work. You pay nothing to find out.`,
    },
    {
      question: 'What happens on installation day?',
      answer: `A technician brings the fibre from the street to your home and fits a small fibre box, called an ONT, to an inside wall. It typically takes ${fibreInstall}. They agree the route with you before they start, and an adult who can agree to it needs to be home.`,
    },
    {
      question: 'I rent. Do I need to ask my landlord?',
      answer:
        'If there is already a fibre box in the house, no: nothing new is fitted. If there is none, you need your landlord’s permission for the installation. Ask for it in writing before you order and it will not hold you up.',
    },
    {
      question: 'Can I keep the router I have?',
      answer:
        'Most likely. Most routers sold in New Zealand since 2018 work with our fibre. Each plan’s page lists exactly what a router needs, and our team can check your model by phone.',
    },
    {
      question: 'Which speed do I need?',
      answer:
        'One or two people who stream and call are well served by our smallest plan. Three or four people want the middle of the range. Choose the top for a full house, big game downloads or a wired desk. With no fixed term, you can start low and move up with one call.',
    },
    {
      question: 'Does fibre work in a power cut?',
      answer:
        'No. The fibre box and your router need mains power, so neither broadband nor calling over it works in a power cut. Keep a charged mobile phone in the house so that you can call 111.',
    },
  ],
  closing: {
    title: 'See what fibre costs',
    text: 'All plans side by side, with what each one needs. GST is included and there is no fixed term.',
  },
};
