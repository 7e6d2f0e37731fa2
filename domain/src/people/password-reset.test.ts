import { describe, expect, it } from 'vitest';
import {
  emailConfirmation,
  formatResetCode,
  makeResetCode,
  passwordReset,
  passwordResetForm,
  resetRequest,
} from './password-reset.ts';

const bytes = (first: number) => Uint8Array.from({ length: 32 }, (_, index) => (first + 7 * index) % 256);
const reset = {
  email: 'hana@kowhai.example',
  otp: '7FKX49QD',
  newPassword: 'a good long one',
  confirmNewPassword: 'a good long one',
};

function complaintsOf(result: {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) {
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('a code', () => {
  it('has 8 characters that nobody mistakes for others', () => {
    for (let first = 0; first < 256; first++) {
      expect(makeResetCode(bytes(first))).toMatch(/^[34679CDFGHJKMNPQRTVWXY]{8}$/);
    }
  });

  it('is another where any of its 16 bytes is another', () => {
    const code = makeResetCode(bytes(5));
    for (let index = 0; index < 16; index++) {
      const others = bytes(5);
      others[index] = ((others[index] ?? 0) + 1) % 256;
      expect(makeResetCode(others)).not.toBe(code);
    }
  });

  it('is the same from a part of a larger buffer', () => {
    const larger = new Uint8Array([1, 2, 3, ...bytes(5)]);
    expect(makeResetCode(larger.subarray(3))).toBe(makeResetCode(bytes(5)));
  });

  it('is written in two halves', () => {
    expect(formatResetCode('7FKX49QD')).toBe('7FKX 49QD');
  });

  it.each([
    ['as the mail writes it', '7FKX 49QD'],
    ['in small letters', '7fkx49qd'],
    ['with spaces around and in it', '  7 F K X\t49 QD\n'],
    ['with a hyphen', '7FKX-49QD'],
    ['with an en dash and a blank that does not break', '7FKX–49\u00a0QD'],
    ['with an invisible mark from a mail program', '7FKX\u200b49QD\ufeff'],
    ['in the wide letters of another keyboard', '７ＦＫＸ４９ＱＤ'],
  ])('is understood %s', (_how, otp) => {
    expect(passwordReset.parse({ ...reset, otp }).otp).toBe('7FKX49QD');
  });
});

describe('setting a new password', () => {
  it('asks for everything, in the order of the form', () => {
    const nothing = { email: '', otp: ' ', newPassword: 'short', confirmNewPassword: 'other' };
    expect(complaintsOf(passwordReset.safeParse(nothing))).toEqual([
      'email: Email is invalid',
      'otp: Enter the code from the email',
      'newPassword: Password needs to be at least 8 characters long',
      'confirmNewPassword: Passwords do not match',
    ]);
  });

  it('leaves a code of another length to the server, and in the form says what is wrong with it', () => {
    const short = { ...reset, otp: '7FKX49Q' };
    expect(complaintsOf(passwordReset.safeParse(short))).toEqual([]);
    expect(complaintsOf(passwordResetForm.safeParse(short))).toEqual([
      'otp: Enter all 8 characters of the code',
    ]);
    expect(complaintsOf(passwordResetForm.safeParse({ ...reset, otp: '' }))).toEqual([
      'otp: Enter the code from the email',
    ]);
    expect(passwordResetForm.parse({ ...reset, otp: ' 7fkx 49qd ' })).toEqual(reset);
  });

  it.each([undefined, null, 7, ['7FKX49QD']])('does not take %o for a code, and says so once', (otp) => {
    const complaints = ['otp: Enter the code from the email'];
    expect(complaintsOf(passwordReset.safeParse({ ...reset, otp }))).toEqual(complaints);
    expect(complaintsOf(passwordResetForm.safeParse({ ...reset, otp }))).toEqual(complaints);
  });

  it.each([undefined, null, 'a form', {}])('refuses %o', (sent) => {
    expect(passwordResetForm.safeParse(sent).success).toBe(false);
  });

  it('takes no letter for a code', () => {
    const otp = 'x'.repeat(101);
    expect(complaintsOf(passwordReset.safeParse({ ...reset, otp }))).toEqual([
      'otp: Enter all 8 characters of the code',
    ]);
  });

  it('begins with an address, and another address is confirmed with a code', () => {
    expect(resetRequest.parse(reset)).toEqual({ email: reset.email });
    expect(emailConfirmation.parse({ otp: '7fkx 49qd' })).toEqual({ otp: reset.otp });
  });
});
