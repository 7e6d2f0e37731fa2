import { callApi } from '#data/client/api-client.ts';
import { toFailure } from '#data/client/failure.ts';
import { rememberUser } from '#state/restore-state.ts';

const loadSecondFactor = () => import('#data/client/firebase-second-factor.ts');

/** An authenticator app that is being set up. */
export type NewSecondFactor = {
  /** The secret for the app: as text, and as the URL in the QR code. */
  secret: string;
  address: string;
  /** Turns the second factor on, and makes recovery codes for it. @throws Failure INVALID_CODE */
  confirm: (code: string) => Promise<TurnedOn>;
};

type TurnedOn = {
  recoveryCodes: readonly string[];
  /** Opens the desk where it waited for the second factor. */
  finish: () => void;
};

/** @throws Failure, REAUTH where the sign-in is not recent */
export async function startSecondFactor(): Promise<NewSecondFactor> {
  const { secret, address, enrol } = await (await loadSecondFactor()).startEnrolment().catch(throwFailure);
  let isEnrolled = false;
  const confirm = async (code: string) => {
    // If enrolling worked and only the shop's call failed, a retry goes on from there.
    if (!isEnrolled) await enrol(code);
    isEnrolled = true;
    const user = await callApi('noteSecondFactor', {});
    return { recoveryCodes: await makeRecoveryCodes(), finish: () => rememberUser(user) };
  };
  return { secret, address, confirm };
}

/** @throws Failure, REAUTH where the sign-in is not recent */
export async function endSecondFactor(): Promise<void> {
  await (await loadSecondFactor()).withdrawFactors().catch(throwFailure);
  rememberUser(await callApi('noteSecondFactor', {}));
}

/** New recovery codes, which replace those from before. */
export async function makeRecoveryCodes(): Promise<readonly string[]> {
  return (await callApi('makeRecoveryCodes', {})).codes;
}

function throwFailure(thrown: unknown): never {
  throw toFailure(thrown);
}
