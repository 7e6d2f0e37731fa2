import { chakra } from '@chakra-ui/react';
import { type OrderStatus, orderStatuses } from '@kowhai/domain/order-status';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';

type OrderListFilterProps = {
  status: OrderStatus | undefined;
  q: string;
  onFilter: (filter: { status: OrderStatus | undefined; q: string }) => void;
};

/** A status filters at once, a search when it is sent. */
export function OrderListFilter({ status, q, onFilter }: OrderListFilterProps) {
  return (
    <chakra.form
      role="search"
      aria-label="Orders"
      display="flex"
      flexWrap="wrap"
      alignItems="end"
      gap="3"
      marginBottom="5"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        onFilter({ status, q: String(typed ?? '').trim() });
      }}
    >
      <chakra.div display="flex" alignItems="end" gap="3" flex="1 1 20rem">
        <chakra.div flex="1" minWidth="0">
          <TextField
            // A new search from elsewhere, the Back button for one, is shown in the field.
            key={q}
            label="Search"
            hint="Order number, name, email or street"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            aria-required={false}
          />
        </chakra.div>
        <Button type="submit" variant="outline">
          Search
        </Button>
      </chakra.div>
      <chakra.div flex="0 1 12rem">
        <SelectField
          label="Status"
          name="status"
          placeholder="All"
          options={orderStatuses}
          value={status ?? ''}
          aria-required={false}
          onChange={(event) =>
            onFilter({ status: orderStatuses.find((one) => one === event.target.value), q })
          }
        />
      </chakra.div>
    </chakra.form>
  );
}
