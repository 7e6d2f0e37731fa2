import { describe, expect, it } from 'vitest';
import { palette } from './palette.ts';

type ColourName = keyof typeof palette;

/** Text (4.5:1) and its background. */
const textPairs: readonly (readonly [text: ColourName, ground: ColourName])[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['ink.muted', 'paper'],
  ['ink.muted', 'surface'],
  ['ink.muted', 'sunken'],
  ['gold.ink', 'gold'],
  ['gold.ink', 'gold.hover'],
  ['gold.text', 'paper'],
  ['gold.text', 'surface'],
  ['gold.text', 'sunken'],
  ['night.ink', 'night'],
  ['night.ink', 'night.raised'],
  ['night.muted', 'night'],
  ['night.muted', 'night.raised'],
  ['gold', 'night'],
  ['danger.text', 'danger.bg'],
  ['danger.text', 'paper'],
  ['danger.text', 'surface'],
  ['success.text', 'success.bg'],
  ['warning.text', 'warning.bg'],
  ['info.text', 'info.bg'],
];

/** Edges of controls and focus rings (3:1) and their surroundings. */
const edgePairs: readonly (readonly [edge: ColourName, ground: ColourName])[] = [
  ['line.control', 'paper'],
  ['line.control', 'surface'],
  ['line.control', 'sunken'],
  ['gold.line', 'paper'],
  ['gold.line', 'surface'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'sunken'],
  ['gold', 'night'],
  ['gold', 'night.raised'],
];

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('the colours on a %s screen', (scheme) => {
  it.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(palette[text][scheme], palette[ground][scheme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('the edge in %s can be seen on %s', (edge, ground) => {
    expect(contrast(palette[edge][scheme], palette[ground][scheme])).toBeGreaterThanOrEqual(3);
  });
});
