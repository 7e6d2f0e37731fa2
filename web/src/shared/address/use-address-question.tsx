import { chakra } from '@chakra-ui/react';
import {
  type AddressChange,
  type AddressQuestion,
  listAddressQuestions,
} from '@kowhai/domain/address/address-question';
import { dropRepeated } from '@kowhai/domain/address/address-texts';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text.tsx';
import type { AddressControl } from './use-address.ts';

type Answer = 'keep' | 'edit' | AddressChange;
type Asked = { questions: AddressQuestion[]; answer: (given: Answer) => void };

/** The site's own list of streets is asked as the server would be: without it, nobody is kept from ordering. */
const longestWaitMs = 3000;

async function listMisfits(address: ServiceAddress): Promise<AddressQuestion[]> {
  const misfits = import('./street-reader.ts')
    .then(({ findMisfits }) => findMisfits({ ...address, flat: '' }))
    .catch(() => []);
  const late = new Promise<[]>((resolve) => setTimeout(resolve, longestWaitMs, []));
  return await Promise.race([misfits, late]);
}

const isSame = (one: ServiceAddress, other: ServiceAddress | null) =>
  one.address === other?.address && one.city === other.city && one.postalCode === other.postalCode;

/**
 * Asks once about an address that may be wrong: without a street number, or whose street, town, postcode and region can't
 * belong together.
 *
 * @returns `ask`, which resolves to the address to use, or to null if it is to be edited, or became another meanwhile; and
 * the dialog
 */
export function useAddressQuestion({ read, change, focus }: AddressControl): {
  ask: (address: ServiceAddress, taken: ServiceAddress | null) => Promise<ServiceAddress | null>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const kept = useRef<ServiceAddress>(null);

  const ask = async (
    typed: ServiceAddress,
    taken: ServiceAddress | null,
    before: AddressQuestion[] = [],
  ): Promise<ServiceAddress | null> => {
    const seen = JSON.stringify(read());
    const address = dropRepeated(typed);
    const answered = kept.current ?? taken;
    const misfits = isSame(address, answered) ? [] : await listMisfits(address);
    if (JSON.stringify(read()) !== seen) return null;
    const all = [...listAddressQuestions(address, answered), ...misfits];
    const questions = all.filter(({ title }) => before.every((one) => one.title !== title));
    const [first] = questions;
    if (!first) return address;
    const given = await new Promise<Answer>((answer) => setAsked({ questions, answer }));
    if (given === 'keep') {
      kept.current = address;
      return address;
    }
    if (given === 'edit') {
      // The dialog is closed by now: while it was open, no field could take the focus.
      focus(first.field);
      return null;
    }
    change(given.texts);
    return ask({ ...address, ...given.texts } as ServiceAddress, taken, all);
  };
  const answer = (given: Answer) => {
    setAsked(null);
    asked?.answer(given);
  };

  const [first, ...others] = asked?.questions ?? [];
  const changes = asked?.questions.flatMap((one) => one.changes) ?? [];
  const dialog = (
    <Dialog title={first?.title ?? ''} isOpen={asked !== null} onClose={() => answer('edit')}>
      <Text>{first?.text}</Text>
      {others.map(({ title, text }) => (
        <Text key={title}>
          {title}. {text}
        </Text>
      ))}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {changes.map((one, index) => (
          <Button
            key={one.label}
            variant={index === 0 ? 'solid' : 'outline'}
            data-first-focus={index === 0 ? true : undefined}
            onClick={() => answer(one)}
          >
            {one.label}
          </Button>
        ))}
        <Button
          variant={changes.length > 0 ? 'outline' : 'solid'}
          data-first-focus={changes.length > 0 ? undefined : true}
          onClick={() => answer('edit')}
        >
          Edit the address
        </Button>
        <Button variant="outline" onClick={() => answer('keep')}>
          Keep it as it is
        </Button>
      </chakra.div>
    </Dialog>
  );
  return { ask, dialog };
}
