import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failureOfAnswer, toFailure } from '#data/client/failure.ts';
import { renderForTest, renderStyled } from '#testing/render.tsx';
import { LoadError } from './load-error.tsx';

it('what did not load is a red alert with the server’s message, and Retry asks again', () => {
  const onRetry = vi.fn();
  const failure = failureOfAnswer(503, { message: 'We are back at noon', code: 'BUSY' }, null);
  renderStyled(<LoadError what="the plans" failure={failure} onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the plansWe are back at noon');
  const colour = getComputedStyle(screen.getByRole('alert')).color.match(/[\dA-F]{2}/g) ?? [];
  const [red = 0, green = 0, blue = 0] = colour.map((part) => Number.parseInt(part, 16));
  expect(red).toBeGreaterThan(2 * Math.max(green, blue, 1));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('where no server said anything, it is the text of the error', () => {
  renderForTest(
    <LoadError what="the plans" failure={toFailure(new Error('No such month'))} onRetry={() => {}} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('(No such month)');
});
