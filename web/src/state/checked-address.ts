import type { SuggestedAddress } from '@kowhai/domain/address/suggested-address';
import { create } from 'zustand';
import { dropDraft, saveDraft } from './drafts.ts';

/** The draft of the form for the service address. */
export const serviceAddressDraft = 'service-address';
/** The address that was checked last, which that form begins with. */
export const checkedAddressDraft = 'checked-address';

/**
 * What plan cards say of the address. Only in memory: after a reload it would appear after hydration, and shift the page.
 */
export const useCheckedAddress = create<{ label: string | null }>(() => ({ label: null }));

/** The newest answer counts, so an address that was typed elsewhere before is dropped. */
export function keepCheckedAddress(address: SuggestedAddress, label: string): void {
  dropDraft(serviceAddressDraft);
  saveDraft(checkedAddressDraft, address);
  useCheckedAddress.setState({ label });
}

export function dropCheckedAddress(): void {
  dropDraft(checkedAddressDraft);
  useCheckedAddress.setState({ label: null });
}
