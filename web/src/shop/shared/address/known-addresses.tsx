import { chakra } from '@chakra-ui/react';
import { formatServiceAddress, isSamePlace } from '@kowhai/domain/address/format-address';
import { isPoBox } from '@kowhai/domain/address/po-box';
import { readForm, type SuggestedAddress } from '@kowhai/domain/address/suggested-address';
import { isCancelledStatus } from '@kowhai/domain/orders/order-status';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { myOrdersQuery } from '#data/queries.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#ui/buttons/button.tsx';

export type KnownAddress = { label: string; text: string; address: SuggestedAddress };

/** The addresses that a signed-in user may want: that of the profile, and that of the latest order. */
export function useKnownAddresses(): KnownAddress[] {
  const user = useSession((session) => session.user);
  const { data } = useInfiniteQuery({ ...myOrdersQuery(user?._id ?? ''), enabled: user !== null });
  const latest = data?.pages[0]?.orders.find((order) => !isCancelledStatus(order.status))?.serviceAddress;
  const isUsable = user !== null && user.address !== '' && !isPoBox(user.address);
  const profileAddress = isUsable ? user.address : '';
  const read = useReading(profileAddress);
  return useMemo(() => {
    // The form would begin with the order's.
    if (!read) return [];
    const known: KnownAddress[] = [];
    if (profileAddress !== '') {
      known.push({ label: 'Use my profile address', text: profileAddress, address: read });
    }
    if (latest && !known.some(({ address }) => isSameStreet(address, latest))) {
      known.push({
        label: 'Use the address from my last order',
        text: formatServiceAddress(latest),
        address: latest,
      });
    }
    return known;
  }, [profileAddress, latest, read]);
}

/**
 * Reads an address that does not say its postcode by the list of streets, and by its form where it fits several or the list
 * is not there.
 *
 * @returns null while it is read
 */
function useReading(text: string): SuggestedAddress | null {
  const form = useMemo(() => readForm(text), [text]);
  const isWhole = text === '' || form.postalCode !== '';
  const [read, setRead] = useState<{ text: string; address: SuggestedAddress } | null>(null);
  useEffect(() => {
    if (isWhole) return;
    void import('#shared/address/street-reader.ts')
      .then(({ readAddress }) => readAddress(text))
      .then(
        ({ address, choices, isSure }) => (choices.length === 0 && isSure ? address : form),
        () => form,
      )
      .then((address) => setRead({ text, address }));
  }, [text, isWhole, form]);
  if (isWhole) return form;
  return read?.text === text ? read.address : null;
}

const isSameStreet = (one: SuggestedAddress, other: SuggestedAddress) =>
  isSamePlace(one.address, other.address) && ['', other.postalCode].includes(one.postalCode);

type KnownAddressOffersProps = { offers: readonly KnownAddress[]; onTake: (known: KnownAddress) => void };

export function KnownAddressOffers({ offers, onTake }: KnownAddressOffersProps) {
  return offers.map((known) => (
    <Button
      key={known.label}
      variant="outline"
      size="sm"
      justifySelf="start"
      textAlign="start"
      onClick={() => onTake(known)}
    >
      <span>
        {known.label}: <chakra.span display="block">{known.text}</chakra.span>
      </span>
    </Button>
  ));
}
