import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading, Text } from '#ui/text.tsx';

/** The thing as customers will see it, from what stands in the form. Its links and buttons lead nowhere here. */
export function Preview({ isPublished, children }: { isPublished: boolean; children: ReactNode }) {
  return (
    <chakra.section
      aria-labelledby="preview"
      data-preview
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      minWidth="0"
      padding={{ base: '3', md: '5' }}
      // Beside a form there is less room than on the page itself.
      css={{ '& [role=tablist]': { flexWrap: 'wrap' } }}
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
        <Text size="sm" tone="muted">
          {isPublished
            ? 'This is how it looks once you have saved.'
            : 'A draft: nobody but staff sees it until you publish it.'}
        </Text>
      </div>
      {children}
    </chakra.section>
  );
}
