import { chakra } from '@chakra-ui/react';
import { type SuggestedAddress, suggestServiceAddress } from '@kowhai/domain/address/suggest-service-address';
import type { AddressSuggestion } from '@kowhai/domain/api/addresses';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { findAddress, suggestAddresses } from '#data/addresses.ts';
import { readKey } from '#ui/read-key.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type SuggestionListProps = {
  /** Of a text field in a positioned parent. */
  fieldId: string;
  /** Whether something was typed while this loaded. */
  isTyped?: boolean;
  /** Gets the parts of a chosen address. */
  onChoose?: (address: SuggestedAddress) => void;
  /** Gets its one line and its id instead, for which nothing more is asked. */
  onSuggestion?: (suggestion: AddressSuggestion) => void;
};

/** A pause in typing. Each question costs the shop money. */
const pauseMs = 250;
const shortest = 4;

const findField = (id: string) => document.querySelector<HTMLInputElement>(`input[id="${id}"]`);

const List = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: '10',
    insetInline: '0',
    top: 'calc(100% + 0.5rem)',
    padding: '1',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'line',
    background: 'surface',
    color: 'ink',
    boxShadow: 'raised',
  },
});

const Option = chakra('div', {
  base: {
    padding: '3',
    borderRadius: 'sm',
    lineHeight: 'snug',
    cursor: 'pointer',
    _hover: { background: 'sunken' },
    '&[aria-selected=true]': { background: 'sunken', outline: '2px solid', outlineOffset: '-2px' },
  },
});

/** Makes the field a combobox with a listbox (ARIA 1.2): the focus stays in the field, which is written in as before. */
export function SuggestionList({ fieldId, isTyped, onChoose, onSuggestion }: SuggestionListProps) {
  const id = useId();
  const [shown, setShown] = useState<readonly AddressSuggestion[]>([]);
  const [active, setActive] = useState(-1);
  const underWay = useRef(new AbortController());
  const isOpen = shown.length > 0;

  const show = (suggestions: readonly AddressSuggestion[]) => {
    setShown(suggestions);
    setActive(-1);
  };
  /** The latest question counts. */
  const start = () => {
    underWay.current.abort();
    underWay.current = new AbortController();
    return underWay.current.signal;
  };

  const choose = async (suggestion: AddressSuggestion) => {
    const signal = start();
    show([]);
    if (onSuggestion) return onSuggestion(suggestion);
    const found = await findAddress(suggestion.id, signal);
    if (!signal.aborted) onChoose?.(found ?? suggestServiceAddress(suggestion.label));
  };

  const suggest = useEffectEvent(async (event?: Event) => {
    const signal = start();
    const typed = findField(fieldId)?.value.trim() ?? '';
    // A browser that fills in the form sends no InputEvent, and knows the whole address.
    const isByHand = !event || event instanceof InputEvent;
    if (!isByHand || typed.length < shortest) return show([]);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (signal.aborted) return;
    const found = await suggestAddresses(typed, signal);
    // After the field is left there is no list.
    if (!signal.aborted && document.activeElement === findField(fieldId)) show(found);
  });

  const move = useEffectEvent((event: KeyboardEvent) => {
    const key = readKey(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const chosen = shown[active];
    if (!isOpen || (!step && key !== 'Escape' && !(key === 'Enter' && chosen))) return;
    event.preventDefault();
    // -1 is the field itself.
    if (step) setActive(((active + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
    else if (key === 'Enter' && chosen) void choose(chosen);
    else {
      event.stopPropagation();
      show([]);
    }
  });
  // A chosen address may still be on its way.
  const leave = useEffectEvent(() => show([]));

  useEffect(() => {
    const field = findField(fieldId);
    if (isTyped) void suggest();
    field?.addEventListener('input', suggest);
    field?.addEventListener('keydown', move);
    field?.addEventListener('blur', leave);
    return () => {
      underWay.current.abort();
      field?.removeEventListener('input', suggest);
      field?.removeEventListener('keydown', move);
      field?.removeEventListener('blur', leave);
    };
  }, [fieldId, isTyped]);

  useEffect(() => {
    const field = findField(fieldId);
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': id,
      'aria-activedescendant': active < 0 ? '' : `${id}-${active}`,
    };
    for (const [name, value] of Object.entries(attributes)) field?.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) field?.removeAttribute(name);
    };
  }, [fieldId, id, isOpen, active]);

  const count = shown.length === 1 ? '1 address' : `${shown.length} addresses`;
  return (
    <>
      <List id={id} role="listbox" aria-label="Suggested addresses" hidden={!isOpen}>
        {shown.map((suggestion, index) => (
          <Option
            key={suggestion.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            {suggestion.label}
          </Option>
        ))}
      </List>
      <VisuallyHidden role="status">{isOpen ? `${count}. Use the arrow keys to choose.` : ''}</VisuallyHidden>
    </>
  );
}
