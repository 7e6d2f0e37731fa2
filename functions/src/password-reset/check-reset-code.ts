import type { ResetCodeRecord } from './reset-code-record.ts';

const maxTries = 5;
const maxGuessesADay = 10;
const dayMs = 24 * 60 * 60 * 1000;

export type Verdict =
  | { kind: 'right' }
  /** Wrong, and to be counted before anybody hears of it. */
  | { kind: 'wrong'; count: { tries: number; wrongGuesses: number; firstWrongAt: string } }
  /** There is no code that could be guessed: none asked for, spent, too old, or guessed at too often. */
  | { kind: 'void' }
  /** So many guesses were wrong today that even the right one does not count. */
  | { kind: 'blocked'; untilMs: number };

/**
 * Judges a guess at a code.
 *
 * @param record what is remembered of the address, undefined where no code was asked for
 * @param now in milliseconds
 */
export function checkResetCode(record: ResetCodeRecord | undefined, guessHash: string, now: number): Verdict {
  if (!record) return { kind: 'void' };
  const firstWrongMs = record.firstWrongAt === undefined ? now : Date.parse(record.firstWrongAt);
  const isSameDay = now < firstWrongMs + dayMs;
  const wrongGuesses = isSameDay ? (record.wrongGuesses ?? 0) : 0;
  if (wrongGuesses >= maxGuessesADay) return { kind: 'blocked', untilMs: firstWrongMs + dayMs };

  const isLive = record.usedBy === undefined && now < Date.parse(record.codeExpiresAt);
  if (!isLive || record.tries >= maxTries) return { kind: 'void' };
  // What is compared are keyed hashes: how long it takes says nothing of the code.
  if (record.codeHash === guessHash) return { kind: 'right' };
  return {
    kind: 'wrong',
    count: {
      tries: record.tries + 1,
      wrongGuesses: wrongGuesses + 1,
      firstWrongAt: new Date(isSameDay ? firstWrongMs : now).toISOString(),
    },
  };
}
