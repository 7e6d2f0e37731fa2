import { Fragment, type ReactNode } from 'react';
import { PlainLink } from '#ui/buttons/link.tsx';

type MailLinkProps = { email: string; children?: ReactNode; standalone?: boolean };

/** Encoded: an address may hold "?bcc=", which would send a copy to another person. */
export function toMailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

export function MailLink({ email, children, standalone = false }: MailLinkProps) {
  return (
    <PlainLink
      href={toMailHref(email)}
      standalone={standalone}
      // Its parts would be read with a pause.
      aria-label={children === undefined ? email : undefined}
    >
      {children ?? <EmailText email={email} />}
    </PlainLink>
  );
}

/** A long address breaks before an @ or a dot if it can. One element: parts of a flexible box would be copied as lines. */
export function EmailText({ email }: { email: string }) {
  return (
    <span>
      {[...email.matchAll(/[@.]?[^@.]+|[@.]/g)].map(({ 0: part, index: start }) => (
        <Fragment key={start}>
          {start > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
