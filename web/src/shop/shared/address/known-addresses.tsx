import { chakra } from '@chakra-ui/react';
import { formatServiceAddress, isSamePlace } from '@kowhai/domain/address/format-address';
import { isPoBox } from '@kowhai/domain/address/service-address';
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
  const profileAddress = user?.address ?? '';
  const read = useReading(isPoBox(profileAddress) ? '' : profileAddress);
  return useMemo(() => {
    const known: KnownAddress[] = [];
    if (profileAddress !== '' && !isPoBox(profileAddress)) {
      const address = read ?? readForm(profileAddress);
      known.push({ label: 'Use my profile address', text: profileAddress, address });
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

/** Reads an address that does not say its postcode by the list of streets. Null until then, and where it fits several. */
function useReading(text: string): SuggestedAddress | null {
  const [read, setRead] = useState<{ text: string; address: SuggestedAddress } | null>(null);
  useEffect(() => {
    if (text === '' || readForm(text).postalCode !== '') return;
    import('#shared/address/street-reader.ts')
      .then(({ readAddress }) => readAddress(text))
      .then(
        ({ address, choices }) => choices.length === 0 && setRead({ text, address }),
        // The form is filled in by hand then.
        () => undefined,
      );
  }, [text]);
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
