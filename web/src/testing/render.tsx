import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createStyleCache, StyleProvider } from '#ui/style/style-provider.tsx';

/** For tests: renders with the styles and a router, as every part of the site is rendered, on a clean page. */
export function renderForTest(content: ReactNode, path = '/') {
  cleanup();
  return render(
    <StyleProvider cache={createStyleCache()}>
      <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
    </StyleProvider>,
  );
}
