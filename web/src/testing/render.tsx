import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter } from 'react-router-dom';
import { QuestionDialog } from '#shared/question-dialog.tsx';
import { createStyleCache, StyleProvider } from '#ui/style/style-provider.tsx';
import { createTheme } from '#ui/style/theme.ts';

const theme = createTheme();

/**
 * Renders content for a test, with a router around it and what asks its questions, after cleaning up the last render. Its
 * styles are outside of the document, where each search by role would match every rule with every element.
 */
export function renderForTest(content: ReactNode, path: InitialEntry = '/') {
  const cache = createStyleCache();
  cache.sheet.container = document.createElement('div');
  return renderWith(cache, content, path);
}

/** The same for what styles hide or place, at several times the cost. */
export function renderStyled(content: ReactNode, path: InitialEntry = '/') {
  return renderWith(createStyleCache(), content, path);
}

function renderWith(cache: ReturnType<typeof createStyleCache>, content: ReactNode, path: InitialEntry) {
  cleanup();
  return render(
    <StyleProvider cache={cache} theme={theme}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[path]}>
          {content}
          <QuestionDialog />
        </MemoryRouter>
      </QueryClientProvider>
    </StyleProvider>,
  );
}
