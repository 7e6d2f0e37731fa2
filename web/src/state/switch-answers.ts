import type { SwitchAnswers } from '@kowhai/domain/orders/setup-questions';
import { dropDraft, readDraft, saveDraft } from './drafts.ts';

// Who the home is with now, as it was said on the way to an order. Kept in this tab until the order is placed.

const draftName = 'switching';

export function readSwitchAnswers(): SwitchAnswers {
  const { provider, account, arrangeSwitch } = readDraft(draftName);
  return {
    ...(typeof provider === 'string' && provider && { provider }),
    ...(typeof account === 'string' && account && { account }),
    ...((arrangeSwitch === 'yes' || arrangeSwitch === 'no') && { arrangeSwitch }),
  };
}

export function keepSwitchAnswers({ provider, account, ...answers }: SwitchAnswers): void {
  saveDraft(draftName, { ...answers, provider: provider?.trim(), account: account?.trim() });
}

export function dropSwitchAnswers(): void {
  dropDraft(draftName);
}
