import * as z from 'zod/mini';
import { isSecondFactorRequired } from '#firebase/params.ts';
import { openStore } from '#firebase/store.ts';

const staffSettings = z.object({ _id: z.string(), isSecondFactorRequired: z.boolean() });

/** Tells the database's rules, which know no settings, whether staff need a second factor. */
export async function sweepStaffSettings(): Promise<void> {
  const { collection } = await openStore();
  const ref = collection('settings', staffSettings).doc('staff');
  const known = (await ref.get()).data()?.isSecondFactorRequired ?? false;
  const isRequired = isSecondFactorRequired();
  if (known !== isRequired) await ref.set({ _id: ref.id, isSecondFactorRequired: isRequired });
}
