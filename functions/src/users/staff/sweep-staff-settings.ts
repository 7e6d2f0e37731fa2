import { openStore } from '#database/store.ts';
import { isSecondFactorRequired } from '#server/params.ts';

/** Tells the database's rules, which know no settings, whether staff need a second factor. */
export async function sweepStaffSettings(): Promise<void> {
  const ref = (await openStore()).settings.doc('staff');
  const known = (await ref.get()).data()?.isSecondFactorRequired ?? false;
  const isRequired = isSecondFactorRequired();
  if (known !== isRequired) await ref.set({ _id: ref.id, isSecondFactorRequired: isRequired });
}
