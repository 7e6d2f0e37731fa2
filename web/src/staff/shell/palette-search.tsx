import { Combobox, createListCollection } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { deskSearchQuery } from '#data/staff-queries.ts';
import { RouterLink } from '#ui/link.tsx';
import { Text } from '#ui/text.tsx';
import { type Hit, listHits } from './list-hits.ts';

const typingPauseMs = 120;

/** Finds anything of the desk by its first letters. Each hit is a link, so that an editor asks before it is left. */
export function PaletteSearch({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const q = useLater(typed.trim());
  const { data, isFetching, error } = useQuery({
    ...deskSearchQuery(q),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const hits = listHits(q, q === '' ? undefined : data);
  const groups = Object.entries(Object.groupBy(hits, ({ group }) => group)) as [string, Hit[]][];
  const collection = createListCollection({
    items: hits,
    itemToValue: ({ to }) => to,
    itemToString: ({ name }) => name,
  });

  return (
    <Combobox.Root
      collection={collection}
      open
      inputValue={typed}
      onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && setTyped(inputValue)}
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
      navigate={({ node }) => node.click()}
      disableLayer
      // The combobox keeps Escape from the dialog around it.
      onKeyDownCapture={({ key }) => key === 'Escape' && onClose()}
    >
      <Combobox.Control>
        <Combobox.Input
          data-first-focus
          aria-label="Search the desk"
          placeholder="Order, person, plan, hardware, enquiry or page"
          maxLength={100}
        />
      </Combobox.Control>
      <Combobox.Content onClick={onClose}>
        {groups.map(([group, items]) => (
          <Combobox.ItemGroup key={group}>
            <Combobox.ItemGroupLabel>{group}</Combobox.ItemGroupLabel>
            {items.map((hit) => (
              <Combobox.Item key={hit.to} item={hit} asChild>
                <RouterLink to={hit.to}>
                  <Combobox.ItemText>{hit.name}</Combobox.ItemText>
                  <Text as="span" size="sm" tone="muted">
                    {hit.detail}
                  </Text>
                </RouterLink>
              </Combobox.Item>
            ))}
          </Combobox.ItemGroup>
        ))}
      </Combobox.Content>
      <Text role="status" size="sm" tone="muted">
        {error?.message ?? (hits.length === 0 && !isFetching ? 'Nothing found. Type the first letters.' : '')}
      </Text>
    </Combobox.Root>
  );
}

/** A text once typing pauses. */
function useLater(text: string): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
}
