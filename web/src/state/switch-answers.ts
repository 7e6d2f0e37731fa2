import type { SwitchAnswers } from '@kowhai/domain/orders/setup-questions';
import { dropUnsaved, keepUnsaved, readUnsaved } from './unsaved.ts';

// Who the home is with now, as it was said on the way to an order. Kept in this tab until the order is placed.

const unsavedName = 'switching';

export function readSwitchAnswers(): SwitchAnswers {
  const { provider, account, arrangeSwitch } = readUnsaved(unsavedName);
  return {
    ...(typeof provider === 'string' && provider && { provider }),
    ...(typeof account === 'string' && account && { account }),
    ...((arrangeSwitch === 'yes' || arrangeSwitch === 'no') && { arrangeSwitch }),
  };
}

export function keepSwitchAnswers({ provider, account, ...answers }: SwitchAnswers): void {
  keepUnsaved(unsavedName, { ...answers, provider: provider?.trim(), account: account?.trim() });
}

export function dropSwitchAnswers(): void {
  dropUnsaved(unsavedName);
}
