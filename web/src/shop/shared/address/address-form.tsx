import { chakra } from '@chakra-ui/react';
import { splitFlat } from '@kowhai/domain/address/flats';
import { country } from '@kowhai/domain/address/regions';
import { type ServiceAddress, serviceAddress } from '@kowhai/domain/address/service-address';
import type { SuggestedAddress } from '@kowhai/domain/address/suggested-address';
import { typedServiceAddress } from '@kowhai/domain/address/typed-address';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { AddressFields } from '#shared/address/address-fields.tsx';
import { useAddress } from '#shared/address/use-address.ts';
import { useAddressQuestion } from '#shared/address/use-address-question.ts';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { readUnsavedTexts, useUnsavedForm } from '#shared/use-unsaved-form.ts';
import { PrivacyNote } from '#shop/shared/privacy-note.tsx';
import { useCart } from '#state/cart.ts';
import { checkedAddressName, dropCheckedAddress, serviceAddressName } from '#state/checked-address.ts';
import { keepUnsaved } from '#state/unsaved.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { Text } from '#ui/text.tsx';
import { type KnownAddress, KnownAddressOffers, useKnownAddresses } from './known-addresses.tsx';
import { useCoverageQuestion } from './use-coverage-question.ts';

/** The values of the form, in which no region may be chosen yet. */
type TypedAddress = SuggestedAddress & { flat: string };

const noText = { flat: '', address: '', city: '', postalCode: '', region: '' };
const empty: TypedAddress = { ...noText, country };

function fieldsOf(address: SuggestedAddress): TypedAddress {
  return { ...empty, ...address, ...splitFlat(address.address) };
}

const hasText = ({ country: _, ...texts }: TypedAddress) => Object.values(texts).some((text) => text !== '');

const getCartAddress = () => useCart.getState().cart.serviceAddress;

type AddressFormProps = {
  /** The id by which the page's button submits it. */
  id: string;
  /** The plans' kinds, of which it asks where they are said not to reach the address. */
  kinds: readonly PlanCategory[];
  onValid: (address: ServiceAddress) => void;
  /** The address that is confirmed already, if not the cart's, and the name of what is typed for another one. */
  taken?: { address: ServiceAddress; unsavedName: string };
};

/**
 * The form for the service address. It starts with what is unsaved, else the address checked last, else the cart's, else
 * the first complete address that is known of the user. These load after hydration, so what was typed by then stays.
 */
export function AddressForm({ id, kinds, onValid, taken }: AddressFormProps) {
  // Not the address: storing it on submit would render the whole form again before the page changes.
  const isCartRead = useCart((state) => state.isRead);
  const unsavedName = taken?.unsavedName ?? serviceAddressName;
  const own = taken?.address;
  const getTaken = () => own ?? getCartAddress();
  const knownAddresses = useKnownAddresses();
  const form = useValidatedForm<TypedAddress, ServiceAddress>(
    typedServiceAddress,
    readUnsavedTexts<TypedAddress>(unsavedName, empty),
  );
  const forgetTyped = useUnsavedForm(form, unsavedName);
  const { getValues } = form;
  const { isSubmitted } = form.formState;
  const address = useAddress(form);
  const takeKnown = ({ address: known }: KnownAddress) => {
    address.fill(known);
    // A chosen address is kept like a typed one.
    keepUnsaved(unsavedName, fieldsOf(known));
    address.focus(known.region === '' ? 'region' : 'address');
  };

  const [isChecked, setChecked] = useState(false);
  const begin = useEffectEvent((known: SuggestedAddress) => address.fill(known));
  // Not default values, which would be mixed with what was typed before hydration.
  useEffect(() => {
    // Nothing is written after Next: what is read by then is offered.
    if (isSubmitted || hasText(getValues())) return;
    const checked = own ? empty : readUnsavedTexts<TypedAddress>(checkedAddressName, empty);
    const ofCart = hasText(checked) ? checked : (own ?? (isCartRead ? getCartAddress() : null));
    if (ofCart) {
      setChecked(hasText(checked));
      return begin(ofCart);
    }
    const whole = knownAddresses.find((known) => serviceAddress.safeParse(known.address).success);
    if (whole) begin(whole.address);
  }, [isCartRead, knownAddresses, getValues, own, isSubmitted]);
  const startAfresh = () => {
    dropCheckedAddress();
    setChecked(false);
    address.fill(empty);
    address.focus('address');
  };

  const confirmAddress = useAddressQuestion(address);
  const isWanted = useCoverageQuestion(kinds);
  const askOrUse = async (typed: ServiceAddress) => {
    // Not asked again for an address that is in the cart already.
    const confirmed = await confirmAddress(typed, getTaken());
    if (!confirmed || !(await isWanted(confirmed))) return;
    forgetTyped();
    if (!own) dropCheckedAddress();
    onValid(confirmed);
  };

  return (
    <Form form={form} id={id} aria-label="Service address" onSend={address.stop} onValid={askOrUse}>
      <NoScriptNote what="Ordering here" />
      {isChecked && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
          <Text>We filled in the address that you checked.</Text>
          <Button variant="outline" size="sm" onClick={startAfresh}>
            Use another address
          </Button>
        </chakra.div>
      )}
      <AddressFields form={form} address={address} isOwn />
      {/* They come late, so they stand below the fields. */}
      <OtherAddresses form={form} known={knownAddresses} taken={getTaken()} onTake={takeKnown} />
      <PrivacyNote>
        We use this address to check what we can connect there. Our staff see it, and so does the network
        company that does the work. You can change it until we start on your order.
      </PrivacyNote>
    </Form>
  );
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
