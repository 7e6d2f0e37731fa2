import { chakra } from '@chakra-ui/react';
import { describePostcodeMismatch } from '@kowhai/domain/address/postcode';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text.tsx';

type PostcodeQuestionProps = {
  /** The address in question; null while the dialog is closed. */
  address: ServiceAddress | null;
  onKeep: (address: ServiceAddress) => void;
  onChange: () => void;
};

/** Asks whether an address is right whose postcode belongs to another region. The person may keep it. */
export function PostcodeQuestion({ address, onKeep, onChange }: PostcodeQuestionProps) {
  return (
    <Dialog
      title={(address && describePostcodeMismatch(address)) ?? ''}
      isOpen={address !== null}
      onClose={onChange}
    >
      {address && (
        <>
          <Text>
            You chose {address.region} as the region. Is the address right? If it is, we’ll check it with you.
          </Text>
          <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
            <Button variant="outline" onClick={() => onKeep(address)}>
              Keep it as it is
            </Button>
            <Button data-first-focus onClick={onChange}>
              Change the address
            </Button>
          </chakra.div>
        </>
      )}
    </Dialog>
  );
}
