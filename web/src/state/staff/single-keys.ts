import { create } from 'zustand';
import { readStored, storageKeys, writeStored } from '#state/browser-storage.ts';

/** Whether single-key shortcuts are on. They can be turned off, as speech input types letters all the time. */
export const useSingleKeys = create<{ isOn: boolean }>(() => ({
  isOn: readStored(storageKeys.staffKeysOff) === null,
}));

export function turnSingleKeys(isOn: boolean): void {
  useSingleKeys.setState({ isOn });
  writeStored(storageKeys.staffKeysOff, isOn ? null : 'true');
}
