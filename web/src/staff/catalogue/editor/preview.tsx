import { chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { barHeight } from '#staff/layout/top-bar.tsx';
import { Alert } from '#ui/alert.tsx';
import { Heading } from '#ui/text.tsx';

type PreviewProps = {
  isPublished: boolean;
  problem: string | undefined;
  children: ReactNode;
};

/** The item as customers will see it, rendered from the form. Its links and buttons do nothing here. */
export function Preview({ isPublished, problem, children }: PreviewProps) {
  return (
    <chakra.section
      aria-labelledby="preview"
      data-preview
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      minWidth="0"
      padding={{ base: '3', md: '5' }}
      position={{ xl: 'sticky' }}
      top={{ xl: `calc(${barHeight} + 1rem)` }}
      maxHeight={{ xl: `calc(100dvh - ${barHeight} - 2rem)` }}
      overflowY={{ xl: 'auto' }}
      borderRadius="leaf"
      background="sunken"
      onClickCapture={(event) => {
        const isTab = event.target instanceof Element && event.target.closest('[role=tab], summary');
        if (isTab) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div>
        <Heading id="preview" size="sm">
          As customers see it
        </Heading>
        <Text textStyle="note">
          {isPublished
            ? 'How it’ll look once you save.'
            : 'A draft. Only staff can see it until you publish it.'}
        </Text>
      </div>
      {problem && <Alert status="warning">{problem}</Alert>}
      {children}
    </chakra.section>
  );
}
