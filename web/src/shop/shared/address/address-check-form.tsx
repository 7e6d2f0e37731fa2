import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddressSuggestions, suggestsAddresses } from '#shared/address/address-suggestions.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Input } from '#ui/fields/text-field.tsx';
import { Text } from '#ui/text.tsx';

type AddressCheckFormProps = {
  /** What it begins with. */
  address?: string;
  /** On the dark top of a page. */
  isOnNight?: boolean;
  /** The label is the page's heading already. */
  isLabelHidden?: boolean;
};

/** Asks for an address, and leads to what can be had there. Works as it is before any script. */
export function AddressCheckForm(props: AddressCheckFormProps) {
  const { address, isOnNight, isLabelHidden } = props;
  const navigate = useNavigate();
  const id = useId();
  return (
    <chakra.form
      action={paths.checkAddress()}
      display="grid"
      gap="1.5"
      width="full"
      maxWidth="form"
      onSubmit={(event) => {
        event.preventDefault();
        navigate(paths.checkAddress(String(new FormData(event.currentTarget).get('address'))));
      }}
    >
      <chakra.label htmlFor={id} fontWeight="semibold" srOnly={isLabelHidden}>
        What can I get at my address?
      </chakra.label>
      <Text id={`${id}-hint`} size="sm" tone={isOnNight ? 'night' : 'muted'}>
        Street and town, or just a postcode
      </Text>
      <chakra.div display="flex" gap="2" position="relative">
        <Input
          id={id}
          name="address"
          aria-describedby={`${id}-hint`}
          {...suggestsAddresses}
          autoComplete="address-line1"
          defaultValue={address}
          maxLength={200}
          required
        />
        <AddressSuggestions fieldId={id} onSuggestion={({ label }) => navigate(paths.checkAddress(label))} />
        <Button type="submit" variant={isOnNight ? 'night' : 'outline'}>
          Check
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
