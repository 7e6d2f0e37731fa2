import { expect, it } from 'vitest';
import { parseJavaMajor } from './java.ts';

it.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "25" 2025-09-16', 25],
  ['java version "1.8.0_292"', 8],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "21.0.2" 2024-01-16', 21],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', undefined],
])('%j is Java %s', (text, major) => {
  expect(parseJavaMajor(text)).toBe(major);
});
