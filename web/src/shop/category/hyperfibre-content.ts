import { switchingFaq } from '@kowhai/domain/orders/switch-words';
import { siteSettings } from '@kowhai/domain/site-settings';
import { type CategoryContent, paymentFaq } from './category-content.ts';

const { reviewDays, connectionDays, fibreInstall } = siteSettings.promises;

export const hyperfibreContent: CategoryContent = {
  headline: 'Hyperfibre, as fast up as it is down',
  promise:
    'The same fibre line with faster equipment at each end. Made for people who send huge files: most homes don’t need it.',
  benefitsTitle: 'Who it’s for',
  benefits: [
    {
      title: 'The same speed both ways',
      text: 'Backups, live streams and large files leave the house as quickly as they arrive.',
    },
    {
      title: 'No waiting your turn',
      text: 'A studio upstairs, a game in the lounge and a backup overnight, on one line with no queue.',
    },
    {
      title: 'Unlimited data',
      text: 'At this speed a cap would be gone by lunch, so there isn’t one in either direction.',
    },
    {
      title: 'No fixed term',
      text: 'Month to month, like all our plans. If ordinary fibre turns out to be enough, step down with one call.',
    },
  ],
  stepsTitle: 'From order to online',
  steps: [
    {
      title: 'Choose your speed',
      text: 'Pick the plan, add a 10 Gbps router if yours is slower, and send us your address.',
      when: 'Today',
    },
    {
      title: 'We check your address',
      text: 'One of our team checks that Hyperfibre has reached you, then phones or emails to agree a date.',
      when: `Within ${reviewDays}`,
    },
    {
      title: 'A new box goes on the wall',
      text: `A technician swaps your fibre box for a Hyperfibre one. If the fibre itself has to go in first, that typically takes ${fibreInstall}.`,
      when: `${connectionDays} after approval`,
    },
    {
      title: 'Plug in your router',
      text: 'Use the 10 Gbps port and a good short cable, switch it on, and test it on a wired computer.',
      when: 'A few minutes',
    },
  ],
  faqs: [
    {
      question: 'Can my address get Hyperfibre?',
      answer: `It needs fibre in the street and newer equipment behind it, so not every fibre address can get it. Send an order request and our team will check within ${reviewDays}. If it hasn’t reached you, we’ll suggest the fastest fibre plan that has.`,
    },
    {
      question: 'What do I need at home?',
      answer:
        'A router with a 10 Gbps WAN port. A gigabit router works, but it holds you back to 1000 Mbps. To see full speed on one computer, it needs a 10 Gbps network card and a cable to the router.',
    },
    {
      question: `Will I see ${siteSettings.speeds.hyperfibre.bothWays} over Wi-Fi?`,
      answer:
        'Not on one device: Wi-Fi is slower than this line. What you’ll notice is the whole house busy at once and nobody slowing down. For a desk that needs full speed, use a cable.',
    },
    {
      question: 'Does my fibre box need changing?',
      answer:
        'Yes. An ordinary fibre box tops out at about a gigabit, so a technician swaps it for a Hyperfibre one. We’ll agree a date with you first, and someone needs to be home.',
    },
    {
      question: 'Is it worth it over fibre?',
      answer:
        'Honestly, fibre is plenty for most homes. Hyperfibre earns its price if you send very large files for a living, if several of you do, or if you run your own servers at home.',
    },
    switchingFaq,
    paymentFaq,
    {
      question: 'Does it work in a power cut?',
      answer:
        'No. The box and your router need mains power, so neither your broadband nor calls over it will work in a power cut. Keep a charged mobile phone in the house so you can call 111.',
    },
  ],
  closing: {
    title: 'See what Hyperfibre costs',
    text: 'Full speed both ways, with what each plan needs. GST included, no fixed term.',
  },
};
