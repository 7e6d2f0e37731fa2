/**
 * What a mail repeats of what was typed, where nobody has shown that its address is theirs: anybody can order with anybody's
 * address, and a name such as "Your line is cut off tonight" would be our mail's.
 */

const mostWords = 3;

/** Three words of letters at most. */
export function looksLikeName(name: string): boolean {
  return (
    name.length <= 60 &&
    /^[\p{L}\p{M}'’-]+( [\p{L}\p{M}'’-]+)*$/u.test(name) &&
    name.split(' ').length <= mostWords
  );
}

/** Nothing that a program makes a link of, and no number that could be called. A dot only ends a word, as in "St.". */
export function looksLikeAddress(text: string): boolean {
  const isPlain = /^(?:[\p{L}\p{M}\p{N},/'’ -]|\.(?=[ ,]|$))+$/u.test(text);
  return isPlain && !/\p{N}(?:[ .-]*\p{N}){6}/u.test(text);
}
