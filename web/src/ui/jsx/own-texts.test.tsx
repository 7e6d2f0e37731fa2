import { render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { expect, it } from 'vitest';
import { translate } from '#testing/translate.ts';

type Props = { count: number; note?: ReactNode; name?: string };

const examples: [string, (props: Props) => ReactNode][] = [
  ['a number between words', ({ count }) => <p>You have {count} in your cart</p>],
  [
    'a text after what comes and goes',
    ({ note, name }) => (
      <button type="button">
        {note} {name}
      </button>
    ),
  ],
  [
    'a text before what comes and goes',
    ({ count, note }) => (
      <p>
        {count} left {note}
      </p>
    ),
  ],
  [
    'a text that comes and goes',
    ({ count, name }) => (
      <p>
        <b>{count}</b> {name}
      </p>
    ),
  ],
  [
    'a fragment that comes and goes',
    ({ count, note }) => (
      <p>
        {note && (
          <>
            {count} of {note}
          </>
        )}
        <i>so many</i>
      </p>
    ),
  ],
  ['a text handed on as children', ({ note, name }) => <Around note={note}>{name}</Around>],
  [
    'several texts in a row',
    ({ count, note, name }) => (
      <p>
        {name}: {count} {note}
        {count} {name}
      </p>
    ),
  ],
  [
    'a number in a strict part',
    ({ count }) => (
      <p>
        <StrictMode>{count}</StrictMode>
        <b>left</b>
      </p>
    ),
  ],
  [
    'a choice of a list',
    ({ count }) => (
      <select>
        <option>{count} or more</option>
      </select>
    ),
  ],
];

function Around({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <p>
      {note}
      {children}
    </p>
  );
}

const steps: Props[] = [
  { count: 1 },
  { count: 2, note: <b>now</b>, name: 'Tūī Mesh' },
  { count: 30, name: 'Pīwakawaka' },
  { count: 0, note: <b>then</b> },
];

it.each(examples)('shows %s right on a translated page', (_, Example) => {
  const translated = render(<Example count={7} name="first" />);
  for (const step of steps) {
    translate(translated.container);
    translated.rerender(<Example {...step} />);
    const plain = render(<Example {...step} />);
    expect(translated.container.textContent).toBe(plain.container.textContent);
    plain.unmount();
  }
});
