import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStyled } from '#testing/render.tsx';
import { StaffShortcutHelp } from './staff-shortcut-help.tsx';

it('has its button at the right, as other dialogs have', async () => {
  renderStyled(
    <QueryClientProvider client={new QueryClient()}>
      <StaffShortcutHelp isOpen onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const row = (await screen.findByText('Close')).closest('button')?.parentElement;
  expect(row && getComputedStyle(row).justifyContent).toBe('flex-end');
});
