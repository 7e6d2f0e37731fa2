/** A customer's consent to leave their provider. We must be able to show it. */
import * as z from 'zod/mini';
import { timestamp } from '#domain/text-schema.ts';
import { findDoneAt, type WithOutside, withoutOpen } from './outside-list.ts';
import type { SetupAnswers } from './setup-questions.ts';
import { writeConsent } from './switch-words.ts';

export const switchConsent = z.object({
  words: z.string(),
  provider: z.string(),
  account: z.string(),
  consentedAt: timestamp,
  withdrawnAt: z.optional(timestamp),
});
export type SwitchConsent = z.output<typeof switchConsent>;

type Consented = WithOutside & { switchConsent?: SwitchConsent | undefined };
type Switching = Consented & { setup: SetupAnswers };

/** Neither taken back nor stopped. */
export function findConsent(order: Consented): SwitchConsent | null {
  const { switchConsent: consent } = order;
  return consent && !consent.withdrawnAt && findStoppedAt(order) === undefined ? consent : null;
}

/** When staff arranged it. Afterwards only a phone call stops it. */
export const findArrangedAt = (order: Consented) => findSwitchDoneAt(order, 'arrange switch');

export const findStoppedAt = (order: Consented) => findSwitchDoneAt(order, 'stop switch');

function findSwitchDoneAt(order: Consented, work: 'arrange switch' | 'stop switch'): string | undefined {
  const { switchConsent: consent } = order;
  return consent && findDoneAt(order, { work, of: consent.consentedAt });
}

/** A yes is a consent to the provider and account that the customer saw; any other answer or account takes it back. */
export function answerSwitch(
  order: Switching,
  answers: SetupAnswers,
  now: string,
): Switching | { refusal: 'arranged' | 'no account' | 'other account' } {
  const setup = { ...order.setup, ...answers };
  const isChanged = (['provider', 'account', 'arrangeSwitch'] as const).some(
    (name) => (setup[name] ?? '') !== (order.setup[name] ?? ''),
  );
  const consent = findConsent(order);
  if (!isChanged) return { setup };
  if (consent && findArrangedAt(order)) return { refusal: 'arranged' };
  const isOther = (['provider', 'account'] as const).some(
    (name) => order.setup[name] !== undefined && setup[name] !== order.setup[name],
  );
  if (answers.arrangeSwitch === 'yes' && isOther) return { refusal: 'other account' };
  const outside = withoutOpen(order, 'arrange switch');
  const withdrawn = consent && { switchConsent: { ...consent, withdrawnAt: now }, outside };
  if (setup.arrangeSwitch !== 'yes') return { setup, ...withdrawn };
  if (answers.arrangeSwitch !== 'yes') return { setup: { ...setup, arrangeSwitch: '' }, ...withdrawn };
  const { provider = '', account = '' } = setup;
  const words = writeConsent(setup);
  if (words === null) return { refusal: 'no account' };
  return {
    setup,
    switchConsent: { words, provider, account, consentedAt: now },
    outside: [...outside, { work: 'arrange switch', of: now }],
  };
}

/**
 * What another service address means for the switch: arranged, its provider has to hear of it. Else a customer is asked
 * again, as they agreed for another home, while staff only correct the address that was meant.
 */
export function moveSwitch(order: Switching, by: 'customer' | 'staff', now: string): Partial<Switching> {
  const consent = findConsent(order);
  if (consent && findArrangedAt(order))
    return { outside: [...withoutOpen(order, 'move switch'), { work: 'move switch', of: now }] };
  if (!consent || by === 'staff') return {};
  return {
    setup: { ...order.setup, arrangeSwitch: '' },
    switchConsent: { ...consent, withdrawnAt: now },
    outside: withoutOpen(order, 'arrange switch'),
  };
}
