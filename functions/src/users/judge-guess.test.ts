import { describe, expect, it } from 'vitest';
import { judgeGuess, type MailedCode } from './judge-guess.ts';

const now = Date.parse('2026-11-20T00:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const at = (ms: number) => new Date(now + ms).toISOString();

const asked: MailedCode = {
  _id: 'hash',
  codeHash: 'right',
  codeExpiresAt: at(10 * minute),
  tries: 0,
  expiresAt: at(24 * hour),
};

describe('a guess at a code', () => {
  it.each<[string, Partial<MailedCode>, string]>([
    ['at a fresh code', {}, 'right'],
    ['after four wrong ones', { tries: 4, wrongGuesses: 4, firstWrongAt: at(-minute) }, 'right'],
    ['after five wrong ones', { tries: 5, wrongGuesses: 5, firstWrongAt: at(-minute) }, 'void'],
    ['a moment before it expires', { codeExpiresAt: at(1) }, 'right'],
    ['at the moment it expires', { codeExpiresAt: at(0) }, 'void'],
    ['at a code that was used', { usedBy: 'another guess' }, 'void'],
    ['after nine wrong ones in a day', { wrongGuesses: 9, firstWrongAt: at(-hour) }, 'right'],
    ['after ten wrong ones in a day', { wrongGuesses: 10, firstWrongAt: at(-hour) }, 'blocked'],
    ['a day after ten wrong ones', { wrongGuesses: 10, firstWrongAt: at(-24 * hour) }, 'right'],
  ])('that is right, %s', (_when, fields, verdict) => {
    expect(judgeGuess({ ...asked, ...fields }, 'right', now).kind).toBe(verdict);
  });

  it('counts when it is wrong, for the code and for the day', () => {
    expect(judgeGuess(asked, 'wrong', now)).toEqual({
      kind: 'wrong',
      count: { tries: 1, wrongGuesses: 1, firstWrongAt: at(0) },
    });
    const before = { ...asked, tries: 2, wrongGuesses: 7, firstWrongAt: at(-hour) };
    expect(judgeGuess(before, 'wrong', now)).toEqual({
      kind: 'wrong',
      count: { tries: 3, wrongGuesses: 8, firstWrongAt: at(-hour) },
    });
  });

  it('begins a new day of guesses a day after the first wrong one', () => {
    const yesterday = { ...asked, wrongGuesses: 10, firstWrongAt: at(-25 * hour) };
    expect(judgeGuess(yesterday, 'wrong', now)).toEqual({
      kind: 'wrong',
      count: { tries: 1, wrongGuesses: 1, firstWrongAt: at(0) },
    });
  });

  it('is void where no code was asked for', () => {
    expect(judgeGuess(undefined, 'right', now)).toEqual({ kind: 'void' });
  });

  it('says until when the day lasts', () => {
    const blocked = { ...asked, wrongGuesses: 10, firstWrongAt: at(-hour) };
    expect(judgeGuess(blocked, 'right', now)).toEqual({ kind: 'blocked', untilMs: now + 23 * hour });
  });
});
