import { Combobox, createListCollection, useCombobox } from '@chakra-ui/react';
import { listItemWords, matchesWords, readSearch } from '@kowhai/domain/search/search-keys';
import { type ComponentProps, useEffect, useState } from 'react';
import type { Found } from '#staff/shared/parts/loaded.tsx';
import { readKey } from '#ui/read-key.ts';

/** The value of the option that chooses nothing. */
const none = 'none:';

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
  /** The option that chooses nothing, as an emptied field does; without it, one that is chosen can only be replaced. */
  empty?: string;
  onChoose: (id: string) => void;
  control?: ComponentProps<'input'>;
};

/** A menu of plans or of hardware that is searched by name: Chakra's combobox over the whole list. */
export function ItemSelect<Item extends { _id: string; name: string }>(props: ItemSelectProps<Item>) {
  const { label, isCompact = false, items, describe, isSoldOut, value, gone = '', empty, control } = props;
  const { data, error, refetch } = items;
  /** What is typed since the field was last left, or null. */
  const [typed, setTyped] = useState<string | null>(null);
  const words = readSearch(typed ?? '')?.words ?? [];
  const options = (data ?? [])
    .filter((item) => item.name && matchesWords(words, listItemWords(item)))
    .map((item) => ({ value: item._id, label: describe(item), disabled: isSoldOut?.(item) ?? false }));
  const canClear = empty !== undefined && value !== '';
  const collection = createListCollection({
    items:
      data && canClear && !typed ? [{ value: none, label: empty, disabled: false }, ...options] : options,
  });
  const chosen = data?.find(({ _id }) => _id === value);
  const choose = (id: string) => props.onChoose(id === none ? '' : id);
  const notFound = data ? 'Nothing found.' : (error?.loadErrorText ?? 'Loading…');
  const combobox = useCombobox({
    collection,
    ids: control?.id === undefined ? {} : { input: control.id },
    value: value === '' ? [] : [value],
    onValueChange: ({ value: [id = none] }) => choose(id),
    // Chakra keeps what is typed after Escape, and a text of its own where the list comes after the value.
    inputValue: typed ?? (chosen ? describe(chosen) : value && data ? gone : ''),
    onOpenChange: ({ open, reason }) => {
      if (open) return error && void refetch();
      setTyped(null);
      if (typed === '' && canClear && reason !== 'escape-key') choose(none);
    },
    openOnClick: true,
    positioning: { placement: 'bottom-start', sameWidth: !isCompact },
    translations: { noResults: notFound },
  });
  // What Enter takes: the first that is found, and nothing unasked where a field that needs a choice is emptied. Chakra's
  // own highlight comes only once the list changes, which it does not where all of it is found.
  const first = typed || (typed === '' && canClear) ? collection.firstValue : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with each letter, and not with each render.
  useEffect(() => {
    if (first === null) combobox.clearHighlightValue();
    else combobox.setHighlightValue(first);
  }, [typed, first]);
  return (
    <Combobox.RootProvider
      value={combobox}
      size={isCompact ? 'md' : 'lg'}
      width={isCompact ? '11rem' : 'full'}
      lazyMount
      unmountOnExit
      onKeyDown={(event) => {
        const key = readKey(event);
        // Chakra sees Tab and Escape a frame after the list has opened, which is later than a fast hand.
        if (combobox.open && key === 'Tab') combobox.setOpen(false);
        if (combobox.open && key === 'Escape') event.stopPropagation();
        // Enter chooses, and sends no form.
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
          // Here and not above, where Chakra tells of a letter when the next may be typed already, and would lose it.
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
        <Combobox.Content
          aria-label={label}
          minWidth="min(18rem, 80vw)"
          maxH="min(50dvh, var(--available-height))"
          borderWidth="1px"
          bg="bg.panel"
          boxShadow="md"
          // While it fades, it would take the press that closed it from what is below.
          _closed={{ display: 'none' }}
        >
          <Combobox.Empty>{notFound}</Combobox.Empty>
          {collection.items.map((option) => (
            <Combobox.Item key={option.value} item={option} flex="none">
              <Combobox.ItemText fontWeight="normal">{option.label}</Combobox.ItemText>
              <Combobox.ItemIndicator />
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.RootProvider>
  );
}

/** As the other fields of a form look. */
const formControl = { borderWidth: '1.5px', ps: '3', fontSize: 'md', _hover: { borderColor: 'ink' } };
