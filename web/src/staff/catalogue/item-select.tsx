import { Box, Combobox, createListCollection, Text } from '@chakra-ui/react';
import type { ItemChoice } from '@kowhai/domain/api/staff-catalogue';
import { listItemWords, matchesWords, readSearch } from '@kowhai/domain/search/search-keys';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { type ChoiceFilter, choicesQuery } from '#data/staff-queries.ts';
import { useLater } from '#staff/shared/parts/use-later.ts';
import { readKey } from '#ui/read-key.ts';

const typingPauseMs = 120;
/** The value of the option that chooses nothing. */
const none = 'none:';

type ItemSelectProps = {
  kind: 'plan' | 'hardware';
  /** Names the list; the field too where `isCompact`, as in bars there is no label beside it. */
  label: string;
  isCompact?: boolean;
  filter?: Pick<ChoiceFilter, 'published'>;
  /** What is offered in place of what the shop has. */
  offer?: (items: readonly ItemChoice[]) => readonly ItemChoice[];
  describe: (item: ItemChoice) => string;
  isSoldOut?: (item: ItemChoice) => boolean;
  /** The id of what is chosen, or an empty text. */
  value: string;
  /** What is chosen, in words; empty until that is known. */
  text: string;
  /** The option that chooses nothing; without it, one that is chosen can only be replaced. */
  empty?: string;
  onChoose: (id: string) => void;
  control?: ComponentProps<'input'>;
};

/**
 * A menu of plans or of hardware that is searched by name (a combobox). A short catalogue it has whole; of a long one it has
 * the first, says so, and asks the server for what is typed.
 */
export function ItemSelect(props: ItemSelectProps) {
  const { kind, label, isCompact = false, filter, value, text, empty, control } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [isEntered, setEntered] = useState(false);
  const [picked, setPicked] = useState<{ value: string; label: string }>();
  const found = useChoices({ kind, filter, typed: typed ?? '', isUsed });
  const { offer = (items: readonly ItemChoice[]) => items, describe, isSoldOut = () => false } = props;
  const options = offer(found.items.filter(({ name }) => name !== ''))
    .filter((item) => hasWords(item, typed ?? ''))
    .map((item) => ({ value: item._id, label: describe(item), disabled: isSoldOut(item) }));
  const note = describeFound(found, options.length);
  const canClear = empty !== undefined && value !== '';
  const choose = (chosen: string) => {
    setPicked(options.find((option) => option.value === chosen));
    props.onChoose(chosen === none ? '' : chosen);
  };
  const chooseFirst = useEffectEvent(() => {
    const first = options.find(({ disabled }) => !disabled);
    if (first) choose(first.value);
  });
  // Enter that came before what was typed is found, also where the field is left meanwhile.
  useEffect(() => {
    if (!isEntered || found.isSearching) return;
    setEntered(false);
    setOpen(false);
    setTyped(null);
    chooseFirst();
  }, [isEntered, found.isSearching]);
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
      onValueChange={({ value: [chosen = none] }) => choose(chosen)}
      inputValue={typed ?? (text || (picked?.value === value ? picked.label : ''))}
      open={isOpen}
      onOpenChange={({ open, reason }) => {
        setOpen(open);
        if (isEntered) return;
        if (open) return found.retry();
        setTyped(null);
        if (typed === '' && canClear && reason !== 'escape-key') choose(none);
      }}
      openOnClick
      inputBehavior={typed ? 'autohighlight' : 'none'}
      selectionBehavior="preserve"
      positioning={{ placement: 'bottom-start', sameWidth: !isCompact }}
      loading={found.isSearching}
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
      onKeyDownCapture={(event) => {
        if (readKey(event) !== 'Enter' || !typed || options.length > 0 || !found.isSearching) return;
        event.stopPropagation();
        event.preventDefault();
        setEntered(true);
      }}
    >
      <Combobox.Control>
        <Combobox.Input
          {...control}
          {...(isCompact && { 'aria-label': label })}
          placeholder={empty ?? 'Select'}
          maxLength={100}
          textOverflow="ellipsis"
          onFocus={() => setUsed(true)}
          onBlur={(event) => !isEntered && control?.onBlur?.(event)}
          // Here and not on the root, which tells of a letter when the next may be typed already, and would lose it.
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setEntered(false);
          }}
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

function hasWords({ name }: ItemChoice, typed: string): boolean {
  return matchesWords(readSearch(typed)?.words ?? [], listItemWords({ name }));
}

type Asked = Pick<ItemSelectProps, 'kind' | 'filter'> & { typed: string; isUsed: boolean };

function useChoices({ kind, filter, typed, isUsed }: Asked) {
  const words = typed.trim();
  const q = useLater(words, typingPauseMs);
  const first = useQuery({ ...choicesQuery(kind, { ...filter }), enabled: isUsed });
  const isCut = (first.data?.nextCursor ?? null) !== null;
  const named = useQuery({
    ...choicesQuery(kind, { ...filter, q }),
    enabled: isCut && q !== '',
    placeholderData: keepPreviousData,
  });
  const isNamed = isCut && words !== '';
  const { data, error, isFetching, isPlaceholderData } = isNamed ? named : first;
  return {
    items: (data ?? first.data)?.items ?? [],
    isMore: (data?.nextCursor ?? null) !== null,
    isSearching: isNamed ? q !== words || isPlaceholderData || !data : isFetching && !data,
    error,
    retry: () => {
      if (first.isError) void first.refetch();
    },
  };
}

function describeFound(
  { isMore, isSearching, error }: Pick<ReturnType<typeof useChoices>, 'isMore' | 'isSearching' | 'error'>,
  count: number,
): string {
  if (error) return error.loadErrorText;
  if (isSearching) return count === 0 ? 'Searching…' : '';
  if (count === 0) return isMore ? 'Nothing yet. Type more of the name.' : 'Nothing found.';
  return isMore ? 'There are more. Type the name to find them.' : '';
}
