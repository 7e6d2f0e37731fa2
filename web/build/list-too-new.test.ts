// @vitest-environment node
import { expect, it } from 'vitest';
import { findTooNew } from './list-too-new.ts';

const tooNew: [text: string, call: string][] = [
  ['const a=URL.parse(b)', 'URL.parse'],
  ['e=Object.groupBy(f,g)', 'Object.groupBy'],
  ['let{promise:p}=Promise.withResolvers()', 'Promise.withResolvers'],
  ['x.a.isSubsetOf(y)', 'isSubsetOf'],
  ['signal:AbortSignal.any([a,b])', 'AbortSignal.any'],
  ['new Float16Array(3)', 'new Float16Array'],
  ['node.showPopover()', 'showPopover'],
];

it('finds what the oldest browsers do not have, and lets pass what they have', () => {
  const inAll =
    'new URL(a);b.toSorted();AbortSignal.timeout(1);crypto.randomUUID();new Intl.Segmenter();c.isWellFormed()';
  const scripts = [...tooNew.map(([text]) => text), inAll].map((text, n) => ({ name: `${n}.js`, text }));
  expect(findTooNew(scripts)).toEqual(
    tooNew.map(([, call], n) => expect.stringContaining(`${n}.js uses ${call},`)),
  );
});
