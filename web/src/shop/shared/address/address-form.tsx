import { findPostcode, findRegion } from '@kowhai/domain/address/places';
import { hasPostcodeMismatch } from '@kowhai/domain/address/postcode';
import {
  country,
  regions,
  type ServiceAddress,
  serviceAddress,
  splitFlat,
  typedServiceAddress,
} from '@kowhai/domain/address/service-address';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, type UseFormSetValue, useWatch } from 'react-hook-form';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { readDraftTexts, useFormDraft } from '#shared/use-form-draft.ts';
import { PrivacyNote } from '#shop/shared/privacy-note.tsx';
import { useCart } from '#state/cart.ts';
import { saveDraft } from '#state/drafts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { typeOver } from '#ui/fields/hydration-safe-input.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { bind, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { type KnownAddress, KnownAddressOffers, useKnownAddresses } from './known-addresses.tsx';
import { PostcodeQuestion } from './postcode-question.tsx';
import type { SuggestedAddress } from './suggest-service-address.ts';

const draftName = 'service-address';

/** The fields while they are being filled in: no region is chosen yet. */
type TypedAddress = SuggestedAddress & { flat: string };

const empty: TypedAddress = { flat: '', address: '', city: '', postalCode: '', region: '', country };

function fieldsOf(address: SuggestedAddress): TypedAddress {
  return { ...empty, ...address, ...splitFlat(address.address) };
}

/** What is filled in for such a place. What stands there as well follows the place when that is changed. */
const whatFollowsFrom = ({ city, postalCode }: Pick<ServiceAddress, 'city' | 'postalCode'>) => ({
  postalCode: findPostcode(city) ?? '',
  region: findRegion({ city, postalCode: postalCode.trim() }) ?? '',
});

const hasText = ({ country: _, ...texts }: TypedAddress) => Object.values(texts).some((text) => text !== '');

/** Field by field: a form that is reset hears nothing of what is typed until it has been rendered anew. */
function fillAll(setValue: UseFormSetValue<TypedAddress>, fields: TypedAddress): void {
  for (const [name, text] of Object.entries(fields)) {
    setValue(name as keyof TypedAddress, text, { shouldDirty: true });
  }
  typeOver(document.activeElement);
}

const getCartAddress = () => useCart.getState().cart.serviceAddress;

type AddressFormProps = {
  /** The id that a button outside the form sends it by. */
  id: string;
  onValid: (address: ServiceAddress) => void;
};

/**
 * Where the plan is to be connected. It opens with what was typed last, else with the cart's address, else with the
 * first that is known whole of the person. These come after the built page: whoever has begun to type is not overruled.
 */
