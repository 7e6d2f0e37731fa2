import { describe, expect, it } from 'vitest';
import { enquiry, enquiryHints, enquirySnapshot, enquirySubjects } from './enquiry.ts';

const question = {
  firstName: 'Hana',
  lastName: 'Ngata',
  email: 'hana@kowhai.example',
  phone: '021 000 000',
  enquirySubject: 'General Enquiry',
  enquiryMessage: 'Is fibre in our street yet?',
};

function complaintsOf(fields: Record<string, unknown>): string[] {
  const { error } = enquiry.safeParse({ ...question, ...fields });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('an enquiry', () => {
  it('is accepted when everything is in order, with or without a phone number', () => {
    expect(enquiry.parse(question)).toEqual(question);
    const { phone: _, ...withoutPhone } = question;
    expect(enquiry.parse(withoutPhone).phone).toBe('');
  });

  it('complains of everything at once, in the order in which the form asks', () => {
    const wrong = {
      firstName: 'Jo',
      lastName: 'Ng',
      email: 'x',
      enquirySubject: 'Gossip',
      enquiryMessage: 'Hello',
    };
    expect(complaintsOf(wrong)).toEqual([
      'firstName: First name is invalid',
      'lastName: Last name is invalid',
      'email: Email is invalid',
      'enquirySubject: Select a subject',
      'enquiryMessage: Message is invalid',
    ]);
  });

  it.each(['lastName', 'enquiryMessage'] as const)(
    'takes as much of %s as the hint beside the field says, and no less',
    (field) => {
      const least = Number(/\d+/.exec(enquiryHints[field])?.[0]);
      const complaints = [least, least - 1].map(
        (length) => complaintsOf({ [field]: 'x'.repeat(length) }).length,
      );
      expect(complaints).toEqual([0, 1]);
    },
  );

  it.each([
    ['firstName', 'Ana', 'An', 'First name is invalid'],
    ['lastName', 'Lee', 'Ng', 'Last name is invalid'],
    ['email', 'a@b.nz', 'a@b.n', 'Email is invalid'],
    ['email', 'ana@b.nz', 'anab.nz', 'Email is invalid'],
    ['email', 'ana@b.nz', 'ana@bnz', 'Email is invalid'],
    ['enquiryMessage', 'Hello!', 'Hello', 'Message is invalid'],
  ])('%s: "%s" is enough, "%s" is not', (field, enough, tooShort, message) => {
    expect(complaintsOf({ [field]: enough })).toEqual([]);
    expect(complaintsOf({ [field]: tooShort })).toEqual([`${field}: ${message}`]);
  });

  it('may be about what the specification lists, in its order', () => {
    expect(enquirySubjects).toEqual([
      ...['General Enquiry', 'Order Status', 'Technical Support', 'Account Assistance'],
    ]);
  });

  it.each(enquirySubjects)('may be about: %s', (enquirySubject) => {
    expect(complaintsOf({ enquirySubject })).toEqual([]);
  });

  it('may run over several lines and to 5000 characters', () => {
    expect(complaintsOf({ enquiryMessage: `Kia ora\n\n${'x'.repeat(4_991)}` })).toEqual([]);
    expect(complaintsOf({ enquiryMessage: 'x'.repeat(5_001) })).toEqual([
      'enquiryMessage: Please keep this to 5000 characters or fewer',
    ]);
  });

  it('lets no line break into what becomes a mail header', () => {
    const firstName = 'Hana\r\nBcc: all@kowhai.example';
    expect(enquiry.parse({ ...question, firstName }).firstName).toBe('Hana Bcc: all@kowhai.example');
    expect(complaintsOf({ enquirySubject: 'General Enquiry\r\nBcc: x' })).toEqual([
      'enquirySubject: Select a subject',
    ]);
  });
});

it('that was taken by earlier rules can still be read', () => {
  const older = { ...question, firstName: '\u200b'.repeat(20), email: 'x@\u200bexample.test' };
  expect(complaintsOf(older)).toEqual([
    'firstName: First name is invalid',
    'email: Email is invalid: it has invisible characters in it. Type it in by hand',
  ]);
  expect(enquirySnapshot.parse(older)).toEqual(older);
});
