import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { Breadcrumbs } from '#ui/buttons/breadcrumbs.tsx';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { Alert } from './alert.tsx';
import { QuantityStepper } from './buttons/quantity-stepper.tsx';
import { Accordion } from './disclosure.tsx';
import { NoBreak } from './no-break.tsx';
import { Price } from './price.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { LoadingShape, Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { StructuredData } from './structured-data.tsx';

describe('the quantity stepper', () => {
  it('steps between its ends, and is off at either without giving up the focus', async () => {
    const onChange = vi.fn();
    renderForTest(<QuantityStepper label="Quantity of Tūī Mesh" value={1} max={2} onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Quantity of Tūī Mesh' })).toBeDefined();
    const less = screen.getByRole<HTMLButtonElement>('button', { name: 'One less' });
    expect(less.getAttribute('aria-disabled')).toBe('true');
    expect(less.disabled).toBe(false);
    await userEvent.click(less);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(onChange).toHaveBeenCalledWith(2);
  });
});

describe('progress steps', () => {
  it('link back, mark where one is, and leave what is ahead alone', () => {
    const steps = ['Cart', 'Sign In', 'Shipping', 'Place Order'].map((label) => ({
      label,
      to: label === 'Sign In' ? undefined : `/${label}`,
    }));
    renderForTest(<ProgressSteps label="Checkout" steps={steps} currentIndex={2} />);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([['Cart (done)', '/Cart']]);
    expect(screen.getByText('Sign In').closest('li')?.textContent).toBe('Sign In (done)');
    const current = screen
      .getAllByRole('listitem')
      .filter((item) => item.ariaCurrent ?? item.getAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['Shipping']);
  });
});

describe('toasts', () => {
  afterEach(() => vi.useRealTimers());

  it('are announced, close after five seconds, and wait while they are being read', () => {
    vi.useFakeTimers();
    const onDismiss = vi.fn();
    renderForTest(
      <ToastRegion toasts={[{ id: 7, status: 'success', message: 'Saved' }]} onDismiss={onDismiss} />,
    );
    const toast = screen.getByText('Saved');
    expect(toast.closest('[aria-live=polite]')).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    act(() => vi.advanceTimersByTime(20_000));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    act(() => vi.advanceTimersByTime(4999));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onDismiss).toHaveBeenCalledWith(7);
  });

  it('are shown for as long as they ask for', () => {
    vi.useFakeTimers();
    const onDismiss = vi.fn();
    const action = { label: 'Undo', run: () => undefined };
    renderForTest(
      <ToastRegion
        toasts={[{ id: 7, status: 'success', message: 'Done', action, durationMs: 3500 }]}
        onDismiss={onDismiss}
      />,
    );
    act(() => vi.advanceTimersByTime(3499));
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onDismiss).toHaveBeenCalledWith(7);
  });

  it('can be put away', async () => {
    const onDismiss = vi.fn();
    renderForTest(
      <ToastRegion toasts={[{ id: 7, status: 'danger', message: 'No' }]} onDismiss={onDismiss} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledWith(7);
  });
});

it('a table names itself and its columns, and each cell says on a phone what it is', () => {
  renderForTest(
    <DataTable
      caption="Orders"
      rows={[{ id: 'a', number: 'KB-1', total: '$64.99' }]}
      getKey={({ id }) => id}
      columns={[
        { header: 'Order #', cell: ({ number }) => number, isRowHeader: true },
        { header: 'Total', cell: ({ total }) => total, align: 'end' },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Orders' })).toBeDefined();
  expect(screen.getByRole('rowheader', { name: 'KB-1' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '$64.99' }).getAttribute('data-label')).toBe('Total');
});

it('a failure interrupts, other news waits its turn', () => {
  renderForTest(
    <>
      <Alert status="danger">Broken</Alert>
      <Alert status="success">Mended</Alert>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Broken');
  expect(screen.getByRole('status').textContent).toBe('Mended');
});

it('what is loading has a name', () => {
  renderForTest(
    <>
      <Spinner label="Loading plans" />
      <LoadingShape label="Loading your cart">
        <Skeleton height="1rem" />
      </LoadingShape>
    </>,
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Loading plans',
    'Loading your cart',
  ]);
});

it('a price reads as one amount, whole and cents', () => {
  renderForTest(<Price amount="$64.99" unit="per month" />);
  expect(document.body.textContent).toBe('$64.99 per month');
});

it('a text breaks inside no number and no range, and reads as it is written', () => {
  renderForTest(<NoBreak>Up to 20-100 Mbps within 1-3 business days</NoBreak>);
  expect(document.body.textContent).toBe('Up to 20-100 Mbps within 1-3 business days');
  expect(screen.getByText('20-100 Mbps')).toBeDefined();
  expect(screen.getByText('1-3')).toBeDefined();
});

it.each(['KB-7F3K-29Q2', '0800 000 000', '021 000 000'])('%s stays on one line', (number) => {
  renderForTest(<NoBreak>{`Call about ${number} today`}</NoBreak>);
  expect(screen.getByText(number)).toBeDefined();
});

it('questions open natively', () => {
  renderForTest(<Accordion entries={[{ question: 'Is there a fixed term?', answer: 'No.' }]} />);
  expect(screen.getByText('Is there a fixed term?').closest('summary')?.parentElement?.tagName).toBe(
    'DETAILS',
  );
});

it('breadcrumbs link upwards and name the page itself', () => {
  renderForTest(<Breadcrumbs trail={[{ label: 'Fibre', to: '/fibre' }]} current="Plans" />);
  expect(screen.getByRole('link', { name: 'Fibre' }).getAttribute('href')).toBe('/fibre');
  expect(screen.getByText('Plans').getAttribute('aria-current')).toBe('page');
});

it('structured data cannot end its own element', () => {
  renderForTest(<StructuredData of={[{ '@type': 'Product', name: '</script><b>' }]} />);
  const block = document.querySelector('script[type="application/ld+json"]');
  expect(block?.innerHTML).not.toContain('</script');
  expect(JSON.parse(block?.textContent ?? '')).toMatchObject({ name: '</script><b>' });
});
