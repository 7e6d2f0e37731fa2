import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';

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

/** A choice filters at once, a search when it is sent. */
export function ListFilter({ label, hint, q, choices = [], days = [], onFilter }: ListFilterProps) {
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
        const typed = new FormData(event.currentTarget).get('q');
        onFilter({ q: String(typed ?? '').trim() });
      }}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="3" flex="1 1 20rem">
        <chakra.div flex="1 1 10rem" minWidth="0">
          <TextField
            // A new search from elsewhere, the Back button for one, is shown in the field.
            key={q}
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
      {days.map(({ name, label: dayLabel, value }) => (
        <chakra.div key={name} flex="0 1 10rem">
          <TextField
            key={value}
            label={dayLabel}
            type="date"
            name={name}
            defaultValue={value}
            aria-required={false}
            onChange={(event) => onFilter({ [name]: event.target.value })}
          />
        </chakra.div>
      ))}
    </chakra.form>
  );
}
