import type { ReactNode } from 'react';
import { PlainLink } from '#ui/buttons/link.tsx';

type MailLinkProps = { email: string; children?: ReactNode; standalone?: boolean };

/** Encoded: an address may hold "?bcc=", which would send a copy to another person. */
export function toMailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

export function MailLink({ email, children = email, standalone = false }: MailLinkProps) {
  return (
    <PlainLink href={toMailHref(email)} standalone={standalone}>
      {children}
    </PlainLink>
  );
}
