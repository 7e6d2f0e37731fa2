import { day } from '@kowhai/domain/time/day';
import { useRef, useState } from 'react';
import { TextField } from '#ui/fields/text-field.tsx';
import { readKey } from '#ui/read-key.ts';
import { useFieldText } from './use-field-text.ts';

type DayFieldProps = {
  name: string;
  label: string;
  /** The date as "2026-11-20", or an empty text. */
  value: string;
  /** Gets the new date once it is picked, or typed and left; an empty text when it is cleared. */
  onDay: (day: string) => void;
};

/** Keys that edit the date in place. Any other key opens the calendar. */
const typingKeys = /^(\d|Arrow.+|Backspace|Delete)$/;

/** An optional date. While the user types, browsers report a date after each digit, so those are not passed on. */
export function DayField({ name, label, value, onDay }: DayFieldProps) {
  const field = useFieldText(value);
  const isTyping = useRef(false);
  const [error, setError] = useState<string>();
  const [shownValue, setShownValue] = useState(value);
  if (shownValue !== value) {
    // A valid date has replaced the invalid one.
    setShownValue(value);
    setError(undefined);
  }

  const settle = (input: HTMLInputElement) => {
    const problem = findProblem(input);
    setError(problem);
    if (!problem && input.value !== value) onDay(input.value);
  };
  return (
    <TextField
      ref={field}
      label={label}
      error={error}
      type="date"
      // The range that the schema allows, which also keeps the year to four digits.
      min="2000-01-01"
      max="2099-12-31"
      name={name}
      defaultValue={value}
      aria-required={false}
      onKeyDown={(event) => {
        const key = readKey(event);
        if (key === 'Enter') settle(event.currentTarget);
        isTyping.current = typingKeys.test(key) && !event.altKey;
      }}
      onKeyUp={() => {
        isTyping.current = false;
      }}
      onChange={({ target }) => {
        if (!isTyping.current) settle(target);
        else if (error) setError(findProblem(target));
      }}
      onBlur={({ target }) => {
        isTyping.current = false;
        settle(target);
      }}
    />
  );
}

function findProblem({ value, validity }: HTMLInputElement): string | undefined {
  // An incomplete date also has an empty value, but sets badInput.
  const isEmpty = value === '' && !validity.badInput;
  return isEmpty ? undefined : day.safeParse(value).error?.issues[0]?.message;
}
