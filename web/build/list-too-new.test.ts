// @vitest-environment node
import { expect, it } from 'vitest';
import { findTooNew } from './list-too-new.ts';

it.each([
  ['const a=URL.parse(b)', 'URL.parse'],
  ['e=Object.groupBy(f,g)', 'Object.groupBy'],
  ['let{promise:p}=Promise.withResolvers()', 'Promise.withResolvers'],
  ['x.a.isSubsetOf(y)', 'isSubsetOf'],
  ['signal:AbortSignal.any([a,b])', 'AbortSignal.any'],
  ['new Float16Array(3)', 'new Float16Array'],
  ['node.showPopover()', 'showPopover'],
])('finds in %s what the oldest browsers do not have', (text, call) => {
  expect(findTooNew([{ name: 'a.js', text }])).toEqual([expect.stringContaining(`a.js uses ${call},`)]);
});

it('lets pass what they have', () => {
  const text =
    'new URL(a);b.toSorted();AbortSignal.timeout(1);crypto.randomUUID();new Intl.Segmenter();c.isWellFormed()';
  expect(findTooNew([{ name: 'a.js', text }])).toEqual([]);
});
