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
    const plan = examplePlan({ _id: 'max', name: 'Fibre Max', price: 104.99 });
    renderForTest(<PlanCard plan={plan} />);
    expect(screen.getByRole('heading', { name: 'Fibre Max' })).toBeTruthy();
    expect(screen.getByText(/\$104/).parentElement?.textContent).toBe('$104.99');
    expect(screen.getByText(/per month/)).toBeTruthy();
    const definitions = screen.getAllByRole('definition');
    const facts = screen
      .getAllByRole('term')
      .map(({ textContent }, index) => [textContent, definitions[index]?.textContent]);
    expect(facts).toEqual([
      ['Download', plan.download],
      ['Upload', plan.upload],
      ['Data cap', plan.dataCap],
      ['Equipment', plan.equipment],
      ['Term', plan.term],
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
  it.each(exampleHardware)('of $name has its picture, name, what it is and price', (hardware) => {
    const item = { ...hardware, imagePath: 'images/one.webp', imageAlt: `A picture of ${hardware.name}` };
    renderForTest(<HardwareCard item={item} />);
    expect(screen.getByRole('img', { name: item.imageAlt })).toBeTruthy();
    expect(screen.getByRole('heading', { name: item.name })).toBeTruthy();
    expect(screen.getByText(item.shortDescription)).toBeTruthy();
    const [dollars = ''] = String(item.price).split('.');
    expect(screen.getByText(new RegExp(`\\$${dollars}`)).parentElement?.textContent).toContain(
      `$${item.price}`,
    );
  });

  it.each(exampleHardware)('of $name says whether it is in stock', (item) => {
    renderForTest(<HardwareCard item={item} />);
    expect(screen.queryByText('Out Of Stock') !== null).toBe(item.countInStock === 0);
    expect(hrefOf(`More Info about ${item.name}`)).toBe(`/hardware/${item._id}`);
  });
});
