import { listPhoneNumbers, toPhoneHref } from '@kowhai/domain/people/phone';
import { Fragment } from 'react';
import { PlainLink } from '#ui/buttons/link.tsx';

/** A phone field as it was typed, each of its numbers a link that dials it. */
export function PhoneLinks({ phone }: { phone: string }) {
  const numbers = listPhoneNumbers(phone);
  if (numbers.length === 0) return <span>{phone}</span>;
  return numbers.map((number, index) => (
    <Fragment key={number.dial}>
      {index > 0 && <span> / </span>}
      <PlainLink href={toPhoneHref(number)}>{number.text}</PlainLink>
    </Fragment>
  ));
}
