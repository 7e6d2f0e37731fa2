/**
 * The text fields that every form and call is made of. Each has an upper bound, and none holds what a mail
 * header, a log line or the database could trip over.
 */
import * as z from 'zod/mini';

type Bounds = { min: number; max: number };

// C0, DEL, C1 and the two Unicode line separators: none has a place in a name or an address.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the purpose.
const controlCharacter = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, but for tab and line breaks, which prose may hold.
const controlCharacterInProse = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/**
 * One line of text: trimmed, within bounds, without control characters or broken surrogate pairs.
 *
 * @param message what the person reads when the text does not fit
 * @param bounds lengths in characters, counted after trimming
 */
export function line(message: string, bounds: Bounds) {
  return z.string(message).check(
    z.trim(),
    z.minLength(bounds.min, message),
    z.maxLength(bounds.max, tooLong(bounds.max)),
    z.refine((text) => !controlCharacter.test(text) && text.isWellFormed(), message),
  );
}

/** Text of several lines, otherwise as `line`. */
export function prose(message: string, bounds: Bounds) {
  return z.string(message).check(
    z.trim(),
    z.minLength(bounds.min, message),
    z.maxLength(bounds.max, tooLong(bounds.max)),
    z.refine((text) => !controlCharacterInProse.test(text) && text.isWellFormed(), message),
  );
}

function tooLong(max: number): string {
  return `Please keep this to ${max} characters or fewer`;
}

/** The key of a document as it stands in addresses and calls. */
export const id = z.string('An id is missing').check(z.regex(/^[\w-]{1,128}$/, 'That id is not valid'));

/**
 * An email address: trimmed, lower case, one `@`, a dot in its domain (specification section 5: longer than 5,
 * containing `@` and `.`).
 */
export const email = z.string('Email is invalid').check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(6, 'Email is invalid'),
  z.maxLength(254, 'Email is invalid'),
  z.regex(/^[^\s@"<>(),:;\\[\]]+@[^\s@"<>(),:;\\[\]]+\.[^\s@."<>(),:;\\[\]]+$/, 'Email is invalid'),
  z.refine((text) => !controlCharacter.test(text) && text.isWellFormed(), 'Email is invalid'),
);

/** A moment as an ISO 8601 string in UTC. */
export const timestamp = z.iso.datetime();
