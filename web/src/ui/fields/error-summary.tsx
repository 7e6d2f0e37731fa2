import { chakra } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { PlainLink } from '#ui/buttons/link.tsx';

export type FormProblem = {
  /** Left out for an error of the whole form. */
  fieldId?: string;
  message: string;
};

type ErrorSummaryProps = {
  problems: readonly FormProblem[];
  /** Changes with each failed attempt, so that the summary is focused again even if the problems are the same. */
  attempt: number;
};

/** The errors of a form, above its fields. It takes the focus, and links each error to its field. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0;

  useLayoutEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  // Screen readers announce the title first, so it says that there are errors.
  useEffect(() => {
    if (!isShown) return;
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      if (document.title === `Error: ${title}`) document.title = title;
    };
  }, [isShown]);

  if (!isShown) return null;
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      padding="4"
      borderRadius="md"
      borderWidth="2px"
      borderColor="danger.text"
      background="danger.bg"
      color="danger.text"
      _focus={{ outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' }}
    >
      <chakra.h2 fontWeight="bold">{describeCount(problems.length)}</chakra.h2>
      <chakra.ul display="grid" gap="1" marginTop="1">
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId}${message}`}>
            {fieldId ? (
              <PlainLink
                href={`#${fieldId}`}
                standalone
                textDecorationColor="currentColor"
                onClick={(event) => {
                  event.preventDefault();
                  focusField(fieldId);
                }}
              >
                {message}
              </PlainLink>
            ) : (
              message
            )}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

/** Focuses a field and scrolls it with its label to the centre of the window. */
export function focusField(id: string) {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  (field?.closest('fieldset, div') ?? field)?.scrollIntoView({ block: 'center' });
}

function describeCount(count: number): string {
  return count === 1 ? 'Please check one thing' : `Please check ${count} things`;
}
