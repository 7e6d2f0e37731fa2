import { describe, expect, it } from 'vitest';
import { email, id, line, prose } from './text.ts';

const name = line('Name is invalid', { min: 3, max: 8 });
const message = prose('Message is invalid', { min: 3, max: 20 });
const tooLong = 'Please keep this to 8 characters or fewer';

describe('a line of text', () => {
  it.each([
    ['plain', 'Hana', 'Hana'],
    ['with macrons', 'Rātā', 'Rātā'],
    ['with spaces around it, which go', '  Hana\t', 'Hana'],
    ['at its shortest', 'Ana', 'Ana'],
    ['at its longest', 'Marianne', 'Marianne'],
    ['in another script', '花子さん', '花子さん'],
    ['right to left', 'مريم', 'مريم'],
    ['with quotes and brackets, which are no danger here', "<b>'o'", "<b>'o'"],
    ['with three emoji, which are three characters', '🐑🐑🐑', '🐑🐑🐑'],
    ['with eight emoji', '🐑'.repeat(8), '🐑'.repeat(8)],
  ])('may be %s', (_name, text, kept) => {
    expect(name.parse(text)).toBe(kept);
  });

  it.each([
    ['too short', 'Jo', 'Name is invalid'],
    ['too short once trimmed', ' Jo ', 'Name is invalid'],
    ['two emoji, though stored as four units', '🐑🐑', 'Name is invalid'],
    ['spaces only', '     ', 'Name is invalid'],
    ['empty', '', 'Name is invalid'],
    ['too long', 'Mariannes', tooLong],
    ['nine emoji', '🐑'.repeat(9), tooLong],
    ['of two lines', 'Ha\nna', 'Name is invalid'],
    ['with a line break for a mail header', 'a\r\nBcc:', 'Name is invalid'],
    ['with a null', 'Ha\u0000na', 'Name is invalid'],
    ['with an escape', 'Ha\u001bna', 'Name is invalid'],
    ['with a delete', 'Ha\u007fna', 'Name is invalid'],
    ['with a control character of the second set', 'Ha\u0085na', 'Name is invalid'],
    ['with a line separator', 'Ha\u2028na', 'Name is invalid'],
    ['with half an emoji', 'Ha\ud83dna', 'Name is invalid'],
    ['with the other half', 'Ha\udc11na', 'Name is invalid'],
    ['a number', 1234, 'Name is invalid'],
    ['missing', undefined, 'Name is invalid'],
    ['a list', ['Hana'], 'Name is invalid'],
  ])('may not be %s', (_name, text, complaint) => {
    expect(name.safeParse(text).error?.issues[0]?.message).toBe(complaint);
  });
});

it('makes one complaint at a time, the length first', () => {
  expect(name.safeParse('Mari\u0000annes').error?.issues.map(({ message }) => message)).toEqual([tooLong]);
  expect(name.safeParse('\u0000').error?.issues).toHaveLength(1);
  expect(email.safeParse('@\u0000').error?.issues).toHaveLength(1);
});

describe('text of several lines', () => {
  it.each([
    ['of one line', 'Kia ora', 'Kia ora'],
    ['of several', 'Kia ora\n\nHana', 'Kia ora\n\nHana'],
    ['with the line ends of Windows and with tabs', 'a\r\n\tb', 'a\r\n\tb'],
    ['with blank lines around it, which go', '\n\nKia ora\n', 'Kia ora'],
  ])('may be %s', (_name, text, kept) => {
    expect(message.parse(text)).toBe(kept);
  });

  it.each([
    ['too short', 'ab', 'Message is invalid'],
    ['too long', 'a'.repeat(21), 'Please keep this to 20 characters or fewer'],
    ['with a null', 'abc\u0000', 'Message is invalid'],
    ['with a vertical tab', 'ab\u000bc', 'Message is invalid'],
    ['with half an emoji', 'abc\ud83d', 'Message is invalid'],
  ])('may not be %s', (_name, text, complaint) => {
    expect(message.safeParse(text).error?.issues[0]?.message).toBe(complaint);
  });
});

describe('an email address', () => {
  it.each([
    ['hana@kowhai.example', 'hana@kowhai.example'],
    ['  Hana@Kowhai.Example ', 'hana@kowhai.example'],
    ["o'hara+shop@mail.kowhai.example", "o'hara+shop@mail.kowhai.example"],
    ['a@b.nz', 'a@b.nz'],
  ])('%o is kept as %s', (typed, kept) => {
    expect(email.parse(typed)).toBe(kept);
  });

  it.each([
    '',
    'hana',
    'hana@kowhai',
    'hana.kowhai.example',
    '@kowhai.example',
    'hana@',
    'hana@.example',
    'hana@kowhai.',
    'hana@kowhai..example',
    'a@b.c',
    'hana@@kowhai.example',
    'hana@kowhai.example@other.example',
    'hana@kowhai.example, other@kowhai.example',
    'hana@kowhai.example;other@kowhai.example',
    'Hana <hana@kowhai.example>',
    '"hana"@kowhai.example',
    'ha na@kowhai.example',
    'hana@kowhai.example\r\nBcc: other@kowhai.example',
    'hana\u0000@kowhai.example',
    'hana\u200b@kowhai\u0085.example',
    `${'a'.repeat(250)}@b.nz`,
    null,
    42,
    ['hana@kowhai.example'],
  ])('%o is refused', (typed) => {
    const { error } = email.safeParse(typed);
    expect(error?.issues[0]?.message).toBe('Email is invalid');
  });

  it('is judged at once, however it is built to be slow', () => {
    const started = performance.now();
    for (const text of [`${'a'.repeat(100_000)}@`, `a@${'b.'.repeat(100_000)}`, '@'.repeat(100_000)]) {
      expect(email.safeParse(text).success).toBe(false);
    }
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('the key of a document', () => {
  it.each(['fibre-everyday', 'a', 'X_1', 'q'.repeat(128), '__half'])('may be %s', (key) => {
    expect(id.parse(key)).toBe(key);
  });

  it.each(['', '.', '..', 'a/b', 'a b', 'ā', '__name__', 'q'.repeat(129), '%2e', 'a\n', null, 7, ['a'], {}])(
    'may not be %o',
    (key) => {
      expect(id.safeParse(key).success).toBe(false);
    },
  );
});
