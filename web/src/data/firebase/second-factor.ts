import { callApi } from '#data/api-client.ts';
import { toFailure } from '#data/failure.ts';
import { rememberUser } from '#state/session.ts';

const loadSecondFactor = () => import('./firebase-second-factor.ts');

/** An app that is about to become somebody's second factor. */
export type NewSecondFactor = {
  /** What the app needs to know, as text, and as a QR code says it. */
  secret: string;
  address: string;
  /** Turns it on. @throws Failure INVALID_CODE where the app does not know it yet */
  confirm: (code: string) => Promise<void>;
};

/** @throws Failure, REAUTH where the sign-in is not recent */
export async function startSecondFactor(): Promise<NewSecondFactor> {
  const { secret, address, enrol } = await (await loadSecondFactor()).startEnrolment().catch(throwFailure);
  let isEnrolled = false;
  const confirm = async (code: string) => {
    // Where only the shop did not hear of it, the same code goes on from there.
    if (!isEnrolled) await enrol(code);
    isEnrolled = true;
    await noteSecondFactor();
  };
  return { secret, address, confirm };
}

/** @throws Failure, REAUTH where the sign-in is not recent */
export async function endSecondFactor(): Promise<void> {
  await (await loadSecondFactor()).withdrawFactors().catch(throwFailure);
  await noteSecondFactor();
}

/** Has the shop look at what Firebase says by now. */
async function noteSecondFactor(): Promise<void> {
  rememberUser(await callApi('noteSecondFactor', {}));
}

function throwFailure(thrown: unknown): never {
  throw toFailure(thrown);
}
