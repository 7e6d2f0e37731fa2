import type { SuggestedAddress } from '@kowhai/domain/address/suggested-address';
import { create } from 'zustand';
import { dropUnsaved, keepUnsaved } from './unsaved.ts';

/** Under which the form for the service address keeps what is typed. */
export const serviceAddressName = 'service-address';
/** The address that was checked last, which that form begins with. */
export const checkedAddressName = 'checked-address';

/**
 * What plan cards say of the address. Only in memory: after a reload it would appear after hydration, and shift the page.
 */
export const useCheckedAddress = create<{ label: string | null }>(() => ({ label: null }));

/** The newest answer counts, so an address that was typed elsewhere before is dropped. */
export function keepCheckedAddress(address: SuggestedAddress, label: string): void {
  dropUnsaved(serviceAddressName);
  keepUnsaved(checkedAddressName, address);
  useCheckedAddress.setState({ label });
}

export function dropCheckedAddress(): void {
  dropUnsaved(checkedAddressName);
  useCheckedAddress.setState({ label: null });
}
