import { Combobox, createListCollection, Text } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { groupBy } from '#staff/shared/parts/group-by.ts';
import { useLater } from '#staff/shared/parts/use-later.ts';
import { RouterLink } from '#ui/buttons/link.tsx';
import { readKey } from '#ui/read-key.ts';
import { type Hit, listSearchResults } from './search-results.ts';

const typingPauseMs = 120;

type PaletteSearchProps = {
  fieldProps: ComponentProps<typeof Combobox.Input>;
  typed: string;
  setTyped: (typed: string) => void;
  /** Whether Enter was pressed before what it opens was found. */
  isEntered: boolean;
  setEntered: (isEntered: boolean) => void;
  onClose: () => void;
};

/** Finds anything by its first letters. Each hit is a link, so that an editor asks before it is left. */
export function PaletteSearch({
  fieldProps,
  typed,
  setTyped,
  isEntered,
  setEntered,
  onClose,
}: PaletteSearchProps) {
  // Takes over from the field that stood here while this code was on its way, with the caret behind what was typed.
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
  }, []);
  const q = useLater(typed.trim(), typingPauseMs);
  const { data, isPending, isPlaceholderData, error } = useQuery({
    ...apiQuery('searchRecords', { query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  // The field is drawn first, and what it lists right after it.
  const isListed = useDeferredValue(true, false);
  const hits = isListed ? listSearchResults(q, q === '' ? undefined : data) : [];
  const groups = groupBy<Hit>(hits, ({ group }) => group);
  const collection = createListCollection({
    items: hits,
    itemToValue: ({ to }) => to,
    itemToString: ({ name }) => name,
  });

  // Until then the list holds what the words before have found, and Enter waits.
  const isFoundForTyped = isListed && typed.trim() === q && (q === '' || (!isPending && !isPlaceholderData));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isEntered || !isFoundForTyped) return;
    setEntered(false);
    list.current?.querySelector<HTMLElement>('[role=option]')?.click();
  }, [isEntered, isFoundForTyped, setEntered]);

  return (
    <Combobox.Root
      collection={collection}
      open
      inputValue={typed}
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
      navigate={({ node }) => node.click()}
      disableLayer
      // Otherwise the longest line would be wider than the dialog.
      minW="0"
      onKeyDownCapture={(event) => {
        if (readKey(event) !== 'Enter' || isFoundForTyped) return;
        event.stopPropagation();
        setEntered(true);
      }}
    >
      <Combobox.Control>
        <Combobox.Input
          ref={field}
          {...fieldProps}
          // Here and not on the root, which tells of a letter when the next may be typed already, and would lose it.
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setEntered(false);
          }}
        />
      </Combobox.Control>
      <Combobox.Content ref={list} onClick={onClose}>
        {groups.map(([group, hits]) => (
          <Combobox.ItemGroup key={group}>
            <Combobox.ItemGroupLabel>{group}</Combobox.ItemGroupLabel>
            {hits.map((hit) => (
              // One line each, so that all groups are in sight.
              <Combobox.Item
                key={hit.to}
                item={hit}
                asChild
                flexWrap={{ base: 'wrap', md: 'nowrap' }}
                columnGap="4"
              >
                <RouterLink to={hit.to}>
                  <Combobox.ItemText flex="0 1 auto" md={{ truncate: true, flexShrink: '0', maxW: '65%' }}>
                    {hit.name}
                  </Combobox.ItemText>
                  <Text
                    as="span"
                    textStyle="sm"
                    color="fg.muted"
                    minW="0"
                    overflowWrap="anywhere"
                    md={{ truncate: true }}
                  >
                    {hit.detail}
                  </Text>
                </RouterLink>
              </Combobox.Item>
            ))}
          </Combobox.ItemGroup>
        ))}
      </Combobox.Content>
      <Text role="status" textStyle="sm" color="fg.muted">
        {isEntered
          ? 'Searching…'
          : (error?.message ??
            (hits.length === 0 && isFoundForTyped ? 'Nothing found. Try the first few letters.' : ''))}
      </Text>
    </Combobox.Root>
  );
}
