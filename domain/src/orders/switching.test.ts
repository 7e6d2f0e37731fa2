import { describe, expect, it } from 'vitest';
import { writeConsent } from './switch-words.ts';
import { answerSwitch, findConsent, moveSwitch } from './switching.ts';

const at = '2026-11-20T01:00:00.000Z';
const now = '2026-11-21T01:00:00.000Z';
const account = { provider: 'Example Net', account: '12-34' };
const consent = { ...account, words: writeConsent(account) ?? '', consentedAt: at };
const arrange = { work: 'arrange switch' as const, of: at };
const agreed = {
  setup: { ...account, arrangeSwitch: 'yes' as const },
  switchConsent: consent,
  outside: [arrange],
};
const arranged = { ...agreed, outside: [{ ...arrange, doneAt: at }] };

describe('a consent to switch', () => {
  it('is kept with its words, account and moment', () => {
    const asked = { setup: { fibreBox: 'yes' as const } };
    expect(answerSwitch(asked, { ...account, arrangeSwitch: 'yes' }, now)).toEqual({
      setup: { fibreBox: 'yes', ...account, arrangeSwitch: 'yes' },
      switchConsent: { ...consent, consentedAt: now },
      outside: [{ ...arrange, of: now }],
    });
    expect(consent.words).toMatch(
      /^I ask .* from Example Net, account 12-34, .*may charge for leaving early\.$/,
    );
  });

  it.each([
    ['nothing else is known', {}],
    ['the provider alone is known', { provider: 'Example Net' }],
    ['the account is taken back with it', { ...account, account: '' }],
  ])('is not taken where %s', (_, answers) => {
    expect(answerSwitch({ setup: {} }, { ...answers, arrangeSwitch: 'yes' }, now)).toEqual({
      refusal: 'no account',
    });
  });

  it.each([
    ['account', { ...account, account: '99' }],
    ['provider', { ...account, provider: 'Other Net' }],
  ])('is not taken for another %s than is stored by now, which it does not replace', (_, stored) => {
    const setup = { ...stored, arrangeSwitch: '' as const };
    expect(answerSwitch({ setup }, { ...account, arrangeSwitch: 'yes' }, now)).toEqual({
      refusal: 'other account',
    });
  });

  it('keeps its first moment where it is given again, and where something else is answered', () => {
    expect(answerSwitch(agreed, { arrangeSwitch: 'yes' }, now)).toEqual({ setup: agreed.setup });
    expect(answerSwitch(agreed, { home: 'own' }, now)).not.toHaveProperty('switchConsent');
  });

  it.each([
    ['a no', { arrangeSwitch: 'no' as const }, 'no'],
    ['another account', { account: '99' }, ''],
    ['another provider', { provider: 'Other Net' }, ''],
  ])('is withdrawn by %s, and not forgotten', (_, answers, arrangeSwitch) => {
    const answered = answerSwitch(agreed, answers, now);
    expect(answered).toMatchObject({
      setup: { arrangeSwitch },
      switchConsent: { ...consent, withdrawnAt: now },
      outside: [],
    });
    expect('setup' in answered && findConsent(answered)).toBeNull();
  });

  it('stays once it is ticked off, whatever else is answered', () => {
    expect(answerSwitch(arranged, { arrangeSwitch: 'no' }, now)).toEqual({ refusal: 'arranged' });
    expect(answerSwitch(arranged, { account: '99' }, now)).toEqual({ refusal: 'arranged' });
    expect(answerSwitch(arranged, { home: 'own' }, now)).toMatchObject({ setup: { home: 'own' } });
  });
});

describe('another service address', () => {
  it('takes a consent back that was given for another home, and keeps the account for the next', () => {
    expect(moveSwitch(agreed, 'customer', now)).toEqual({
      setup: { ...account, arrangeSwitch: '' },
      switchConsent: { ...consent, withdrawnAt: now },
      outside: [],
    });
    expect(moveSwitch(agreed, 'staff', now)).toEqual({});
    expect(moveSwitch({ setup: {} }, 'customer', now)).toEqual({});
  });

  it.each(['customer', 'staff'] as const)('by %s keeps an arranged switch, as one that has moved', (by) => {
    expect(moveSwitch(arranged, by, now)).toEqual({
      outside: [...arranged.outside, { work: 'move switch', of: now }],
    });
  });
});
