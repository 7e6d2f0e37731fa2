/** What a guess at a mailed code is worth: five for each code, ten wrong ones a day (decision 012). */
import { maxCodeGuesses } from '@kowhai/domain/people/password-reset';
import type { RecordOf } from '#database/collections.ts';

const maxGuessesADay = 10;
const dayMs = 24 * 60 * 60 * 1000;

export type MailedCode = RecordOf<'mailedCodes'>;

export type Verdict =
  | { kind: 'right' }
  /** Count it before responding. */
  | { kind: 'wrong'; count: { tries: number; wrongGuesses: number; firstWrongAt: string } }
  | { kind: 'void' }
  | { kind: 'blocked'; untilMs: number };

export function judgeGuess(record: MailedCode | undefined, guessHash: string, now: number): Verdict {
  if (!record) return { kind: 'void' };
  const firstWrongMs = record.firstWrongAt === undefined ? now : Date.parse(record.firstWrongAt);
  const isSameDay = now < firstWrongMs + dayMs;
  const wrongGuesses = isSameDay ? (record.wrongGuesses ?? 0) : 0;
  if (wrongGuesses >= maxGuessesADay) return { kind: 'blocked', untilMs: firstWrongMs + dayMs };

  const isLive = record.usedBy === undefined && now < Date.parse(record.codeExpiresAt);
  if (!isLive || record.tries >= maxCodeGuesses) return { kind: 'void' };
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
