import { chakra } from '@chakra-ui/react';
import { splitFlat } from '@kowhai/domain/address/flats';
import { country, regions } from '@kowhai/domain/address/regions';
import { type ServiceAddress, serviceAddress } from '@kowhai/domain/address/service-address';
import type { SuggestedAddress } from '@kowhai/domain/address/suggested-address';
import { typedServiceAddress } from '@kowhai/domain/address/typed-address';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, type UseFormSetValue, useWatch } from 'react-hook-form';
import { AddressReadBack, StreetNote } from '#shared/address/address-note.tsx';
import { AddressSuggestions, suggestsAddresses } from '#shared/address/address-suggestions.tsx';
import { CountryField } from '#shared/address/country-field.tsx';
import { useAddressQuestion } from '#shared/address/use-address-question.tsx';
import { useAddressReader } from '#shared/address/use-address-reader.ts';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { readDraftTexts, useFormDraft } from '#shared/use-form-draft.ts';
import { PrivacyNote } from '#shop/shared/privacy-note.tsx';
import { useCart } from '#state/cart.ts';
import { checkedAddressDraft, dropCheckedAddress, serviceAddressDraft } from '#state/checked-address.ts';
import { saveDraft } from '#state/drafts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { typeOver } from '#ui/fields/hydration-safe-input.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { bind, setText, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { Text } from '#ui/text.tsx';
import { type KnownAddress, KnownAddressOffers, useKnownAddresses } from './known-addresses.tsx';
import { useCoverageQuestion } from './use-coverage-question.tsx';

/** The values of the form, in which no region may be chosen yet. */
type TypedAddress = SuggestedAddress & { flat: string };

const noText = { flat: '', address: '', city: '', postalCode: '', region: '' };
const empty: TypedAddress = { ...noText, country };

function fieldsOf(address: SuggestedAddress): TypedAddress {
  return { ...empty, ...address, ...splitFlat(address.address) };
}

const hasText = ({ country: _, ...texts }: TypedAddress) => Object.values(texts).some((text) => text !== '');

/** Sets each field: after `reset`, the form would report no typing until the next render. */
function fillAll(setValue: UseFormSetValue<TypedAddress>, fields: TypedAddress): void {
  for (const [name, text] of Object.entries(fields)) {
    setValue(name as keyof TypedAddress, text, { shouldDirty: true });
  }
  typeOver(document.activeElement);
}

const getCartAddress = () => useCart.getState().cart.serviceAddress;

type AddressFormProps = {
  /** The id by which a button outside the form submits it. */
  id: string;
  /** The plans' kinds, of which it asks where they are said not to reach the address. */
  kinds: readonly PlanCategory[];
  onValid: (address: ServiceAddress) => void;
  /** The address that is confirmed already, if not the cart's, and the draft of another one. */
  taken?: { address: ServiceAddress; draftName: string };
  /** What the form's own button says, where no other one submits it. */
  submitLabel?: string;
};

/**
 * The form for the service address. It starts with the draft, else the address that was checked last, else the cart's, else
 * the first complete address that is known of the user. These load after hydration, so what was typed by then stays.
 */
