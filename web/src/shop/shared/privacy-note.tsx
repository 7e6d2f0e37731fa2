import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { Text } from '#ui/text.tsx';

/** Shown where personal details are asked for. Children say why, and who gets them; the link leads to the rest. */
export function PrivacyNote({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" tone="muted">
      {children} <TextLink to={paths.privacy()}>How we look after your details</TextLink>
    </Text>
  );
}
