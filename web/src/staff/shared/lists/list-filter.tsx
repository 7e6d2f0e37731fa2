import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/buttons/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { Dropdown } from '#ui/overlays/dropdown.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DayField } from './day-field.tsx';
import { compactControl, LiveSearch } from './live-search.tsx';

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

/** On a phone the button may stand at either side: what it opens begins where the filters do. */
const daysOnPhone = {
  mdDown: {
    '& details': { position: 'static' },
    '& details > ul': { insetInlineStart: '0', insetInlineEnd: 'auto' },
  },
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
      position={{ base: 'relative', md: 'static' }}
      onSubmit={(event) => event.preventDefault()}
    >
      <LiveSearch q={q} placeholder={placeholder} onSearch={(text) => onFilter({ q: text })} />
      {choices.map(({ name, label: choiceLabel, options, value }) => (
        <chakra.select
          key={name}
          aria-label={choiceLabel}
          value={value}
          onChange={({ target }) => onFilter({ [name]: target.value })}
          {...compactControl}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </chakra.select>
      ))}
      {days.length > 0 && (
        <chakra.div css={daysOnPhone}>
          <Dropdown label="Days">
            <chakra.li display="grid" gap="3" padding="2">
              {days.map((day) => (
                <DayField key={day.name} {...day} onDay={(wish) => onFilter({ [day.name]: wish })} />
              ))}
            </chakra.li>
          </Dropdown>
        </chakra.div>
      )}
      {chips.map(({ name, label: chipLabel }) => (
        <Button
          key={name}
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '8' }}
          paddingInline="3"
          paddingBlock="0"
          borderRadius="full"
          onClick={() => onFilter({ [name]: '' })}
        >
          <VisuallyHidden>Remove:</VisuallyHidden> {chipLabel} <CloseIcon />
        </Button>
      ))}
    </chakra.form>
  );
}