export function AddressForm({ id, kinds, onValid, taken, submitLabel }: AddressFormProps) {
  // Not the address: storing it on submit would render the whole form again before the page changes.
  const isCartRead = useCart((state) => state.isRead);
  const draftName = taken?.draftName ?? serviceAddressDraft;
  const own = taken?.address;
  const getTaken = () => own ?? getCartAddress();
  const knownAddresses = useKnownAddresses();
  const form = useValidatedForm<TypedAddress, ServiceAddress>(
    typedServiceAddress,
    readDraftTexts<TypedAddress>(draftName, empty),
  );
  const forgetTyped = useFormDraft(form, draftName);
  const { clearErrors, getValues, setFocus, setValue } = form;

  const take = (address: SuggestedAddress) => {
    clearErrors();
    fillAll(setValue, fieldsOf(address));
    // A chosen address is kept as a draft, like a typed one.
    saveDraft(draftName, fieldsOf(address));
  };
  const reader = useAddressReader({
    read: () => {
      const { address, flat, city, postalCode, region } = getValues();
      return { address, flat, city, postalCode, region };
    },
    write: (part, text) => setText(form, part, text),
    take,
  });
  const takeKnown = ({ address }: KnownAddress) => {
    reader.choose(address);
    setFocus(address.region === '' ? 'region' : 'address');
  };

  const [isChecked, setChecked] = useState(false);
  const begin = useEffectEvent((address: SuggestedAddress) => {
    fillAll(setValue, fieldsOf(address));
    reader.begin(address);
  });
  const follow = useEffectEvent(() => reader.beginTyped());
  // Not default values, which would be mixed with what was typed before hydration.
  useEffect(() => {
    if (hasText(getValues())) return void follow();
    const checked = own ? empty : readDraftTexts<TypedAddress>(checkedAddressDraft, empty);
    const ofCart = hasText(checked) ? checked : (own ?? (isCartRead ? getCartAddress() : null));
    if (ofCart) {
      setChecked(hasText(checked));
      return begin(ofCart);
    }
    const whole = knownAddresses.find(({ address }) => serviceAddress.safeParse(address).success);
    if (whole) begin(whole.address);
  }, [isCartRead, knownAddresses, getValues, own]);
  const startAfresh = () => {
    dropCheckedAddress();
    setChecked(false);
    fillAll(setValue, empty);
    reader.begin(empty);
    setFocus('address');
  };

  const question = useAddressQuestion(setFocus, (region) =>
    setValue('region', region, { shouldDirty: true }),
  );
  const coverage = useCoverageQuestion(kinds);
  const askOrUse = async (typed: ServiceAddress) => {
    // Not asked again for an address that is in the cart already.
    const address = await question.settle(typed, getTaken());
    if (!address) return;
    if (!(await coverage.isWanted(address))) return;
    forgetTyped();
    if (!own) dropCheckedAddress();
    onValid(address);
  };

  return (
    <Form form={form} id={id} aria-label="Service address" settle={reader.settle} onValid={askOrUse}>
      <NoScriptNote what="Ordering here" />
      {isChecked && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
          <Text>We filled in the address that you checked.</Text>
          <Button variant="outline" size="sm" onClick={startAfresh}>
            Use another address
          </Button>
        </chakra.div>
      )}
      <OtherAddresses form={form} known={knownAddresses} taken={getTaken()} onTake={takeKnown} />
      <chakra.div position="relative">
        <TextField
          label="Street Address"
          hint="Number and street, no PO Box"
          {...suggestsAddresses}
          autoComplete="address-line1"
          {...bind(form, 'address', { onBlur: reader.readStreet })}
        />
        <AddressSuggestions fieldId="address" onChoose={reader.choose} />
      </chakra.div>
      <StreetNote reader={reader} />
      <TextField
        label="Flat or unit"
        hint="Such as 2B or Level 1"
        optional
        autoComplete="address-line2"
        length="short"
        {...bind(form, 'flat', { onChange: reader.followFlat })}
      />
      <chakra.div position="relative">
        <TextField
          label="Suburb/City"
          {...suggestsAddresses}
          autoComplete="address-level2"
          length="medium"
          {...bind(form, 'city', { onChange: reader.followCity, onBlur: reader.readStreet })}
        />
        <AddressSuggestions
          fieldId="city"
          readPostcode={() => getValues('postalCode')}
          onChoose={reader.choosePlace}
        />
      </chakra.div>
      <TextField
        label="Postcode"
        hint="4 digits"
        autoComplete="postal-code"
        inputMode="numeric"
        length="postcode"
        {...bind(form, 'postalCode', { onChange: reader.followPostcode, onBlur: reader.readStreet })}
      />
      <SelectField
        label="Region"
        autoComplete="address-level1"
        length="medium"
        placeholder="Select"
        options={regions}
        {...bind(form, 'region')}
      />
      <CountryField />
      <ReadBack form={form} />
      <PrivacyNote>
        We use this address to check what we can connect there. Our staff see it, and so does the network
        company that does the work. You can change it until you place the order.
      </PrivacyNote>
      {/* On a wide screen the other buttons are at the side; this one ends the form. */}
      <Button
        type="submit"
        variant="outline"
        size="lg"
        display={submitLabel ? undefined : { base: 'none', lg: 'inline-flex' }}
      >
        {submitLabel ?? 'Next'}
      </Button>
      {question.dialog}
      {coverage.dialog}
    </Form>
  );
}

/** Subscribes to the form itself, so that typing does not render all of it. */
function ReadBack({
  form: { control, setFocus },
}: {
  form: UseFormReturn<TypedAddress, unknown, ServiceAddress>;
}) {
  const texts = useWatch({ control }) as TypedAddress;
  return <AddressReadBack texts={texts} onCorrect={() => setFocus('address')} />;
}

type OtherAddressesProps = {
  form: UseFormReturn<TypedAddress, unknown, ServiceAddress>;
  known: readonly KnownAddress[];
  taken: ServiceAddress | null;
  onTake: (known: KnownAddress) => void;
};

/**
 * Offers the known addresses until another one is typed. Subscribes to the form itself, so that typing does not render
 * all of it.
 */
function OtherAddresses({ form: { control }, known, taken, onTake }: OtherAddressesProps) {
  const shown = useWatch({ control });
  const isShown = (address: SuggestedAddress) =>
    Object.entries(fieldsOf(address)).every(([name, text]) => shown[name as keyof TypedAddress] === text);
  const untouched = [empty, ...(taken ? [taken] : []), ...known.map(({ address }) => address)];
  if (!untouched.some(isShown)) return null;
  return <KnownAddressOffers offers={known.filter(({ address }) => !isShown(address))} onTake={onTake} />;
}
