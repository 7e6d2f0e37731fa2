import { siteSettings } from '@kowhai/domain/site-settings';
import type { CategoryContent } from './category-content.ts';

const { reviewDays, connectionDays, fibreInstall } = siteSettings.promises;

export const hyperfibreContent: CategoryContent = {
  headline: 'Hyperfibre, as fast up as it is down',
  promise:
    'The same strand of glass, with newer light at both ends. Made for people who send as much as they fetch.',
  benefitsTitle: 'Who it is made for',
  benefits: [
    {
      title: 'The same speed both ways',
      text: 'Backups, live streams and large files leave the house as quickly as they arrive.',
    },
    {
      title: 'Nobody waits for anybody',
      text: 'A studio upstairs, a game in the lounge and a backup overnight, on one line without a queue.',
    },
    {
      title: 'Unlimited data',
      text: 'At this speed a cap would be gone by lunch. There is none, in either direction.',
    },
    {
      title: 'No fixed term',
      text: 'Month to month, like all our plans. If ordinary fibre turns out to be enough, step back with one call.',
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
      text: `A technician fits a Hyperfibre box in place of the fibre box. If the fibre itself has to be laid first, that typically takes ${fibreInstall}.`,
      when: `${connectionDays} after approval`,
    },
    {
      title: 'Plug in your router',
      text: 'Use the 10 Gbps port and a good short cable, switch it on, and test it from a wired computer.',
      when: 'A few minutes',
    },
  ],
  faqs: [
    {
      question: 'Can my address get Hyperfibre?',
      answer: `It needs fibre in the street and newer equipment behind it, so not every fibre address can. Send an order request and our team checks within ${reviewDays}. If it has not reached you, we suggest the fastest fibre plan that has.`,
    },
    {
      question: 'What do I need at home?',
      answer:
        'A router whose WAN port runs at 10 Gbps. A gigabit router works but holds the line back to 1000 Mbps. To see the full speed on one computer, that computer needs a 10 Gbps network card and a cable to the router.',
    },
    {
      question: `Will I see ${siteSettings.speeds.hyperfibre.bothWays} over Wi-Fi?`,
      answer:
        'Not on one device: Wi-Fi is slower than this line. What you notice is the whole house being busy at once without anybody slowing down. For a desk that needs all of it, use a cable.',
    },
    {
      question: 'Does the fibre box have to be changed?',
      answer:
        'Yes. An ordinary fibre box stops at about a gigabit, so a technician swaps it for a Hyperfibre one. We agree the date with you first, and somebody needs to be home.',
    },
    {
      question: 'Is it worth it over fibre?',
      answer:
        'Honestly, for most homes fibre is plenty. Hyperfibre earns its price when you upload for a living, when several people move very large files, or when the house runs its own servers.',
    },
    {
      question: 'Does it work in a power cut?',
      answer:
        'No. The box and your router need mains power, so neither broadband nor calling over it works in a power cut. Keep a charged mobile phone in the house so that you can call 111.',
    },
  ],
  closing: {
    title: 'See what Hyperfibre costs',
    text: 'Both ways at full speed, with what each plan needs. GST is included and there is no fixed term.',
  },
};
