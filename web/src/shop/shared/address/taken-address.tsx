import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type TakenAddressProps = { address: ServiceAddress; onChange: () => void };

/** Shows an address that is chosen already as text in place of the form. */
export function TakenAddress({ address, onChange }: TakenAddressProps) {
  return (
    <Card as="section" aria-label="Service address">
      <Text>
        We’ll connect you at <strong>{formatServiceAddress(address)}</strong> and post any hardware there.
      </Text>
      <Button variant="outline" size="sm" alignSelf="start" onClick={onChange}>
        Change<VisuallyHidden> service address</VisuallyHidden>
      </Button>
    </Card>
  );
}
