import { Input } from '@chakra-ui/react';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListFetching } from '#data/staff/staff-queries.ts';
import { readKey } from '#ui/read-key.ts';
import { moveRow } from './row-keys.ts';
import { useFieldText, writeInto } from './use-field-text.ts';

const typingPauseMs = 250;

type LiveSearchProps = Pick<
  ComponentProps<'input'>,
  'id' | 'autoFocus' | 'aria-invalid' | 'aria-describedby'
> & {
  q: string;
  placeholder: string;
  onSearch: (text: string) => void;
  /** Goes to the first result, at Enter or the arrow down. */
  onGo?: () => void;
};

/** A search that follows what is typed. Enter leads to the first result, once it is there, and Esc away. */
export function LiveSearch({ q, placeholder, onSearch, onGo = goToFirstRow, ...control }: LiveSearchProps) {
  const field = useFieldText(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [isEntered, setEntered] = useState(false);
  const { isFetching, isFetchingNow } = useListFetching();
  const isWaiting = useEffectEvent(isFetchingNow);
  const go = useEffectEvent(onGo);
  useEffect(() => {
    if (!isEntered || isFetching || field.current?.value.trim() !== q) return;
    // The list asks for the new words after this effect.
    const wait = setTimeout(() => {
      if (isWaiting()) return;
      setEntered(false);
      go();
    });
    return () => clearTimeout(wait);
  }, [isEntered, isFetching, q, field]);
  const search = (text: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    onSearch(text.trim());
  };
  return (
    <Input
      {...control}
      ref={field}
      type="search"
      name="q"
      aria-label="Search"
      placeholder={placeholder}
      defaultValue={q}
      maxLength={100}
      onChange={({ target }) => {
        clearTimeout(timer.current);
        setEntered(false);
        timer.current = setTimeout(() => search(target.value), typingPauseMs);
      }}
      onKeyDown={(event) => {
        const key = readKey(event);
        if (!['Enter', 'ArrowDown', 'Escape'].includes(key)) return;
        event.preventDefault();
        if (key === 'Escape') return event.currentTarget.blur();
        search(event.currentTarget.value);
        setEntered(true);
      }}
      onBlur={({ target }) => {
        // Later it would lead back from the row that was opened meanwhile.
        if (timer.current) search(target.value);
        else writeInto(target, q);
      }}
      flex="1 1 14rem"
      maxWidth="28rem"
    />
  );
}

const goToFirstRow = () => void moveRow(1);
