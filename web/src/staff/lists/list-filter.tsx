import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DayField } from './day-field.tsx';
import { useFieldText } from './use-field-text.ts';

type Choice = {
  name: string;
  label: string;
  /** The option that chooses nothing; left out where one of the others always stands. */
  placeholder?: string;
  options: readonly (string | { value: string; label: string })[];
  value: string;
};

type ListFilterProps = {
  /** What is searched: "Services". */
  label: string;
  /** What the words are looked for in. */
  hint: string;
  q: string;
  choices?: readonly Choice[];
  /** Days that bound the list, as "2026-11-20". */
  days?: readonly { name: string; label: string; value: string }[];
  /** Gets what changed, by name. An empty text asks for nothing. */
  onFilter: (filter: Record<string, string>) => void;
};

/** A choice filters at once, a search when it is sent, a day when it is picked or typed to its end. */
export function ListFilter({ label, hint, q, choices = [], days = [], onFilter }: ListFilterProps) {
  const search = useFieldText(q);
  return (
    <chakra.form
      role="search"
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      alignItems="end"
      gap="3"
      marginBottom="5"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        // The days as well: one that was left for this button alone is not in the address yet.
        const names = ['q', ...days.map(({ name }) => name)];
        onFilter(Object.fromEntries(names.map((name) => [name, String(typed.get(name) ?? '').trim()])));
      }}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="3" flex="1 1 20rem">
        <chakra.div flex="1 1 10rem" minWidth="0">
          <TextField
            ref={search}
            label="Search"
            hint={hint}
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
      {choices.map((choice) => (
        <chakra.div key={choice.name} flex="0 1 12rem">
          <SelectField
            {...choice}
            aria-required={false}
            onChange={(event) => onFilter({ [choice.name]: event.target.value })}
          />
        </chakra.div>
      ))}
      {days.map((day) => (
        <chakra.div key={day.name} flex="0 1 10rem">
          <DayField {...day} onDay={(wish) => onFilter({ [day.name]: wish })} />
        </chakra.div>
      ))}
    </chakra.form>
  );
}
