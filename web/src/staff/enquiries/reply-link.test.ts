import { expect, it } from 'vitest';
import { blankEnquiry } from '#testing/example-enquiry.ts';
import { replyLink } from './reply-link.ts';

it('answers the person with their own words below, and adds nobody else', () => {
  const link = new URL(
    replyLink({ ...blankEnquiry, email: 'aroha+a&cc=b@example.org', enquiryMessage: 'Is it fast?\nReally?' }),
  );
  expect(decodeURIComponent(link.pathname)).toBe('aroha+a&cc=b@example.org');
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(link.searchParams.get('subject')).toBe('Re: Technical Support');
  expect(link.searchParams.get('body')).toMatch(/^Kia ora Aroha,.*> Is it fast\?\r\n> Really\?$/s);
});
