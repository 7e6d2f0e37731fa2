/**
 * The text fields that every form and call is made of. Each has an upper bound, and none holds what a mail
 * header, a log line or the database could trip over.
 */
import * as z from 'zod/mini';

type Bounds = { min: number; max: number };

// Tabs, line breaks and the like become a space.
const blankControl = /[\t-\r\u0085\u2028\u2029]+/g;
const blankControlInProse = /[\t\v\f\u0085\u2028\u2029]+/g;
const controlCharacter = /\p{Cc}/gu;
const controlCharacterInProse = /[^\P{Cc}\r\n]/gu;

// Zero-width spaces, marks that turn the writing direction, soft hyphens and the like. The two joiners have work to
// do inside a word of Persian or Hindi and inside an emoji, and none anywhere else.
const formatCharacter =
  /(?!(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}]))\p{Cf}/gu;
const anyFormatCharacter = /\p{Cf}/u;

/** Tests the short expression first: the long one takes a browser time to compile, and hardly any text needs it. */
function dropFormatCharacters(text: string): string {
  return anyFormatCharacter.test(text) ? text.replace(formatCharacter, '') : text;
}

/** Takes out of one line of text what nobody sees: control characters and invisible format characters. */
export function dropInvisible(text: string): string {
  return dropFormatCharacters(text.replace(blankControl, ' ').replace(controlCharacter, ''));
}

/** The same for text of several lines, whose line breaks stay. */
export function dropInvisibleInProse(text: string): string {
  return dropFormatCharacters(text.replace(blankControlInProse, ' ').replace(controlCharacterInProse, ''));
}

// The letters, digits and signs that an address may hold before its @ without being quoted (RFC 5322, "dot-atom"), and
// host names after it, whose last label is of letters.
const emailShape =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;
// The longest that each may be (RFC 5321 and RFC 1035).
const emailPartLengths = /^[^@]{1,64}@([^.]{1,63}\.)+[^.]{1,63}$/;

/** What a text has to be, and what the person reads where it is not. */
type Rule = { isKept: (text: string) => boolean; message: string };

/**
 * Checks a text by rules in their order. Only the first that is broken is told: a field has one complaint at a time.
 */
export function textRules(...rules: readonly Rule[]) {
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
export function isWellFormed(message: string): Rule {
  return { isKept: (text) => text.isWellFormed(), message };
}

function countCharacters(text: string): number {
  return [...text].length;
}

/** A lower bound in characters that can be seen: a name of joiners or blank letters is no name. */
function showsAtLeast(min: number, message: string): Rule {
  return {
    isKept: (text) => countCharacters(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')) >= min,
    message,
  };
}

/**
 * One line of text: letters in one form (NFC), rid of what nobody sees, trimmed, within bounds, without broken surrogate pairs.
 *
 * @param message what the person reads when the text does not fit
 * @param bounds lengths in characters, counted after trimming
 */
export function line(message: string, bounds: Bounds) {
  return text(message, bounds, dropInvisible);
}

/** Text of several lines, otherwise as `line`. */
export function prose(message: string, bounds: Bounds) {
  return text(message, bounds, dropInvisibleInProse);
}

function text(message: string, { min, max }: Bounds, drop: (typed: string) => string) {
  return z.string(message).check(
    z.overwrite((typed) => drop(typed.normalize('NFC'))),
    z.trim(),
    textRules(showsAtLeast(min, message), atMost(max), isWellFormed(message)),
  );
}

/** The key of a document as it stands in addresses and calls. Firestore keeps keys such as __this__ for itself. */
export const id = z
  .string('An id is missing')
  .check(z.regex(/^(?!__.*__$)[\w-]{1,128}$/, 'That id isn’t valid'));

const invalidEmail = 'Email is invalid';

const hasInvisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** What is copied from a link or an address book, around the address itself. */
function takeOutEmail(typed: string): string {
  // trim() would also remove a byte order mark, which has to be refused like other invisible characters.
  if (hasInvisible.test(typed)) return typed;
  const link = typed.trim().replace(/^mailto:([^?]*).*$/is, '$1');
  return (/^[^<>]*<([^<>]*)>$/.exec(link)?.[1] ?? link).trim();
}

/**
 * An email address: trimmed, lower case, and no other than Firebase takes (specification section 5: longer than 5,
 * containing `@` and `.`). ASCII is asked for before the case changes: the Kelvin sign's small letter is a plain k.
 */
export const email = z.string(invalidEmail).check(
  z.overwrite(takeOutEmail),
  textRules(
    {
      isKept: (text) => !hasInvisible.test(text),
      message: `${invalidEmail}: it has invisible characters in it. Type it in by hand`,
    },
    atLeast(6, invalidEmail),
    atMost(254, invalidEmail),
    { isKept: (text) => emailShape.test(text), message: invalidEmail },
    { isKept: (text) => emailPartLengths.test(text), message: invalidEmail },
  ),
  z.toLowerCase(),
);

/** A moment as an ISO 8601 string in UTC. */
export const timestamp = z.iso.datetime();
