import {
  Button,
  chakra,
  Drawer,
  Flex,
  NativeSelect,
  Popover,
  Portal,
  VisuallyHidden,
} from '@chakra-ui/react';
import { ChevronDownIcon, CloseIcon } from '#ui/icons.tsx';
import { DayField } from './day-field.tsx';
import { LiveSearch } from './live-search.tsx';

type Choice = {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  /** Handles the choice where it is not a URL parameter of that name. */
  onChoose?: (value: string) => void;
};

type ListFilterProps = {
  /** The name of the search for screen readers: "Services". */
  label: string;
  /** The fields that the search looks in; left out where there is no search. */
  placeholder?: string;
  q?: string;
  choices?: readonly Choice[];
  /** Dates that limit the list, as "2026-11-20". */
  days?: readonly { name: string; label: string; value: string }[];
  /** Filters that are switched on and off. */
  toggles?: readonly { label: string; isOn: boolean; onToggle: () => void }[];
  /** Active filters that a click removes, by name. */
  chips?: readonly { name: string; label: string }[];
  /** Gets the changed filters by name. An empty text removes a filter. */
  onFilter: (filter: Record<string, string>) => void;
};

/**
 * The filters of a list: a search that follows the typing, selects, dates and active filters. On phones they open in a
 * sheet.
 */
export function ListFilter(props: ListFilterProps) {
  const { label, placeholder, q = '', choices = [], days = [], chips = [], toggles = [], onFilter } = props;
  const isAlone = choices.length + days.length + toggles.length === 0;
  const chosen = choices.filter(({ name, value }) => name !== 'sort' && value !== '');
  const count = toggles.filter(({ isOn }) => isOn).length + chips.length + chosen.length;
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
      {placeholder !== undefined && (
        <LiveSearch q={q} placeholder={placeholder} onSearch={(text) => onFilter({ q: text })} />
      )}
      <chakra.div display={{ base: 'none', md: 'contents' }}>
        <Controls {...props} />
      </chakra.div>
      {!isAlone && (
        <Drawer.Root placement="bottom" lazyMount unmountOnExit>
          <Drawer.Trigger asChild>
            <Button variant="outline" display={{ md: 'none' }}>
              Filters{count > 0 && ` (${count})`}
            </Button>
          </Drawer.Trigger>
          <Portal>
            <Drawer.Backdrop />
            <Drawer.Positioner>
              <Drawer.Content>
                <Drawer.Body display="flex" flexWrap="wrap" gap="2">
                  <Drawer.Title flex="1 0 100%">Filters</Drawer.Title>
                  <Controls {...props} />
                  <Drawer.ActionTrigger asChild>
                    <Button width="full">Show the list</Button>
                  </Drawer.ActionTrigger>
                </Drawer.Body>
              </Drawer.Content>
            </Drawer.Positioner>
          </Portal>
        </Drawer.Root>
      )}
    </chakra.form>
  );
}

function Controls({ choices = [], days = [], chips = [], toggles = [], onFilter }: ListFilterProps) {
  return (
    <>
      {choices.map(({ name, label, options, value, onChoose }) => (
        <NativeSelect.Root key={name} width="auto">
          <NativeSelect.Field
            aria-label={label}
            value={value}
            onChange={({ target }) =>
              onChoose ? onChoose(target.value) : onFilter({ [name]: target.value })
            }
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
      {toggles.length + chips.length > 0 && (
        <Flex wrap="wrap" gap="2" width={choices.length > 0 ? 'full' : undefined}>
          {toggles.map(({ label, isOn, onToggle }) => (
            <Button
              key={label}
              variant={isOn ? 'solid' : 'outline'}
              size="xs"
              borderRadius="full"
              aria-pressed={isOn}
              onClick={onToggle}
            >
              {label}
            </Button>
          ))}
          {chips.map(({ name, label }) => (
            <Button
              key={name}
              variant="outline"
              size="xs"
              borderRadius="full"
              onClick={() => onFilter({ [name]: '' })}
            >
              <VisuallyHidden>Remove:</VisuallyHidden> {label} <CloseIcon />
            </Button>
          ))}
        </Flex>
      )}
    </>
  );
}
