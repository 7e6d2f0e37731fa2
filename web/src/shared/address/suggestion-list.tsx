import { chakra } from '@chakra-ui/react';
import type { StreetSuggestion } from '@kowhai/domain/address/suggest-addresses';
import { readForm, type SuggestedAddress } from '@kowhai/domain/address/suggested-address';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { readKey } from '#ui/read-key.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { listPlacesOf, suggestStreets } from './street-reader.ts';

type SuggestionListProps = {
  /** Of a text field in a positioned parent. */
  fieldId: string;
  /** Whether something was typed while this loaded. */
  isTyped?: boolean;
  /** Gets the parts of a chosen address. */
  onChoose?: (address: SuggestedAddress) => void;
  /** Gets its one line too. */
  onSuggestion?: (suggestion: StreetSuggestion) => void;
  /** Suggests places alone: those of the postcode where one is typed. */
  readPostcode?: () => string;
};

/** A key silences what a screen reader says, so the number of suggestions is said after the last one. */
const tellingPauseMs = 1000;
/** The list is the site's own: it is fetched with two letters, and shown with three. */
const shortest = 3;

const startsWith = (place: string, typed: string) => place.toLowerCase().startsWith(typed.toLowerCase());

/** The towns and suburbs that begin so; with a postcode, its places from the first letter on. */
async function suggestPlaces(typed: string, postalCode: string): Promise<readonly StreetSuggestion[]> {
  const places = /^\d{4}$/.test(postalCode) ? await listPlacesOf(postalCode) : [];
  const near = places.filter((place) => startsWith(place, typed)).slice(0, 6);
  const found = near.map((label) => ({
    label,
    address: { ...readForm(`${label} ${postalCode}`), address: '', city: label },
  }));
  if (found.length > 0 || typed.length < 2) return found;
  return (await suggestStreets(typed)).filter(({ address }) => address.address === '');
}

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

/** The listbox of the field, a combobox (ARIA 1.2): the focus stays in the field, which is written in as before. */
export function SuggestionList(props: SuggestionListProps) {
  const { fieldId, isTyped, onChoose, onSuggestion, readPostcode } = props;
  const id = useId();
  const [shown, setShown] = useState<readonly StreetSuggestion[]>([]);
  const [active, setActive] = useState(-1);
  const [chosen, setChosen] = useState('');
  const [isCounted, setCounted] = useState(false);
  const underWay = useRef(new AbortController());
  const isOpen = shown.length > 0;

  const show = (suggestions: readonly StreetSuggestion[]) => {
    setShown(suggestions);
    setChosen('');
    setCounted(false);
    setActive(-1);
  };
  /** The latest question counts. */
  const start = () => {
    underWay.current.abort();
    underWay.current = new AbortController();
    return underWay.current.signal;
  };

  const choose = (suggestion: StreetSuggestion) => {
    start();
    show([]);
    setChosen(`Chosen: ${suggestion.label}`);
    onSuggestion?.(suggestion);
    onChoose?.(suggestion.address);
  };

  const suggest = useEffectEvent(async (event?: Event) => {
    const signal = start();
    const typed = findField(fieldId)?.value.trim() ?? '';
    // A browser that fills in the form sends no InputEvent, and knows the whole address.
    const isByHand = !event || event instanceof InputEvent;
    const isShort = typed.length < (readPostcode ? 1 : shortest);
    if (!isByHand || typed === '') return show([]);
    if (isShort) show([]);
    const found = await (readPostcode ? suggestPlaces(typed, readPostcode()) : suggestStreets(typed));
    // After the field is left there is no list.
    if (!signal.aborted && !isShort && document.activeElement === findField(fieldId)) show(found);
  });

  const move = useEffectEvent((event: KeyboardEvent) => {
    const key = readKey(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const pointedAt = shown[active];
    if (!isOpen || (!step && key !== 'Escape' && !(key === 'Enter' && pointedAt))) return;
    event.preventDefault();
    // -1 is the field itself.
    if (step) setActive(((active + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
    else if (key === 'Enter' && pointedAt) choose(pointedAt);
    else {
      event.stopPropagation();
      show([]);
    }
  });
  const leave = useEffectEvent(() => setShown([]));

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
    field?.setAttribute('aria-controls', id);
    return () => field?.removeAttribute('aria-controls');
  }, [fieldId, id]);
  useEffect(() => {
    const field = findField(fieldId);
    field?.setAttribute('aria-expanded', String(isOpen));
    if (active < 0) field?.removeAttribute('aria-activedescendant');
    else field?.setAttribute('aria-activedescendant', `${id}-${active}`);
  }, [fieldId, id, isOpen, active]);

  useEffect(() => {
    if (shown.length === 0) return;
    const pause = setTimeout(() => setCounted(true), tellingPauseMs);
    return () => clearTimeout(pause);
  }, [shown]);

  const [one, many] = readPostcode ? ['place', 'places'] : ['address', 'addresses'];
  const count = shown.length === 1 ? `1 ${one}` : `${shown.length} ${many}`;
  return (
    <>
      <List id={id} role="listbox" aria-label={`Suggested ${many}`} hidden={!isOpen}>
        {shown.map((suggestion, index) => (
          <Option
            key={suggestion.label}
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
      {/* The parts of a chosen address go into other fields, which nobody hears. */}
      <VisuallyHidden role="status">
        {isOpen ? isCounted && `${count}. Use the arrow keys to choose.` : chosen}
      </VisuallyHidden>
    </>
  );
}
