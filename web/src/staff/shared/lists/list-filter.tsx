import { Button, chakra, Drawer, Flex, Popover, Portal } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { CompactSelect } from '#staff/shared/parts/compact-select.tsx';
import { capitalise } from '#staff/shared/parts/describe-count.ts';
import { ChevronDownIcon, CloseIcon } from '#ui/icons.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DayField } from './day-field.tsx';
import { LiveSearch } from './live-search.tsx';

type Choice = {
  name: string;
  label: string;
  /** The option that filters nothing: "Everyone". */
  all: string;
  options?: readonly { value: string; label: string }[];
  /** In place of a select. */
  control?: ReactNode;
  value: string;
  /** Behind "More". */
  isRare?: boolean;
  onChoose?: (value: string) => void;
};

export type ListFilterProps = {
  label: string;
  placeholder?: string;
  q?: string;
  choices?: readonly Choice[];
  /** Dates as "2026-11-20"; `isSaid` where a pressed toggle shows the range already. */
  days?: readonly { name: string; label: string; value: string; isSaid?: boolean }[];
  toggles?: readonly { label: string; isOn: boolean; onToggle: () => void }[];
  /** Active filters without a control of their own, by name. A click removes them. */
  others?: readonly { name: string; label: string }[];
  /** Gets the changed filters by name. An empty text removes a filter. */
  onFilter: (filter: Record<string, string>) => void;
};

type Controls = Required<Omit<ListFilterProps, 'label' | 'placeholder' | 'q'>>;

/** The filters of a list in one line, rare ones behind "More". On phones all but the search open in a sheet. */
export function ListFilter({ label, placeholder, q = '', ...given }: ListFilterProps) {
  const controls: Controls = { choices: [], days: [], toggles: [], others: [], ...given };
  const { choices, days, toggles, onFilter } = controls;
  const count = choices.filter(({ value }) => value !== '').length + listActiveFilters(controls).length;
  return (
    <chakra.form
      role="search"
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      flex="1 1 38rem"
      minWidth="0"
      alignItems="center"
      gap="2"
      onSubmit={(event) => event.preventDefault()}
    >
      {placeholder !== undefined && (
        <LiveSearch q={q} placeholder={placeholder} onSearch={(text) => onFilter({ q: text })} />
      )}
      <chakra.div display={{ base: 'none', md: 'contents' }}>
        <Choices choices={choices.filter(({ isRare }) => !isRare)} onFilter={onFilter} />
        <More {...controls} />
        <ActiveFilters {...controls} />
      </chakra.div>
      {choices.length + days.length + toggles.length > 0 && (
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
                  <Choices choices={choices} onFilter={onFilter} />
                  <RareControls {...controls} />
                  <ActiveFilters {...controls} />
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

function Choices({ choices, onFilter }: { choices: readonly Choice[] } & Pick<ListFilterProps, 'onFilter'>) {
  return choices.map(
    ({ name, label, all, options = [], value, control, onChoose = (text) => onFilter({ [name]: text }) }) =>
      control ? (
        <Fragment key={name}>{control}</Fragment>
      ) : (
        <CompactSelect
          key={name}
          width="auto"
          maxWidth="11rem"
          label={label}
          empty={all}
          options={options}
          value={value}
          onChoose={onChoose}
        />
      ),
  );
}

function More(controls: Controls) {
  const { choices, days, toggles, onFilter } = controls;
  const rare = choices.filter(({ isRare }) => isRare);
  if (rare.length + days.length + toggles.length === 0) return null;
  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }}>
      <Popover.Trigger asChild>
        <Button variant="outline" size="sm">
          More <ChevronDownIcon />
        </Button>
      </Popover.Trigger>
      <Popover.Positioner>
        <Popover.Content aria-label="More filters">
          <Popover.Body display="grid" gap="3">
            <Choices choices={rare} onFilter={onFilter} />
            <RareControls {...controls} />
          </Popover.Body>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}

function RareControls({ days, toggles, onFilter }: Controls) {
  return (
    <>
      {days.map((day) => (
        <DayField key={day.name} {...day} onDay={(wish) => onFilter({ [day.name]: wish })} />
      ))}
      <Flex wrap="wrap" gap="2" _empty={{ display: 'none' }}>
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
      </Flex>
    </>
  );
}

/** The active filters that no visible select shows. */
function listActiveFilters({ choices, days, others, toggles, onFilter }: Controls) {
  const dayFilters = days
    .filter(({ value, isSaid }) => value !== '' && !isSaid)
    .map(({ name, value }) => ({ name, label: `${capitalise(name)} ${value}` }));
  return [
    ...choices
      .filter(({ isRare, value }) => isRare && value !== '')
      .map(({ name, options = [], value, onChoose = (text) => onFilter({ [name]: text }) }) => ({
        label: options.find((option) => option.value === value)?.label ?? value,
        remove: () => onChoose(''),
      })),
    ...toggles.filter(({ isOn }) => isOn).map(({ label, onToggle }) => ({ label, remove: onToggle })),
    ...[...dayFilters, ...others].map(({ name, label }) => ({
      label,
      remove: () => onFilter({ [name]: '' }),
    })),
  ];
}

function ActiveFilters(controls: Controls) {
  return listActiveFilters(controls).map(({ label, remove }) => (
    <Button key={label} variant="outline" size="xs" borderRadius="full" onClick={remove}>
      <VisuallyHidden>Remove:</VisuallyHidden> {label} <CloseIcon />
    </Button>
  ));
}
