/** Apart from the schema, which would load Zod with the list of suggestions. */
import { toPlainDigits } from '#domain/text.ts';

const poBoxShapes = [
  /\bp[\s.]*[o0][\s.-]*box\b/i,
  /\bp\.?\s?o\.?\s?b\.?\s*\d/i,
  /\bpost(al)? (office )?box\b/i,
  /\b(private|locked) (mail )?bag\b/i,
  /\bpouaka pout[aā]peta\b/i,
  // A number alone: "1 Box Hill" is a street.
  /^box (no\.? ?)?\d+\s*(,|$)/i,
];

export function isPoBox(text: string): boolean {
  const plain = toPlainDigits(text).replace(/\s+/g, ' ').trim();
  return poBoxShapes.some((shape) => shape.test(plain));
}
