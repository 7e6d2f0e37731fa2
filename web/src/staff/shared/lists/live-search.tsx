import { Input } from '@chakra-ui/react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useFieldText, writeInto } from './use-field-text.ts';

const typingPauseMs = 250;

type LiveSearchProps = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'> & {
  q: string;
  placeholder: string;
  onSearch: (text: string) => void;
};

/** A search that follows what is typed. */
export function LiveSearch({ q, placeholder, onSearch, ...control }: LiveSearchProps) {
  const field = useFieldText(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
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
        timer.current = setTimeout(() => {
          timer.current = undefined;
          onSearch(target.value.trim());
        }, typingPauseMs);
      }}
      onBlur={({ target }) => {
        if (timer.current === undefined) writeInto(target, q);
      }}
      flex={{ base: '1 1 14rem', md: '1 1 14rem' }}
      maxWidth="28rem"
    />
  );
}
