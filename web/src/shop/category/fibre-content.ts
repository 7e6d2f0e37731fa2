import { describeCapacity, headroomMbps, speedNeeds } from '@kowhai/domain/finder/speed-needs';
import { landlineFaq, switchingFaq } from '@kowhai/domain/orders/switch-words';
import { siteSettings } from '@kowhai/domain/site-settings';
import { type CategoryContent, paymentFaq } from './category-content.ts';

const { reviewDays, connectionDays, fibreInstall } = siteSettings.promises;
const { screen, call, game } = speedNeeds;

export const fibreContent: CategoryContent = {
  headline: 'Fibre broadband, straight to the house',
  promise: 'A line of glass from the street to your wall. Steady in the evening, steady in the rain.',
  benefitsTitle: 'Why most homes choose fibre',
  benefits: [
    {
      title: 'Fast both ways',
      text: 'Movies come down while photos go up, and nobody has to ask who’s on the internet.',
    },
    {
      title: 'Rain or shine',
      text: 'Glass carries light, not electricity. Rain in the pit and distance down the road don’t slow it.',
    },
    {
      title: 'Unlimited data',
      text: 'No cap on any fibre plan, so there’s nothing to count and no surprise at the end of the month.',
    },
    {
      title: 'No fixed term',
      text: 'Every plan runs month to month. Move up a speed for the holidays and back down after.',
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
      text: 'One of our team looks up your line, then phones or emails to confirm the plan and date.',
      when: `Within ${reviewDays}`,
    },
    {
      title: 'The fibre goes in',
      text: `Already have a fibre box on the wall? There’s usually nothing to install. If not, installation typically takes ${fibreInstall}, and someone needs to be home.`,
      when: `${connectionDays} after approval`,
    },
    {
      title: 'Plug in your router',
      text: 'Run one cable from the fibre box to your router, switch it on, and you’re away.',
      when: 'A few minutes',
    },
  ],
  faqs: [
    {
      question: 'How do I know if I can get fibre?',
      answer: `Send an order request with your address and our team will check it within ${reviewDays}. If fibre hasn’t reached your street, we’ll say so and suggest the wireless plan that will work. It’s free to find out.`,
    },
    {
      question: 'What happens on installation day?',
      answer: `A technician brings the fibre from the street to your home and fits a small fibre box (an ONT) to an inside wall. It typically takes ${fibreInstall}. They’ll agree the route with you before they start, so an adult who can agree to it needs to be home.`,
    },
    {
      question: 'I rent. Do I need to ask my landlord?',
      answer:
        'Not if there’s already a fibre box in the house: nothing new gets installed. If there isn’t, you’ll need your landlord’s permission. Ask for it in writing before you order and it won’t hold you up.',
    },
    {
      question: 'Can I keep the router I have?',
      answer:
        'Most likely: most routers sold in New Zealand since 2018 work with our fibre. Each plan’s page lists exactly what a router needs, and our team can check your model over the phone.',
    },
    {
      question: 'Which speed do I need?',
      answer: `Count what’s on at once. A screen in 4K takes up to ${screen.mbps} Mbps, a video call ${call.mbps} and a game ${game.mbps}. Keep ${headroomMbps.download} free for phones and updates, and 100 Mbps carries ${describeCapacity({ download: '100 Mbps', upload: '' })}. A screen in every room, big game downloads or big uploads want more. There’s no fixed term, so you can start small and move up with one call.`,
    },
    switchingFaq,
    landlineFaq,
    paymentFaq,
    {
      question: 'Does fibre work in a power cut?',
      answer:
        'No. The fibre box and your router need mains power, so neither your broadband nor calls over it will work in a power cut. Keep a charged mobile phone in the house so you can call 111.',
    },
  ],
  closing: {
    title: 'See what fibre costs',
    text: 'All plans side by side, with what each one needs. GST included, no fixed term.',
  },
};
