import { jsx } from 'react/jsx-runtime';

/** The props of an element, as compiled JSX gives them. */
export type Props = { children?: unknown };

/** These contain text alone: the browser would drop or not draw an element in them. */
const textOnly: ReadonlySet<unknown> = new Set([
  'option',
  'title',
  'textarea',
  'text',
  'tspan',
  'style',
  'script',
]);

/**
 * Makes each text the only child of its element. Translating a page replaces its text nodes: React would then write a
 * new number into a node that is not shown any more, and throw where it removes such a node or inserts something before
 * it. A text that is an only child it sets on the element, whatever that contains by then.
 *
 * @param type the element's type: a tag, a component, or a symbol such as Fragment's, which has no element of its own
 * @param isList whether the children are several, each with its place, rather than one that may be an array with keys
 */
export function ownTexts(type: unknown, props: Props, isList: boolean): Props {
  const { children } = props;
  const slots: readonly unknown[] = isList && Array.isArray(children) ? children : [children];
  if (!slots.some(isText) || textOnly.has(type)) return props;
  if (!slots.every((slot) => isText(slot) || isEmpty(slot)))
    return { ...props, children: slots.map(wrapRun) };
  const text = slots.filter(isText).join('');
  return { ...props, children: typeof type === 'symbol' ? wrap(text) : text };
}

/** Adjacent texts become one element, in the place of the first: all else keeps its place, by which React knows it. */
function wrapRun(slot: unknown, n: number, slots: readonly unknown[]): unknown {
  if (!isText(slot)) return slot;
  if (isText(slots[n - 1])) return null;
  const end = slots.findIndex((next, m) => m > n && !isText(next));
  return wrap(slots.slice(n, end < 0 ? undefined : end).join(''));
}

function wrap(text: string) {
  return jsx('span', { children: text });
}

function isText(slot: unknown): slot is string | number | bigint {
  return typeof slot === 'number' || typeof slot === 'bigint' || (typeof slot === 'string' && slot !== '');
}

function isEmpty(slot: unknown): boolean {
  return slot === null || slot === undefined || slot === '' || typeof slot === 'boolean';
}
