import { siteSettings } from '@kowhai/domain/site-settings';
import { PlainLink } from '#ui/buttons/link.tsx';
import { Text } from '#ui/text.tsx';
import { MailLink } from './mail-link.tsx';

const { email, freephone, freephoneHref } = siteSettings;

/** Tells people without JavaScript how to reach the shop. @param what the part that needs it: "Ordering here" */
export function NoScriptNote({ what }: { what: string }) {
  return (
    <noscript>
      {/* Only the prerendered HTML needs the words: React hydrates nothing inside noscript. */}
      {import.meta.env.SSR && (
        <Text fontWeight="semibold">
          {`${what} needs JavaScript. Without it, call `}
          <PlainLink href={freephoneHref}>{freephone}</PlainLink> or email <MailLink email={email} />, and
          we’ll do it with you.
        </Text>
      )}
    </noscript>
  );
}
