import { create } from 'zustand';
import { readStored, writeStored } from './browser-storage.ts';

const storageKey = 'staffKeysOff';

/** Whether staff use single keys: speech input says letters all the time, so they can be turned off. */
export const useSingleKeys = create<{ isOn: boolean }>(() => ({ isOn: readStored(storageKey) === null }));

export function turnSingleKeys(isOn: boolean): void {
  useSingleKeys.setState({ isOn });
  writeStored(storageKey, isOn ? null : 'true');
}
