import { chakra } from '@chakra-ui/react';
import { type AddressQuestion, listAddressQuestions } from '@kowhai/domain/address/address-question';
import type { Region } from '@kowhai/domain/address/regions';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text.tsx';

type Answer = 'keep' | 'edit' | Region;
type Asked = { questions: AddressQuestion[]; answer: (given: Answer) => void };

/**
 * Asks once about an address that may be wrong: without a street number, or with a postcode that is unknown or belongs
 * to another region.
 *
 * @param onEdit gets the field to change, where the person wants to edit the address
 * @param onRegion gets the postcode's region, where that is wanted
 * @returns `settle`, which resolves to the address to use, or to null if it is to be edited, and at once where there is
 * nothing to ask; and the dialog
 */
export function useAddressQuestion(
  onEdit: (field: AddressQuestion['field']) => void,
  onRegion: (region: Region) => void,
): {
  settle: (address: ServiceAddress, taken: ServiceAddress | null) => Promise<ServiceAddress | null>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const kept = useRef<ServiceAddress>(null);

  const settle = async (
    address: ServiceAddress,
    taken: ServiceAddress | null,
  ): Promise<ServiceAddress | null> => {
    const questions = listAddressQuestions(address, kept.current ?? taken);
    const [first] = questions;
    if (!first) return address;
    const given = await new Promise<Answer>((answer) => setAsked({ questions, answer }));
    if (given === 'keep') {
      kept.current = address;
      return address;
    }
    if (given === 'edit') {
      // The dialog is closed by now: while it was open, no field could take the focus.
      onEdit(first.field);
      return null;
    }
    onRegion(given);
    return settle({ ...address, region: given }, taken);
  };
  const answer = (given: Answer) => {
    setAsked(null);
    asked?.answer(given);
  };

  const [first, ...others] = asked?.questions ?? [];
  const region = asked?.questions.find((one) => one.region)?.region;
  const dialog = (
    <Dialog title={first?.title ?? ''} isOpen={asked !== null} onClose={() => answer('edit')}>
      <Text>{first?.text}</Text>
      {others.map(({ field, title, text }) => (
        <Text key={field}>
          {title}. {text}
        </Text>
      ))}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {region && (
          <Button data-first-focus onClick={() => answer(region)}>
            Change to {region}
          </Button>
        )}
        <Button
          variant={region ? 'outline' : 'solid'}
          data-first-focus={region ? undefined : true}
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
  return { settle, dialog };
}
