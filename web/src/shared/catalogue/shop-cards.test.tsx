import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleHardware } from '#testing/example-hardware.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { renderForTest } from '#testing/render.tsx';
import { HardwareCard } from './hardware-card.tsx';
import { PlanCard } from './plan-card.tsx';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('a plan’s card', () => {
  it('always says the eight things that the specification lists, and leads to the order and to the plan', () => {
    renderForTest(<PlanCard plan={examplePlan({ _id: 'max', name: 'Fibre Max', price: 104.99 })} />);
    expect(screen.getByRole('heading', { name: 'Fibre Max' })).toBeTruthy();
    expect(screen.getByText(/\$104/).parentElement?.textContent).toBe('$104.99');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Download',
      'Upload',
      'Data cap',
      'Equipment',
      'Term',
    ]);
    expect(screen.getByText('NZ-based Support Team')).toBeTruthy();
    expect(hrefOf('Get Started with Fibre Max')).toBe('/product/max/order');
    expect(hrefOf('Learn More about Fibre Max')).toBe('/product/max');
  });

  it('bears its label', () => {
    renderForTest(<PlanCard plan={examplePlan({ _id: 'max', highlight: 'Most homes' })} />);
    expect(screen.getByText('Most homes')).toBeTruthy();
  });
});

describe('a hardware item’s card', () => {
  it.each(exampleHardware)('of $name says whether it is in stock', (item) => {
    renderForTest(<HardwareCard item={item} />);
    expect(screen.queryByText('Out Of Stock') !== null).toBe(item.countInStock === 0);
    expect(hrefOf(`More Info about ${item.name}`)).toBe(`/hardware/${item._id}`);
  });
});
