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

// What separates addresses or wraps them in a mail header has no place in one.
const emailShape = /^[^\s@"<>(),:;\\[\]]+@([^\s@."<>(),:;\\[\]]+\.)+[^\s@."<>(),:;\\[\]]+$/;

/** What a text has to be, and what the person reads where it is not. */
type Rule = { isKept: (text: string) => boolean; message: string };

/**
 * Checks a text by rules in their order. Only the first that is broken is told: a field has one complaint at a time.
 */
export function keeps(...rules: readonly Rule[]) {
  return z.check<string>(({ value, issues }) => {
    const broken = rules.find(({ isKept }) => !isKept(value));
    if (broken) issues.push({ code: 'custom', message: broken.message, input: value, continue: true });
  });
}

/** A lower bound in characters as people count them: an emoji is one, though JavaScript stores two units for it. */
export function atLeast(min: number, message: string): Rule {
  return { isKept: (text) => countCharacters(text) >= min, message };
}

/** An upper bound, counted likewise. */
export function atMost(max: number, message = `Please keep this to ${max} characters or fewer`): Rule {
  return { isKept: (text) => countCharacters(text) <= max, message };
}

/** No half of an emoji: it would be replaced on its way through the network, and so come back as something else. */
export function isWhole(message: string): Rule {
  return { isKept: (text) => text.isWellFormed(), message };
}

function isWithout(pattern: RegExp, message: string): Rule {
  return { isKept: (text) => !pattern.test(text), message };
}

function countCharacters(text: string): number {
  return [...text].length;
}

/**
 * One line of text: trimmed, within bounds, without control characters or broken surrogate pairs.
 *
 * @param message what the person reads when the text does not fit
 * @param bounds lengths in characters, counted after trimming
 */
export function line(message: string, { min, max }: Bounds) {
  return z
    .string(message)
    .check(
      z.trim(),
      keeps(atLeast(min, message), atMost(max), isWithout(controlCharacter, message), isWhole(message)),
    );
}

/** Text of several lines, otherwise as `line`. */
export function prose(message: string, { min, max }: Bounds) {
  return z
    .string(message)
    .check(
      z.trim(),
      keeps(
        atLeast(min, message),
        atMost(max),
        isWithout(controlCharacterInProse, message),
        isWhole(message),
      ),
    );
}

/** The key of a document as it stands in addresses and calls. Firestore keeps keys such as __this__ for itself. */
export const id = z
  .string('An id is missing')
  .check(z.regex(/^(?!__.*__$)[\w-]{1,128}$/, 'That id is not valid'));

/**
 * An email address: trimmed, lower case, one `@`, a dot in its domain (specification section 5: longer than 5,
 * containing `@` and `.`).
 */
export const email = z
  .string('Email is invalid')
  .check(
    z.trim(),
    z.toLowerCase(),
    keeps(
      atLeast(6, 'Email is invalid'),
      atMost(254, 'Email is invalid'),
      { isKept: (text) => emailShape.test(text), message: 'Email is invalid' },
      isWithout(controlCharacter, 'Email is invalid'),
      isWhole('Email is invalid'),
    ),
  );

/** A moment as an ISO 8601 string in UTC. */
export const timestamp = z.iso.datetime();
