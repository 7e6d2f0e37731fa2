import { describe, expect, it } from 'vitest';
import { renderText } from './render-text.ts';
import { writeMail } from './write-mail.ts';

describe('the mail about a second factor', () => {
  const user = { firstName: 'Aroha', lastName: 'Example', email: 'aroha@kowhai.example' };
  const textOf = (change: 'turned on' | 'turned off' | 'removed', by?: string) =>
    renderText(
      writeMail(
        { kind: 'second-factor', user, change, changedAt: '2026-11-24T01:05:00.000Z', ...(by && { by }) },
        'https://shop.example',
        '2026-11-24T01:06:00.000Z',
      ),
    );

  it('says what was done and when, how to sign in from now on, and what to do about it', () => {
    const text = textOf('turned on');
    expect(text).toContain('Your second factor was turned on');
    expect(text).toContain('When: Tuesday 24 November, 2:05 pm');
    expect(text).toContain('a code from your authenticator app');
    expect(text).toContain('Change your password right away, then call us on 0800 000 000');
    expect(text).not.toContain('By:');
    expect(textOf('turned off')).toContain('your password is all you need to sign in');
  });

  it('names a colleague who did it', () => {
    expect(textOf('removed', 'Mere Staff')).toContain('By: Mere Staff');
  });
});

it('only a proven former address is told the new one', () => {
  const user = { firstName: 'Aroha', lastName: 'Rata', email: 'unpaid.ring.0900-555-0199@evil.example' };
  const changed = { user, formerEmail: 'aroha@kowhai.example', recipient: 'former' } as const;
  const textOf = (isProven: boolean) =>
    renderText(
      writeMail(
        { kind: 'email-changed', ...changed, isProven },
        'https://shop.example',
        '2026-11-24T01:06:00.000Z',
      ),
    );
  expect(textOf(true)).toContain(user.email);
  expect(textOf(false)).not.toMatch(/0900|evil/);
});
