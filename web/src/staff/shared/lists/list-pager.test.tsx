import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { ListPager, ListStart } from './list-pager.tsx';

function List() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <button type="button" onClick={() => setParams({ q: 'hana' })}>
        Search
      </button>
      <ListStart>{`Orders ${params}`}</ListStart>
      <ListPager nextCursor="after" />
    </>
  );
}

const start = () => screen.getByText(/^Orders/);
const scrollIntoView = vi.fn();

beforeEach(() => {
  renderForTest(<List />, '/admin/orderlist?cursor=now');
  scrollIntoView.mockClear();
  start().scrollIntoView = scrollIntoView;
});

it.each([
  ['Next page', 'Orders cursor=now&cursor=after'],
  ['Previous page', 'Orders '],
])('%s leads to where the list begins, and so does the focus', async (name, summary) => {
  await userEvent.click(screen.getByRole('link', { name }));
  expect(start().textContent).toBe(summary);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(start());
});

it('stays where it is for a page in another tab, and for what is searched after it', async () => {
  fireEvent.click(screen.getByRole('link', { name: 'Next page' }), { ctrlKey: true });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(start().textContent).toBe('Orders q=hana');
  expect(scrollIntoView).not.toHaveBeenCalled();
});
