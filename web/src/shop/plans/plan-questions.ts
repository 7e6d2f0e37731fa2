import type { Plan } from '@kowhai/domain/plan';
import { siteSettings } from '@kowhai/domain/site-settings';
import { describeCost, listWholeCost } from '@kowhai/domain/whole-cost';

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
      ? 'Nobody has to visit: you plug the modem in.'
      : `If fibre has to be installed at your home, the visit typically takes ${promises.fibreInstall}.`;
  return [
    {
      question: 'When am I connected?',
      answer: `We review your order request within ${promises.reviewDays}. Once approved, a standard connection takes ${promises.connectionDays}. ${visit}`,
    },
    { question: 'What does connecting cost?', answer: costOf('Connecting') },
    { question: 'What does leaving cost?', answer: costOf('Leaving') },
    { question: 'Do I need a modem?', answer: `${plan.equipment}.` },
    {
      question: 'May I change my mind after ordering?',
      answer: `Yes. Until we begin, you cancel the request on its page; after that, call ${siteSettings.freephone}.`,
    },
  ];
}
