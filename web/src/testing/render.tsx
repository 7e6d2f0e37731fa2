import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter } from 'react-router-dom';
import { QuestionDialog } from '#shared/question-dialog.tsx';
import { createStyleCache, StyleProvider } from '#ui/style/style-provider.tsx';
import { createTheme } from '#ui/style/theme.ts';

const theme = createTheme();
const recipes = new Map<object, unknown>();

function keepRecipe(recipe: Parameters<typeof theme.cva>[0]): unknown {
  if (!recipes.has(recipe)) recipes.set(recipe, theme.cva(recipe));
  return recipes.get(recipe);
}

/** Knows which props are styles, and makes none. A recipe is kept: Chakra makes it anew at each render of each element. */
const unstyled: typeof theme = {
  ...theme,
  _global: [],
  css: () => ({}),
  // What is kept for a recipe is of its type, which a map cannot say.
  cva: keepRecipe as typeof theme.cva,
};

/**
 * Renders content for a test, with a router around it and what asks its questions, after cleaning up the last render. It
 * has no styles: each search by role would match every rule with every element.
 */
export function renderForTest(content: ReactNode, path: InitialEntry = '/') {
  return renderWith(unstyled, content, path);
}

/** The same for what styles hide or place, at several times the cost. */
export function renderStyled(content: ReactNode, path: InitialEntry = '/') {
  return renderWith(theme, content, path);
}

function renderWith(system: typeof theme, content: ReactNode, path: InitialEntry) {
  cleanup();
  return render(
    <StyleProvider cache={createStyleCache()} theme={system}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[path]}>
          {content}
          <QuestionDialog />
        </MemoryRouter>
      </QueryClientProvider>
    </StyleProvider>,
  );
}
