import { Button, Flex, Grid, Text } from '@chakra-ui/react';
import { listAmounts } from '@kowhai/domain/cart/amounts';
import { computeTotals, type PricedLine } from '@kowhai/domain/cart/pricing';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { offerTo } from '@kowhai/domain/orders/offered-lines';
import type { Order, OrderLine } from '@kowhai/domain/orders/order';
import { type GoodsForm, goodsForm } from '@kowhai/domain/orders/staff-forms';
import { readNumber } from '@kowhai/domain/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { staffHardwareListQuery, staffPlanListQuery } from '#data/staff-queries.ts';
import { FactList } from '#shared/fact-list.tsx';
import { LoadError } from '#shared/load-error.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { bind } from '#ui/fields/use-validated-form.ts';

/** The first field, where an order goes on once its customer is known. */
export const planFieldId = 'orderServices.0._id';

type GoodsFieldsProps<Fields extends GoodsForm> = {
  form: UseFormReturn<Fields, unknown, Fields>;
  isFirst?: boolean;
  /** Items that the order has already: they keep their price, and may be no longer sold or deleted. */
  kept?: Pick<Order, 'orderServices' | 'orderHardwares'>;
};

export function GoodsFields<Fields extends GoodsForm>(props: GoodsFieldsProps<Fields>) {
  const { isFirst = false, kept = nothing } = props;
  // The form may have more fields. TypeScript does not see the paths of these through a type variable.
  const form = props.form as unknown as UseFormReturn<GoodsForm>;
  const { control, setFocus } = form;
  const goods = useWatch({ control }) as GoodsForm;
  const lines = useFieldArray({ control, name: 'orderHardwares' });
  const adder = useRef<HTMLSelectElement>(null);
  const plans = useQuery(staffPlanListQuery());
  const hardware = useQuery(staffHardwareListQuery());
  const isReady = Boolean(plans.data && hardware.data);
  useEffect(() => {
    if (isReady && isFirst) setFocus(planFieldId);
  }, [isReady, isFirst, setFocus]);
  const failed = [plans, hardware].find(({ error }) => error);
  if (failed?.error)
    return <LoadError what="the catalogue" failure={failed.error} onRetry={failed.refetch} />;
  if (!plans.data || !hardware.data) return <Text>Loading the catalogue…</Text>;

  const offered = offerTo(kept, { plans: plans.data, hardware: hardware.data });
  const planOffer = offered.plans.filter(({ isPublished }) => isPublished);
  const hardwareOffer = offered.hardware.filter(({ isPublished }) => isPublished);

  return (
    <Grid gap="5">
      {goods.orderServices.map((_line, index) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: the row stays the same field when another plan is chosen.
          key={index}
          label={goods.orderServices.length > 1 ? `Plan ${index + 1}` : 'Plan'}
          placeholder="Select"
          options={planOffer.map((plan) => ({
            value: plan._id,
            label: `${plan.name}, ${formatMoney(toCents(plan.price))} a month`,
          }))}
          {...bind(form, `orderServices.${index}._id`)}
        />
      ))}
      {lines.fields.map(({ _id }, index) => {
        const item = hardwareOffer.find((one) => one._id === _id);
        const available = item?.countInStock ?? 0;
        const field = bind(form, `orderHardwares.${index}.qty`, { setValueAs: readNumber });
        const isTooMany = (goods.orderHardwares[index]?.qty ?? 0) > available;
        return (
          <Flex key={_id} gap="3" align="end" wrap="wrap">
            <TextField
              label={item?.name ?? 'No longer in the catalogue'}
              inputMode="numeric"
              autoComplete="off"
              length="short"
              {...field}
              error={isTooMany ? `Only ${available} in stock` : field.error}
            />
            <Button
              variant="outline"
              onClick={() => {
                lines.remove(index);
                adder.current?.focus();
              }}
            >
              Remove
            </Button>
          </Flex>
        );
      })}
      <SelectField
        ref={adder}
        label="Add hardware"
        optional
        placeholder="Select"
        options={hardwareOffer
          .filter(
            ({ _id, countInStock }) =>
              countInStock > 0 && !goods.orderHardwares.some((line) => line._id === _id),
          )
          .map(({ _id, name, price, countInStock }) => ({
            value: _id,
            label: `${name}, ${formatMoney(toCents(price))} (${countInStock} in stock)`,
          }))}
        value=""
        onChange={({ target }) => lines.append({ _id: target.value, qty: 1 }, { shouldFocus: false })}
      />
      {goodsForm.safeParse(goods).success && (
        <Sums
          plans={priceLines(planOffer, goods.orderServices)}
          hardware={priceLines(hardwareOffer, goods.orderHardwares)}
        />
      )}
    </Grid>
  );
}

const nothing = { orderServices: [], orderHardwares: [] };

function priceLines(
  offer: readonly Pick<OrderLine, '_id' | 'price'>[],
  lines: GoodsForm['orderHardwares'],
): PricedLine[] {
  return lines.flatMap(({ _id, qty }) =>
    offer.filter((item) => item._id === _id).map(({ price }) => ({ price, qty })),
  );
}

/** An estimate in the browser; the server computes the prices that count. */
function Sums({ plans, hardware }: { plans: readonly PricedLine[]; hardware: readonly PricedLine[] }) {
  const itemCount = [...plans, ...hardware].reduce((sum, { qty }) => sum + qty, 0);
  return (
    <FactList
      facts={listAmounts(computeTotals(plans, hardware), itemCount).map(({ name, cents }) => ({
        name,
        value: formatMoney(cents),
      }))}
    />
  );
}
