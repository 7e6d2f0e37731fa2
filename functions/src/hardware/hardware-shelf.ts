import { type Hardware, listHardwarePublishProblems } from '@kowhai/domain/hardware';
import { openStore } from '#firebase/store.ts';
import type { Shelf } from '#functions/change-catalogue.ts';

export async function openHardwareShelf(): Promise<Shelf<Hardware>> {
  const { hardwares } = await openStore();
  return {
    kind: 'hardware',
    collection: hardwares,
    listPublishProblems: listHardwarePublishProblems,
    files: {
      imagePath: 'The image is not among the shop’s files. Upload it again.',
      factsheetPath: 'The factsheet is not among the shop’s files. Upload it again.',
    },
  };
}
