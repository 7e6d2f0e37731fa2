import { chakra } from '@chakra-ui/react';
import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import type { Cart, CartHardware } from '@kowhai/domain/cart/cart';
import { priceLine } from '@kowhai/domain/cart/pricing';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { describeModem, describePostalAddress } from '@kowhai/domain/orders/describe-order';
import { writeConsent } from '@kowhai/domain/orders/switch-words';
import { formatFullName, type UserInfo } from '@kowhai/domain/people/user';
import { type ReactNode, useState } from 'react';
import { type Fact, FactList } from '#shared/fact-list.tsx';
import { EmailText } from '#shared/mail-link.tsx';
import { paths } from '#shared/paths.ts';
import { announceCart } from '#shop/shared/ordering/announce-cart.ts';
import { ChangePlan } from '#shop/shared/ordering/change-plan.tsx';
import { describeUnfitHardware } from '#shop/shared/ordering/describe-unfit-hardware.ts';
import { swapping, useSteps } from '#shop/shared/ordering/use-steps.tsx';
import { changeCart } from '#state/cart.ts';
import { readSwitchAnswers } from '#state/switch-answers.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { Heading } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type OrderReviewProps = { cart: Cart; user: UserInfo };

export function OrderReview({ cart, user }: OrderReviewProps) {
  const { take, undoNotice } = useSteps((make) => void changeCart(make), announceCart);
  const address = cart.serviceAddress ? formatServiceAddress(cart.serviceAddress) : '';
  const plans = cart.plans.map((plan) => ({
    name: plan.name,
    value: `${formatMoney(toCents(plan.price))} a month`,
  }));
  const addOns = cart.hardware.map((line) => ({
    name: `${line.qty}\u00a0×\u00a0${line.name}`,
    value: describeAddOn(line, cart.plans),
  }));
  return (
    <chakra.div display="grid" gap="8">
      <Section
        title="Contact details"
        change={{ to: paths.profile('order'), of: 'contact details' }}
        facts={[
          { name: 'Name', value: formatFullName(user) },
          { name: 'Email', value: <EmailText email={user.email} /> },
          { name: 'Phone', value: user.phone },
          { name: 'Address', value: describePostalAddress(user.address, cart.serviceAddress) },
        ]}
      />
      <Section
        title="Service address"
        change={{ to: paths.details(), of: 'service address' }}
        facts={[{ name: 'Connect at', value: address }]}
      />
      <Section
        priced
        title="Services"
        change={{ to: paths.cart(), label: 'Edit cart' }}
        facts={plans}
        more={cart.plans.map((line) => (
          <ChangePlan key={line._id} plan={line} onSwap={(to) => take(swapping(line, to))} />
        ))}
      />
      {undoNotice}
      <Section
        priced
        title="Add-ons"
        change={{ to: paths.addOns(), of: 'add-ons' }}
        facts={[...addOns, { name: 'Modem', value: describeModem(cart.modemNeeded, cart.hardware) }]}
      />
      <SwitchSection />
    </chakra.div>
  );
}

/** What was said of the provider now, and agreed to in the words that were read. */
function SwitchSection() {
  // They are dropped with the order, before its page opens.
  const [{ provider, account, arrangeSwitch }] = useState(readSwitchAnswers);
  if (!provider) return null;
  const agreed = arrangeSwitch === 'yes' ? writeConsent({ provider, account }) : null;
  return (
    <Section
      title="Switching"
      change={{ to: paths.addOns(), of: 'switching' }}
      facts={[
        { name: 'With now', value: provider },
        { name: 'Account', value: account ?? '' },
        { name: 'You agreed', value: agreed ?? 'Not yet: we don’t arrange the switch' },
      ]}
    />
  );
}

/** The price of hardware, and a warning where it does not fit the plans. */
function describeAddOn(line: CartHardware, plans: Cart['plans']) {
  const unfit = describeUnfitHardware(line, plans);
  return (
    <>
      {formatMoney(priceLine(line))}
      {unfit && (
        <chakra.span display="block" fontWeight="normal" color="warning.text">
          {unfit}
        </chakra.span>
      )}
    </>
  );
}

type SectionProps = {
  title: string;
  /** Beside the link that changes it. */
  more?: ReactNode;
  change: { to: string } & ({ of: string } | { label: string });
  facts: readonly Fact[];
  priced?: boolean;
};

function Section({ title, change, facts, priced, more }: SectionProps) {
  return (
    <chakra.section display="grid" gap="1">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        columnGap="4"
      >
        <Heading size="sm">{title}</Heading>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="flex-end"
          alignItems="baseline"
          columnGap="4"
        >
          {more}
          <TextLink to={change.to} standalone fontSize="sm">
            {'label' in change ? (
              change.label
            ) : (
              <>
                Change<VisuallyHidden> {change.of}</VisuallyHidden>
              </>
            )}
          </TextLink>
        </chakra.div>
      </chakra.div>
      <FactList facts={facts} priced={priced} />
    </chakra.section>
  );
}
