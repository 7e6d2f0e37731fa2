import { day } from '@kowhai/domain/time/day';
import { useRef, useState } from 'react';
import { TextField } from '#ui/fields/text-field.tsx';
import { useFieldText } from './use-field-text.ts';

type DayFieldProps = {
  name: string;
  label: string;
  /** The day that holds, as "2026-11-20", or an empty text. */
  value: string;
  /** Gets another day once it is picked, or typed and then left; empty where it was taken away. */
  onDay: (day: string) => void;
};

/** The other keys open the calendar, in which a day is picked. */
const typingKeys = /^(\d|Arrow.+|Backspace|Delete)$/;

/** A day that may be left open. While it is typed the browser makes a date of each digit, and none of them is meant. */
export function DayField({ name, label, value, onDay }: DayFieldProps) {
  const field = useFieldText(value);
  const isTyping = useRef(false);
  const [error, setError] = useState<string>();
  const [shownValue, setShownValue] = useState(value);
  if (shownValue !== value) {
    // A valid day has replaced the wrong one.
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
      // A form is not sent with another day, and a year has no more than four digits.
      min="2000-01-01"
      max="2099-12-31"
      name={name}
      defaultValue={value}
      aria-required={false}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(event.currentTarget);
        isTyping.current = typingKeys.test(event.key) && !event.altKey;
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
  // A date of which a part is missing reads as empty.
  const isEmpty = value === '' && !validity.badInput;
  return isEmpty ? undefined : day.safeParse(value).error?.issues[0]?.message;
}
