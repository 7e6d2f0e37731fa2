import { Button, Flex, Grid, Text } from '@chakra-ui/react';
import { computeTotals, type PricedLine } from '@kowhai/domain/cart/pricing';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { OrderLine } from '@kowhai/domain/orders/order';
import { useQuery } from '@tanstack/react-query';
import { staffHardwareListQuery, staffPlanListQuery } from '#data/staff-queries.ts';
import { FactList } from '#shared/fact-list.tsx';
import { LoadError } from '#shared/load-error.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/** What an order is to hold: plans by their ids, once each, and hardware with how many. */
export type Goods = { plans: readonly string[]; hardware: readonly { _id: string; qty: number }[] };

type Item = { _id: string; name: string; price: number; isPublished: boolean };

type GoodsFieldsProps = {
  goods: Goods;
  onChange: (goods: Goods) => void;
  /** What the order has already, which keeps its price and may no longer be sold. */
  kept?: readonly OrderLine[];
};

/** Plan and hardware of an order, with what they come to. */
export function GoodsFields({ goods, onChange, kept = [] }: GoodsFieldsProps) {
  const plans = useQuery(staffPlanListQuery());
  const hardware = useQuery(staffHardwareListQuery());
  const failed = [plans, hardware].find(({ error }) => error);
  if (failed?.error)
    return <LoadError what="the catalogue" failure={failed.error} onRetry={failed.refetch} />;
  if (!plans.data || !hardware.data) return <Text>Loading the catalogue…</Text>;

  const offer = <T extends Item>(items: readonly T[]) =>
    items
      .map((item) => ({ ...item, ...kept.find(({ _id }) => _id === item._id) }))
      .filter(({ _id, isPublished }) => isPublished || kept.some((line) => line._id === _id));
  const [planOffer, hardwareOffer] = [offer(plans.data), offer(hardware.data)];
  const pricedPlans = priceLines(
    planOffer,
    goods.plans.map((_id) => ({ _id, qty: 1 })),
  );
  const setHardware = (lines: Goods['hardware']) => onChange({ ...goods, hardware: lines });

  return (
    <Grid gap="5">
      {goods.plans.map((planId, index) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan has its place, whichever is chosen there.
          key={index}
          label={goods.plans.length > 1 ? `Plan ${index + 1}` : 'Plan'}
          placeholder="Select"
          options={planOffer.map((plan) => ({
            value: plan._id,
            label: `${plan.name}, ${formatMoney(toCents(plan.price))} a month`,
          }))}
          value={planId}
          onChange={({ target }) => onChange({ ...goods, plans: goods.plans.with(index, target.value) })}
        />
      ))}
      {goods.hardware.map(({ _id, qty }) => (
        <Flex key={_id} gap="3" align="end" wrap="wrap">
          <TextField
            label={hardwareOffer.find((item) => item._id === _id)?.name ?? 'No longer in the catalogue'}
            type="number"
            min={1}
            length="short"
            value={qty || ''}
            onChange={({ target }) =>
              setHardware(
                goods.hardware.map((line) => (line._id === _id ? { _id, qty: Number(target.value) } : line)),
              )
            }
          />
          <Button
            variant="outline"
            onClick={() => setHardware(goods.hardware.filter((line) => line._id !== _id))}
          >
            Remove
          </Button>
        </Flex>
      ))}
      <SelectField
        label="Add hardware"
        optional
        placeholder="Select"
        options={hardwareOffer
          .filter(({ _id }) => !goods.hardware.some((line) => line._id === _id))
          .map((item) => ({
            value: item._id,
            label: `${item.name}, ${formatMoney(toCents(item.price))} (${item.countInStock} in stock)`,
          }))}
        value=""
        onChange={({ target }) => setHardware([...goods.hardware, { _id: target.value, qty: 1 }])}
      />
      {pricedPlans.length > 0 && (
        <Sums plans={pricedPlans} hardware={priceLines(hardwareOffer, goods.hardware)} />
      )}
    </Grid>
  );
}

function priceLines(offer: readonly Item[], lines: Goods['hardware']): PricedLine[] {
  return lines.flatMap(({ _id, qty }) =>
    offer.filter((item) => item._id === _id).map(({ price }) => ({ price, qty })),
  );
}

/** As the shop will price it; the server has the last word. */
function Sums({ plans, hardware }: { plans: readonly PricedLine[]; hardware: readonly PricedLine[] }) {
  const { monthlyCents, oneOffCents, totalCents } = computeTotals(plans, hardware);
  return (
    <FactList
      facts={[
        { name: 'Each month', value: formatMoney(monthlyCents) },
        { name: 'One-off, with postage', value: formatMoney(oneOffCents) },
        { name: 'First bill', value: formatMoney(totalCents) },
      ]}
    />
  );
}

/** The goods as a call sends them. */
export function toLines({ plans, hardware }: Goods) {
  return { orderServices: plans.map((_id) => ({ _id, qty: 1 })), orderHardwares: [...hardware] };
}
