import { Box, Combobox, createListCollection, Text } from '@chakra-ui/react';
import { listItemWords, matchesWords, readSearch } from '@kowhai/domain/search/search-keys';
import { type ComponentProps, useState } from 'react';
import type { Found } from '#staff/shared/parts/loaded.tsx';
import { readKey } from '#ui/read-key.ts';

/** The value of the option that chooses nothing. */
const none = 'none:';
/** Of a long catalogue, the others are found by their names. */
const mostShown = 50;

type ItemSelectProps<Item> = {
  /** Names the list; the field too where `isCompact`, as in bars there is no label beside it. */
  label: string;
  isCompact?: boolean;
  items: Found<readonly Item[]>;
  describe: (item: Item) => string;
  isSoldOut?: (item: Item) => boolean;
  /** The id of what is chosen, or an empty text. */
  value: string;
  /** What is said of a chosen one that is not among the items. */
  gone?: string;
  /** The option that chooses nothing; without it, one that is chosen can only be replaced. */
  empty?: string;
  onChoose: (id: string) => void;
  control?: ComponentProps<'input'>;
};

/** A menu of plans or of hardware that is searched by name (a combobox). */
export function ItemSelect<Item extends { _id: string; name: string }>(props: ItemSelectProps<Item>) {
  const { label, isCompact = false, items, describe, isSoldOut, value, gone = '', empty, control } = props;
  const { data, error, refetch } = items;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const words = readSearch(typed ?? '')?.words ?? [];
  const named = (data ?? []).filter((item) => item.name && matchesWords(words, listItemWords(item)));
  const options = named
    .slice(0, mostShown)
    .map((item) => ({ value: item._id, label: describe(item), disabled: isSoldOut?.(item) ?? false }));
  const chosen = data?.find(({ _id }) => _id === value);
  const text = chosen ? describe(chosen) : value && data ? gone : '';
  const note = describeFound(items, named.length);
  const canClear = empty !== undefined && value !== '';
  const choose = (id: string) => props.onChoose(id === none ? '' : id);
  const collection = createListCollection({
    items: canClear && !typed ? [{ value: none, label: empty, disabled: false }, ...options] : options,
  });
  return (
    <Combobox.Root
      collection={collection}
      ids={control?.id === undefined ? {} : { input: control.id }}
      size={isCompact ? 'md' : 'lg'}
      width={isCompact ? '11rem' : 'full'}
      value={value === '' ? [] : [value]}
      onValueChange={({ value: [id = none] }) => choose(id)}
      inputValue={typed ?? text}
      open={isOpen}
      onOpenChange={({ open, reason }) => {
        setOpen(open);
        if (open) return error && void refetch();
        setTyped(null);
        if (typed === '' && canClear && reason !== 'escape-key') choose(none);
      }}
      openOnClick
      inputBehavior={typed ? 'autohighlight' : 'none'}
      selectionBehavior="preserve"
      positioning={{ placement: 'bottom-start', sameWidth: !isCompact }}
      loading={!data && !error}
      translations={{
        resultsCount: (count) => `${count === 1 ? '1 result' : `${count} results`}. ${note}`,
        noResults: note,
        loading: 'Searching…',
      }}
      lazyMount
      unmountOnExit
      onKeyDown={(event) => {
        const key = readKey(event);
        // Escape closes the list and not the dialog around it. Enter chooses, and sends no form.
        if (key === 'Escape' && isOpen) event.stopPropagation();
        if (key === 'Enter') event.preventDefault();
      }}
    >
      <Combobox.Control>
        <Combobox.Input
          {...control}
          {...(isCompact && { 'aria-label': label })}
          placeholder={empty ?? 'Select'}
          maxLength={100}
          textOverflow="ellipsis"
          // Here and not on the root, which tells of a letter when the next may be typed already, and would lose it.
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // What is typed replaces what is chosen.
          onClick={({ currentTarget }) => typed === null && currentTarget.select()}
          {...(!isCompact && formControl)}
        />
        <Combobox.IndicatorGroup>
          <Combobox.Trigger />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Combobox.Positioner>
        <Box
          width="full"
          minWidth="min(18rem, 80vw)"
          borderWidth="1px"
          borderRadius="l2"
          bg="bg.panel"
          boxShadow="md"
          zIndex="popover"
        >
          <Combobox.Content aria-label={label} maxH="min(50dvh, calc(var(--available-height) - 4rem))">
            {collection.items.map((option) => (
              <Combobox.Item key={option.value} item={option} flex="none">
                <Combobox.ItemText fontWeight="normal">{option.label}</Combobox.ItemText>
                <Combobox.ItemIndicator />
              </Combobox.Item>
            ))}
          </Combobox.Content>
          {note && (
            // Read out with the number of results.
            <Text aria-hidden textStyle="note" px="3" py="2">
              {note}
            </Text>
          )}
        </Box>
      </Combobox.Positioner>
    </Combobox.Root>
  );
}

/** As the other fields of a form look. */
const formControl = { borderWidth: '1.5px', ps: '3', fontSize: 'md', _hover: { borderColor: 'ink' } };

function describeFound({ data, error }: Found<unknown>, count: number): string {
  if (!data) return error ? error.loadErrorText : 'Searching…';
  if (count === 0) return 'Nothing found.';
  return count > mostShown ? 'There are more. Type the name to find them.' : '';
}
