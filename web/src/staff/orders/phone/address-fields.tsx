import { chakra } from '@chakra-ui/react';
import { regions } from '@kowhai/domain/address/regions';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { AddressReadBack, StreetNote } from '#shared/address/address-note.tsx';
import { AddressSuggestions, suggestsAddresses } from '#shared/address/address-suggestions.tsx';
import { CountryField } from '#shared/address/country-field.tsx';
import { type AddressPart, type AddressTexts, useAddressReader } from '#shared/address/use-address-reader.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { bind, setText } from '#ui/fields/use-validated-form.ts';

/** A form with an address in it, and before its fields' names what they begin with. */
type Form<Fields extends FieldValues> = { form: UseFormReturn<Fields, unknown, Fields>; prefix?: string };

/** Each part is a field of the form, which TypeScript does not see in a name that is put together. */
const nameIn =
  <Fields extends FieldValues>({ prefix = '' }: Form<Fields>) =>
  (part: AddressPart) =>
    `${prefix}${part}` as Path<Fields>;

/** Fills in the address fields of a form from each other. */
export function useAddressOf<Fields extends FieldValues>(of: Form<Fields>) {
  const nameOf = nameIn(of);
  const read = (): AddressTexts => {
    const [address, city, postalCode, region] = of.form.getValues(
      (['address', 'city', 'postalCode', 'region'] as const).map(nameOf),
    );
    return { address, city, postalCode, region } as AddressTexts;
  };
  return useAddressReader({ read, write: (part, text) => setText(of.form, nameOf(part), text) });
}

type AddressFieldsProps<Fields extends FieldValues> = Form<Fields> & {
  reader: ReturnType<typeof useAddressOf>;
  texts: AddressTexts;
  isFirst?: boolean;
};

export function AddressFields<Fields extends FieldValues>(props: AddressFieldsProps<Fields>) {
  const { form, reader, texts, isFirst } = props;
  const nameOf = nameIn(props);
  const address = nameOf('address');
  return (
    <>
      <chakra.div position="relative">
        <TextField
          label="Street Address"
          {...suggestsAddresses}
          autoComplete="off"
          data-first-focus={isFirst}
          {...bind(form, address, { onBlur: reader.readStreet })}
        />
        <AddressSuggestions fieldId={address} onChoose={reader.choose} />
      </chakra.div>
      <StreetNote reader={reader} />
      <chakra.div position="relative">
        <TextField
          label="Suburb/City"
          {...suggestsAddresses}
          autoComplete="off"
          {...bind(form, nameOf('city'), { onChange: reader.followCity, onBlur: reader.readStreet })}
        />
        <AddressSuggestions
          fieldId={nameOf('city')}
          readPostcode={() => form.getValues(nameOf('postalCode'))}
          onChoose={reader.choosePlace}
        />
      </chakra.div>
      <TextField
        label="Postcode"
        inputMode="numeric"
        length="postcode"
        autoComplete="off"
        {...bind(form, nameOf('postalCode'), { onChange: reader.followPostcode, onBlur: reader.readStreet })}
      />
      <SelectField label="Region" placeholder="Select" options={regions} {...bind(form, nameOf('region'))} />
      <CountryField />
      <AddressReadBack texts={texts} onCorrect={() => form.setFocus(address)} />
    </>
  );
}
