import { siteSettings } from '@kowhai/domain/site-settings';
import { PlainLink } from '#ui/buttons/link.tsx';
import { Text } from '#ui/text.tsx';

const { email, freephone, freephoneHref } = siteSettings;

/** For browsers without JavaScript: how to get there all the same. `what` needs it: "Ordering here". */
export function NoScriptNote({ what }: { what: string }) {
  return (
    <noscript>
      {/* Only the built HTML needs the words: where there is a script, React leaves them alone. */}
      {import.meta.env.SSR && (
        <Text fontWeight="semibold">
          {`${what} needs JavaScript. Without it, call `}
          <PlainLink href={freephoneHref}>{freephone}</PlainLink> or email{' '}
          <PlainLink href={`mailto:${email}`}>{email}</PlainLink>, and we’ll do it with you.
        </Text>
      )}
    </noscript>
  );
}
