import { chakra } from '@chakra-ui/react';
import type { AddressPart } from '@kowhai/domain/address/address-texts';
import { regions } from '@kowhai/domain/address/regions';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { bind } from '#ui/fields/use-validated-form.ts';
import { AddressNote } from './address-note.tsx';
import { AddressSuggestions, suggestsAddresses } from './address-suggestions.tsx';
import { CountryField } from './country-field.tsx';
import type { AddressControl } from './use-address.ts';

type AddressFieldsProps<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>;
  address: AddressControl;
  /** Before the names of the fields in the form. */
  prefix?: string;
  /** Of the person who types it: the browser may fill it in, and the flat has a field. */
  isOwn?: boolean;
  isFirst?: boolean;
};

/** The fields of an address, by the rule of `useAddress`. */
export function AddressFields<In extends FieldValues, Out>(props: AddressFieldsProps<In, Out>) {
  const { form, address, prefix = '', isOwn = false, isFirst } = props;
  const nameOf = (part: AddressPart) => `${prefix}${part}` as Path<In>;
  const noteId = `${nameOf('address')}-note`;
  const field = (part: AddressPart, autoComplete: string) => ({
    autoComplete: isOwn ? autoComplete : 'off',
    ...bind(form, nameOf(part), {
      onChange: () => {
        address.touch(part);
        if (part === 'city' || part === 'postalCode') void address.lookUp(false);
      },
      onBlur: part === 'flat' || part === 'region' ? undefined : () => void address.lookUp(),
    }),
  });
  return (
    <>
      <chakra.div position="relative">
        <TextField
          label="Street Address"
          describedBy={noteId}
          {...suggestsAddresses}
          data-first-focus={isFirst}
          {...field('address', 'address-line1')}
        />
        <AddressSuggestions fieldId={nameOf('address')} onChoose={address.fill} />
      </chakra.div>
      <AddressNote id={noteId} address={address} />
      {isOwn && (
        <TextField
          label="Flat or unit"
          hint="Such as 2B or Level 1"
          optional
          length="short"
          {...field('flat', 'address-line2')}
        />
      )}
      <chakra.div position="relative">
        <TextField
          label="Suburb/City"
          {...suggestsAddresses}
          length="medium"
          {...field('city', 'address-level2')}
        />
        <AddressSuggestions
          fieldId={nameOf('city')}
          readPostcode={() => address.read().postalCode}
          onChoose={({ city }) => address.change({ city })}
        />
      </chakra.div>
      <TextField
        label="Postcode"
        hint={isOwn ? '4 digits' : undefined}
        inputMode="numeric"
        length="postcode"
        {...field('postalCode', 'postal-code')}
      />
      <SelectField
        label="Region"
        length="medium"
        placeholder="Select"
        options={regions}
        {...field('region', 'address-level1')}
      />
      <CountryField />
    </>
  );
}
