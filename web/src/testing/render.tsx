import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter } from 'react-router-dom';
import { createStyleCache, StyleProvider } from '#ui/style/style-provider.tsx';
import { createTheme } from '#ui/style/theme.ts';

const theme = createTheme();

/** Renders content for a test, with the styles and a router around it, after cleaning up the last render. */
export function renderForTest(content: ReactNode, path: InitialEntry = '/') {
  cleanup();
  return render(
    <StyleProvider cache={createStyleCache()} theme={theme}>
      <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
    </StyleProvider>,
  );
}
