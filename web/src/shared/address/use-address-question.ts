import { type AddressQuestion, listAddressQuestions } from '@kowhai/domain/address/address-question';
import { dropRepeated } from '@kowhai/domain/address/address-texts';
import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import { useRef } from 'react';
import { ask } from '#state/question.ts';
import type { AddressControl } from './use-address.ts';

const edit = 'Edit the address';
const keep = 'Keep it as it is';

/** The list is the site's own, so its server answers as soon as for a call. After this wait the person is asked instead. */
const longestWaitMs = 3000;

const askUnchecked = (address: ServiceAddress): AddressQuestion => ({
  field: 'address',
  title: 'Is the address right?',
  text: `We couldn’t look up ${formatServiceAddress(address)}. If it’s right, keep it: we’ll check it with you.`,
  changes: [],
});

async function listMisfits(address: ServiceAddress): Promise<AddressQuestion[]> {
  const misfits = import('./street-reader.ts')
    .then(({ findMisfits }) => findMisfits({ ...address, flat: '' }))
    .catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(resolve, longestWaitMs, null));
  return (await Promise.race([misfits, late])) ?? [askUnchecked(address)];
}

const isSame = (one: ServiceAddress, other: ServiceAddress | null) =>
  one.address === other?.address && one.city === other.city && one.postalCode === other.postalCode;

/**
 * Asks once about an address that may be wrong: without a street number, whose street, town, postcode and region can't
 * belong together, or of which the list can't tell.
 *
 * @returns what resolves to the address to use, or to null if it is to be edited, or became another meanwhile
 */
export function useAddressQuestion({ read, change, focus }: AddressControl) {
  const kept = useRef<ServiceAddress>(null);

  return async function confirmAddress(
    typed: ServiceAddress,
    taken: ServiceAddress | null,
    before: AddressQuestion[] = [],
  ): Promise<ServiceAddress | null> {
    const seen = JSON.stringify(read());
    const address = dropRepeated(typed);
    const answered = kept.current ?? taken;
    const misfits = isSame(address, answered) ? [] : await listMisfits(address);
    if (JSON.stringify(read()) !== seen) return null;
    const all = [...listAddressQuestions(address, answered), ...misfits];
    const questions = all.filter(({ title }) => before.every((one) => one.title !== title));
    const [first, ...others] = questions;
    if (!first) return address;
    const changes = questions.flatMap((one) => one.changes);
    const given = await ask({
      title: first.title,
      points: [first.text, ...others.map(({ title, text }) => `${title}. ${text}`)],
      answers: [...changes.map(({ label }) => label), edit, keep],
    });
    if (given === keep) {
      kept.current = address;
      return address;
    }
    const changed = changes.find(({ label }) => label === given);
    if (!changed) {
      // The dialog is closed by now: while it was open, no field could take the focus.
      focus(first.field);
      return null;
    }
    change(changed.texts);
    return confirmAddress({ ...address, ...changed.texts } as ServiceAddress, taken, all);
  };
}
