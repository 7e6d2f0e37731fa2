import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Blossoms } from '#ui/motion/blossoms.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { thankYou } from './contact-content.ts';

/** Takes the form's place once the enquiry is in. Its heading takes the focus, which was on a button that is gone. */
export function ThankYou({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      <Blossoms />
      <Heading ref={heading} tabIndex={-1} size="lg">
        {thankYou.title}
      </Heading>
      <Text maxWidth="prose">{thankYou.text}</Text>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <LinkButton to={paths.home()}>Back to home</LinkButton>
        <Button variant="outline" onClick={onAnother}>
          Send another message
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
