import { chakra } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { formatFullName } from '@kowhai/domain/people/user';
import { siteSettings } from '@kowhai/domain/site-settings';

export function Letterhead() {
  const { name, postalAddress, freephone, email } = siteSettings;
  return (
    <chakra.p display="none" _print={{ display: 'block' }} marginBottom="4" fontSize="sm">
      {[name, postalAddress, freephone, email].join(' · ')}
    </chakra.p>
  );
}

export function PackingSlip({ order }: { order: Order }) {
  const { number, user, serviceAddress, orderHardwares } = order;
  const { address, city, region, postalCode } = serviceAddress;
  return (
    <chakra.section display="none" _print={{ display: 'grid' }} gap="6" aria-label="Packing slip">
      <Letterhead />
      <chakra.address fontStyle="normal" fontSize="lg" lineHeight="base">
        {formatFullName(user)}
        <br />
        {address}
        <br />
        {city}
        <br />
        {region} {postalCode}
      </chakra.address>
      <h2>Packing slip for order {number}</h2>
      <ul>
        {orderHardwares.map(({ _id, name, qty }) => (
          <li key={_id}>
            ☐ {qty} × {name}
          </li>
        ))}
      </ul>
      <p>Anything missing? Call {siteSettings.freephone}.</p>
    </chakra.section>
  );
}