export function AddressForm({ id, onValid }: AddressFormProps) {
  // Not the address itself: sending it puts it into the cart, and the answer would wait for the whole form once more.
  const isCartRead = useCart((state) => state.isRead);
  const knownAddresses = useKnownAddresses();
  const form = useValidatedForm<TypedAddress, ServiceAddress>(
    typedServiceAddress,
    readDraftTexts<TypedAddress>(draftName, empty),
  );
  const forgetTyped = useFormDraft(form, draftName);
  const { getValues, setFocus, setValue } = form;

  // What follows from the place is filled in as it is typed, and follows it until somebody writes something else.
  const filledIn = useRef({ postalCode: '', region: '' });

  // Not as the form's defaults: these would go beside what was typed before the script came.
  useEffect(() => {
    const typed = getValues();
    if (hasText(typed)) {
      filledIn.current = whatFollowsFrom(typed);
      return;
    }
    const ofCart = isCartRead ? getCartAddress() : null;
    if (ofCart) {
      filledIn.current = whatFollowsFrom(ofCart);
      return fillAll(setValue, fieldsOf(ofCart));
    }
    const whole = knownAddresses.find(({ address }) => serviceAddress.safeParse(address).success);
    if (whole) {
      filledIn.current = whole.address;
      fillAll(setValue, fieldsOf(whole.address));
    }
  }, [isCartRead, knownAddresses, getValues, setValue]);

  const fillIn = (name: 'postalCode' | 'region', value: string) => {
    if (getValues(name) !== '' && getValues(name) !== filledIn.current[name]) return;
    filledIn.current[name] = value;
    setValue(name, value, { shouldDirty: true });
  };
  const fillRegion = () => fillIn('region', whatFollowsFrom(getValues()).region);
  const fillFromCity = () => {
    fillIn('postalCode', whatFollowsFrom(getValues()).postalCode);
    fillRegion();
  };

  const takeKnown = ({ address }: KnownAddress) => {
    fillAll(setValue, fieldsOf(address));
    filledIn.current = address;
    // Chosen is as good as typed.
    saveDraft(draftName, fieldsOf(address));
    setFocus(address.region === '' ? 'region' : 'address');
  };

  const [questioned, setQuestioned] = useState<ServiceAddress | null>(null);
  const take = (address: ServiceAddress) => {
    forgetTyped();
    onValid(address);
  };
  const askOrTake = (address: ServiceAddress) => {
    // Asked once: an address that is in the cart has had its answer.
    const known = getCartAddress();
    const isAnswered = known?.postalCode === address.postalCode && known.region === address.region;
    if (hasPostcodeMismatch(address) && !isAnswered) setQuestioned(address);
    else take(address);
  };

  return (
    <Form form={form} id={id} aria-label="Service address" onValid={askOrTake}>
      <NoScriptNote what="Ordering here" />
      <OtherAddresses form={form} known={knownAddresses} onTake={takeKnown} />
      <TextField
        label="Street Address"
        hint="Number and street, no PO Box"
        autoComplete="address-line1"
        {...bind(form, 'address')}
      />
      <TextField
        label="Flat or unit"
        optional
        autoComplete="address-line2"
        length="short"
        {...bind(form, 'flat')}
      />
      <TextField
        label="Suburb/City"
        autoComplete="address-level2"
        length="medium"
        {...bind(form, 'city', { onChange: fillFromCity })}
      />
      <TextField
        label="Postcode"
        hint="4 digits"
        autoComplete="postal-code"
        inputMode="numeric"
        length="postcode"
        {...bind(form, 'postalCode', { onChange: fillRegion })}
      />
      <SelectField
        label="Region"
        autoComplete="address-level1"
        length="medium"
        placeholder="Select"
        options={regions}
        {...bind(form, 'region')}
      />
      <TextField
        label="Country"
        autoComplete="country-name"
        length="medium"
        value={country}
        disabled
        readOnly
      />
      <PrivacyNote>
        We use this address to check what we can connect there. Our staff see it, and so does the network
        company that does the work. You can change it until you place the order.
      </PrivacyNote>
      {/* On a wide screen the ways on stand at the side: this one is where the eye ends. */}
      <Button type="submit" size="lg" display={{ base: 'none', lg: 'inline-flex' }}>
        Next
      </Button>
      <PostcodeQuestion
        address={questioned}
        onKeep={(address) => {
          setQuestioned(null);
          take(address);
        }}
        onChange={() => {
          setQuestioned(null);
          setFocus('postalCode');
        }}
      />
    </Form>
  );
}

type OtherAddressesProps = {
  form: UseFormReturn<TypedAddress, unknown, ServiceAddress>;
  known: readonly KnownAddress[];
  onTake: (known: KnownAddress) => void;
};

/** Offers the known addresses until something else is typed. It listens by itself: each keystroke would render the whole form. */
function OtherAddresses({ form: { control }, known, onTake }: OtherAddressesProps) {
  const shown = useWatch({ control });
  const isShown = (address: SuggestedAddress) =>
    Object.entries(fieldsOf(address)).every(([name, text]) => shown[name as keyof TypedAddress] === text);
  const ofCart = getCartAddress();
  const untouched = [empty, ...(ofCart ? [ofCart] : []), ...known.map(({ address }) => address)];
  if (!untouched.some(isShown)) return null;
  return <KnownAddressOffers offers={known.filter(({ address }) => !isShown(address))} onTake={onTake} />;
}
