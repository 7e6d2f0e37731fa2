import { Button, chakra, NativeSelect, Popover, VisuallyHidden } from '@chakra-ui/react';
import { ChevronDownIcon, CloseIcon } from '#ui/icons.tsx';
import { DayField } from './day-field.tsx';
import { LiveSearch } from './live-search.tsx';

type Choice = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
};

type ListFilterProps = {
  /** What is searched: "Services". */
  label: string;
  /** What the words are looked for in. */
  placeholder: string;
  q: string;
  choices?: readonly Choice[];
  /** Days that bound the list, as "2026-11-20". */
  days?: readonly { name: string; label: string; value: string }[];
  /** What the list is narrowed down to and a press takes away, by name. */
  chips?: readonly { name: string; label: string }[];
  /** Gets what changed, by name. An empty text asks for nothing. */
  onFilter: (filter: Record<string, string>) => void;
};

/** In one line: a search that follows what is typed, choices, days, and what the list is narrowed down to. */
export function ListFilter(props: ListFilterProps) {
  const { label, placeholder, q, choices = [], days = [], chips = [], onFilter } = props;
  return (
    <chakra.form
      role="search"
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      paddingBlock="2"
      onSubmit={(event) => event.preventDefault()}
    >
      <LiveSearch q={q} placeholder={placeholder} onSearch={(text) => onFilter({ q: text })} />
      {choices.map(({ name, label: choiceLabel, options, value }) => (
        <NativeSelect.Root key={name} width="auto">
          <NativeSelect.Field
            aria-label={choiceLabel}
            value={value}
            onChange={({ target }) => onFilter({ [name]: target.value })}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      ))}
      {days.length > 0 && (
        <Popover.Root positioning={{ placement: 'bottom-end' }}>
          <Popover.Trigger asChild>
            <Button variant="ghost">
              Days <ChevronDownIcon />
            </Button>
          </Popover.Trigger>
          <Popover.Positioner>
            <Popover.Content aria-label="Days">
              <Popover.Body display="grid" gap="3">
                {days.map((day) => (
                  <DayField key={day.name} {...day} onDay={(wish) => onFilter({ [day.name]: wish })} />
                ))}
              </Popover.Body>
            </Popover.Content>
          </Popover.Positioner>
        </Popover.Root>
      )}
      {chips.map(({ name, label: chipLabel }) => (
        <Button
          key={name}
          variant="outline"
          size="xs"
          borderRadius="full"
          onClick={() => onFilter({ [name]: '' })}
        >
          <VisuallyHidden>Remove:</VisuallyHidden> {chipLabel} <CloseIcon />
        </Button>
      ))}
    </chakra.form>
  );
}
