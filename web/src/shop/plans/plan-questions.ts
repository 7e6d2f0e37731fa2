import { describeCost, listWholeCost } from '@kowhai/domain/cart/whole-cost';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { siteSettings } from '@kowhai/domain/site-settings';

const { promises } = siteSettings;

/** What people ask before they order this plan, answered from the catalogue and the settings. */
export function listPlanQuestions(plan: Plan): { question: string; answer: string }[] {
  const costs = listWholeCost([plan], 0);
  const costOf = (name: string) => {
    const cost = costs.find((one) => one.name === name);
    return cost ? `${describeCost(cost)}.` : '';
  };
  const visit =
    plan.category === 'wireless'
      ? 'Nobody needs to visit: you just plug in the modem.'
      : `If your home needs fibre installed, the visit typically takes ${promises.fibreInstall}.`;
  return [
    {
      question: 'When will I be connected?',
      answer: `We’ll review your order request within ${promises.reviewDays}. Once approved, a standard connection takes ${promises.connectionDays}. ${visit}`,
    },
    { question: 'What does it cost to connect?', answer: costOf('Connecting') },
    { question: 'What does it cost to leave?', answer: costOf('Leaving') },
    { question: 'Do I need a modem?', answer: `${plan.equipment}.` },
    {
      question: 'Can I change my mind after ordering?',
      answer: `Yes. Until we start on it, you can cancel the request on its page. After that, call ${siteSettings.freephone}.`,
    },
  ];
}
