import { Button, Flex, Grid } from '@chakra-ui/react';
import { listAmounts } from '@kowhai/domain/cart/amounts';
import { computeTotals, type PricedLine } from '@kowhai/domain/cart/pricing';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { OrderLine } from '@kowhai/domain/orders/order';
import { type GoodsForm, goodsForm } from '@kowhai/domain/orders/staff-forms';
import { readNumber } from '@kowhai/domain/text';
import { useLayoutEffect } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { FactList } from '#shared/fact-list.tsx';
import { LoadError } from '#shared/load-error.tsx';
import { ItemSelect } from '#staff/catalogue/item-select.tsx';
import type { Found } from '#staff/shared/parts/loaded.tsx';
import { describeControl, FieldFrame } from '#ui/fields/field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { bind, readError, setText } from '#ui/fields/use-validated-form.ts';
import { type Kept, useGoods } from './use-goods.ts';

/** The first field, where an order goes on once its customer is known. */
export const planFieldId = 'orderServices.0._id';

type GoodsFieldsProps<Fields extends GoodsForm> = {
  form: UseFormReturn<Fields, unknown, Fields>;
  isFirst?: boolean;
  kept?: Kept;
};

export function GoodsFields<Fields extends GoodsForm>(props: GoodsFieldsProps<Fields>) {
  const { isFirst = false, kept } = props;
  // The form may have more fields. TypeScript does not see the paths of these through a type variable.
  const form = props.form as unknown as UseFormReturn<GoodsForm>;
  const { control } = form;
  const goods = useWatch({ control }) as GoodsForm;
  const lines = useFieldArray({ control, name: 'orderHardwares' });
  const { plans, hardware, isPending, error, refetch } = useGoods(kept);
  useLayoutEffect(() => {
    if (isFirst) document.getElementById(planFieldId)?.focus();
  }, [isFirst]);
  // What the order has is known before the catalogue is.
  const offered = <Item,>(items: readonly Item[]): Found<readonly Item[]> => ({
    data: isPending && items.length === 0 ? undefined : items,
    error,
    refetch,
  });

  return (
    <Grid gap="5">
      {goods.orderServices.map((_line, index) => (
        <PlanField
          // biome-ignore lint/suspicious/noArrayIndexKey: the row stays the same field when another plan is chosen.
          key={index}
          form={form}
          index={index}
          label={goods.orderServices.length > 1 ? `Plan ${index + 1}` : 'Plan'}
          items={offered(plans)}
        />
      ))}
      {error && <LoadError what="the catalogue" failure={error} onRetry={refetch} />}
      {lines.fields.map(({ _id }, index) => {
        const item = hardware.find((one) => one._id === _id);
        const available = item?.countInStock ?? Number.POSITIVE_INFINITY;
        const field = bind(form, `orderHardwares.${index}.qty`, { setValueAs: readNumber });
        const isTooMany = (goods.orderHardwares[index]?.qty ?? 0) > available;
        return (
          <Flex key={_id} gap="3" align="end" wrap="wrap">
            <TextField
              label={item?.name ?? (isPending ? 'Loading…' : 'No longer in the catalogue')}
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
                document.getElementById(adderId)?.focus();
              }}
            >
              Remove
            </Button>
          </Flex>
        );
      })}
      <FieldFrame id={adderId} label="Add hardware" optional>
        <ItemSelect
          label="Hardware"
          items={offered(
            hardware.filter(({ _id }) => !goods.orderHardwares.some((line) => line._id === _id)),
          )}
          describe={({ name, price, countInStock }) =>
            `${name}, ${formatMoney(toCents(price))} (${countInStock > 0 ? `${countInStock} in stock` : 'Out Of Stock'})`
          }
          isSoldOut={({ countInStock }) => countInStock === 0}
          value=""
          onChoose={(_id) => lines.append({ _id, qty: 1 }, { shouldFocus: false })}
          control={{ id: adderId }}
        />
      </FieldFrame>
      {goodsForm.safeParse(goods).success && !isPending && (
        <Sums
          plans={priceLines(plans, goods.orderServices)}
          hardware={priceLines(hardware, goods.orderHardwares)}
        />
      )}
    </Grid>
  );
}

const adderId = 'add-hardware';
const describePlan = ({ name, price }: { name: string; price: number }) =>
  `${name}, ${formatMoney(toCents(price))} a month`;

type PlanFieldProps = {
  form: UseFormReturn<GoodsForm>;
  index: number;
  label: string;
  /** The plans, as this order has them. */
  items: Found<readonly Plan[]>;
};

function PlanField({ form, index, label, items }: PlanFieldProps) {
  const name = `orderServices.${index}._id` as const;
  const error = readError(form, name);
  return (
    <FieldFrame id={name} label={label} error={error}>
      <ItemSelect
        label={label}
        items={items}
        describe={describePlan}
        value={form.getValues(name)}
        onChoose={(id) => setText(form, name, id)}
        control={{
          onBlur: () => void form.trigger(name),
          'aria-required': true,
          ...describeControl(name, { error }),
        }}
      />
    </FieldFrame>
  );
}

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
