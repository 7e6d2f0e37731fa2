import { create } from 'zustand';
import { readStored, writeStored } from './browser-storage.ts';

const storageKey = 'staffKeysOff';

/** Whether single-key shortcuts are on. They can be turned off, as speech input types letters all the time. */
export const useSingleKeys = create<{ isOn: boolean }>(() => ({ isOn: readStored(storageKey) === null }));

export function turnSingleKeys(isOn: boolean): void {
  useSingleKeys.setState({ isOn });
  writeStored(storageKey, isOn ? null : 'true');
}
