/** Each text has an upper bound, and none holds characters that break a mail header, a log line or the database. */
import * as z from 'zod/mini';
import { hasLongRunOfMarks, normalizeText, splitCharacters } from '#domain/text.ts';

type Bounds = { min: number; max: number };

const blankControl = /[\t-\r\u0085\u2028\u2029]+/g;
const blankControlInProse = /[\t\v\f\u0085\u2028\u2029]+/g;
// Noncharacters, such as U+FFFE, are in no text.
const controlCharacter = /[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
const controlCharacterInProse = /(?![\r\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

// Zero-width spaces, direction marks, soft hyphens. The joiners matter within Persian or Hindi words and emoji.
const formatCharacter =
  /(?!(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}]))\p{Cf}/gu;
const anyFormatCharacter = /\p{Cf}/u;

/** The short expression first: the long one is slow to compile in browsers, and rarely needed. */
function dropFormatCharacters(text: string): string {
  return anyFormatCharacter.test(text) ? text.replace(formatCharacter, '') : text;
}

export function dropInvisible(text: string): string {
  return dropFormatCharacters(text.replace(blankControl, ' ').replace(controlCharacter, ''));
}

export function dropInvisibleInProse(text: string): string {
  return dropFormatCharacters(text.replace(blankControlInProse, ' ').replace(controlCharacterInProse, ''));
}

// The unquoted characters before an address's @ (RFC 5322, "dot-atom"), and host names after it: browsers write other scripts as xn--.
const emailShape =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+([a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;
// RFC 5321 and RFC 1035.
const emailPartLengths = /^[^@]{1,64}@([^.]{1,63}\.)+[^.]{1,63}$/;

type Rule = { isKept: (text: string) => boolean; message: string };

/** Reports the first broken rule only: a field shows one message at a time. */
export function textRules(...rules: readonly Rule[]) {
  return z.check<string>(({ value, issues }) => {
    const broken = rules.find(({ isKept }) => !isKept(value));
    if (broken) issues.push({ code: 'custom', message: broken.message, input: value, continue: true });
  });
}

/** Counts characters as people do: an emoji is one. */
export function atLeast(min: number, message: string): Rule {
  return { isKept: (text) => countCharacters(text) >= min, message };
}

export function atMost(max: number, message = `Please keep this to ${max} characters or fewer`): Rule {
  return { isKept: (text) => countCharacters(text) <= max, message };
}

/** Half an emoji would be replaced in transit. */
export function isWellFormed(message: string): Rule {
  return { isKept: (text) => text.isWellFormed(), message };
}

function countCharacters(text: string): number {
  return [...text].length;
}

/** A name of joiners or blank letters is no name. */
function showsAtLeast(min: number, message: string): Rule {
  return {
    isKept: (text) => countCharacters(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')) >= min,
    message,
  };
}

/** The longest emoji has 10 code points, and so have the longest letters of India. */
const mostJoined = 16;

/** Of letters below U+0300 none joins another. */
const joinsNothing = /^[\0-\u02ff]*$/;

/** What counts as one character no browser breaks: forty joined emoji make a name wider than a page. */
export const canBreak: Rule = {
  isKept: (text) =>
    joinsNothing.test(text) ||
    (!hasLongRunOfMarks(text) &&
      [...splitCharacters(text)].every((character) => countCharacters(character) <= mostJoined)),
  message: 'Too many accents or joined characters in one place. Please take some out',
};

/** What a record says. Earlier rules took runs of joined emoji that no browser breaks: those lose their joiners. */
export const storedText = z
  .string()
  .check(
    z.overwrite((text) =>
      text.includes('\u200d') && !canBreak.isKept(text) ? text.replaceAll('\u200d', '') : text,
    ),
  );

/** NFC, without invisible characters, trimmed. @param bounds in characters after trimming */
export function line(message: string, bounds: Bounds) {
  return text(message, bounds, dropInvisible);
}

export function prose(message: string, bounds: Bounds) {
  return text(message, bounds, dropInvisibleInProse);
}

function text(message: string, { min, max }: Bounds, drop: (typed: string) => string) {
  return z.string(message).check(
    z.overwrite((typed) => drop(normalizeText(typed, 'NFC'))),
    z.trim(),
    textRules(showsAtLeast(min, message), atMost(max), isWellFormed(message), canBreak),
  );
}

/** A document's key. Firestore reserves keys such as __this__. */
export const id = z
  .string('An id is missing')
  .check(z.regex(/^(?!__.*__$)[\w-]{1,128}$/, 'That id isn’t valid'));

const invalidEmail = 'Email is invalid';

const hasInvisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Removes what links and address books add around an address. */
function takeOutEmail(typed: string): string {
  // trim() would also remove a byte order mark, which must be refused.
  if (hasInvisible.test(typed)) return typed;
  const link = typed.trim().replace(/^mailto:([^?]*).*$/is, '$1');
  return (/^[^<>]*<([^<>]*)>$/.exec(link)?.[1] ?? link).trim();
}

/** As Firebase accepts it (specification section 5). ASCII first: the Kelvin sign's lower case is a plain k. */
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

/** Whether a mail can reach it: Google also has accounts without an address, and addresses that no mail provider takes. */
export const isEmail = (text: string): boolean => z.safeParse(email, text).success;

/** An ISO 8601 string in UTC. */
export const timestamp = z.iso.datetime();
