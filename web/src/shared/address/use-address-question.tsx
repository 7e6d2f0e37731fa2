import { chakra } from '@chakra-ui/react';
import { type AddressQuestion, listAddressQuestions } from '@kowhai/domain/address/address-question';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text.tsx';

type Asked = { questions: AddressQuestion[]; answer: (isKept: boolean) => void };

/**
 * Asks once about an address that may be wrong: without a street number, or with a postcode that is unknown or belongs
 * to another region.
 *
 * @param onChange gets the field to change, where the person does not keep the address
 * @returns `isKept`, which resolves at once where there is nothing to ask, and the dialog
 */
export function useAddressQuestion(onChange: (field: AddressQuestion['field']) => void): {
  isKept: (address: ServiceAddress, taken: ServiceAddress | null) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const kept = useRef<ServiceAddress>(null);

  const isKept = async (address: ServiceAddress, taken: ServiceAddress | null) => {
    const questions = listAddressQuestions(address, kept.current ?? taken);
    const [first] = questions;
    if (!first) return true;
    const isRight = await new Promise<boolean>((answer) => setAsked({ questions, answer }));
    if (isRight) kept.current = address;
    // The dialog is closed by now: while it was open, no field could take the focus.
    else onChange(first.field);
    return isRight;
  };
  const answer = (isRight: boolean) => {
    setAsked(null);
    asked?.answer(isRight);
  };

  const [first, ...others] = asked?.questions ?? [];
  const dialog = (
    <Dialog title={first?.title ?? ''} isOpen={asked !== null} onClose={() => answer(false)}>
      <Text>{first?.text}</Text>
      {others.map(({ field, title, text }) => (
        <Text key={field}>
          {title}. {text}
        </Text>
      ))}
      <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
        <Button variant="outline" onClick={() => answer(true)}>
          Keep it as it is
        </Button>
        <Button data-first-focus onClick={() => answer(false)}>
          Change the address
        </Button>
      </chakra.div>
    </Dialog>
  );
  return { isKept, dialog };
}
