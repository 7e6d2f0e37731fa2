import { blankHardware } from '@kowhai/domain/catalogue/hardware-fields';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { examplePlan } from '#testing/example-plans.ts';
import {
  describeBreadcrumbs,
  describeFaq,
  describeHardware,
  describeOrganization,
  describePlan,
} from './schema-org.ts';

beforeAll(() => {
  vi.stubEnv('VITE_SITE_URL', 'https://shop.example');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

describe('what search engines are told', () => {
  it('of a plan: an offer by the month in dollars with GST, at the plan’s own address', () => {
    expect(describePlan(examplePlan({ _id: 'fibre-max', name: 'Fibre Max', price: 104.9 }))).toMatchObject({
      '@type': 'Product',
      name: 'Fibre Max',
      category: 'Fibre broadband',
      image: 'https://shop.example/social/fibre.png',
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/product/fibre-max',
        price: '104.90',
        priceCurrency: 'NZD',
        priceSpecification: { price: '104.90', unitCode: 'MON', valueAddedTaxIncluded: true },
      },
    });
  });

  it.each([
    [3, 'https://schema.org/InStock'],
    [0, 'https://schema.org/OutOfStock'],
  ])('of hardware with %i on the shelf: %s', (countInStock, availability) => {
    const item = {
      ...blankHardware,
      _id: 'mesh',
      updatedAt: '2025-01-14T23:00:00.000Z',
      editedAt: '2025-01-14T23:00:00.000Z',
      countInStock,
    };
    expect(describeHardware(item, 'https://shop.example/mesh.webp')).toMatchObject({
      image: 'https://shop.example/mesh.webp',
      offers: { url: 'https://shop.example/hardware/mesh', availability },
    });
  });

  it('of the way to a page: every step from the home page, numbered', () => {
    expect(describeBreadcrumbs({ name: 'Fibre', path: '/fibre' })).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://shop.example/' },
        { position: 2, name: 'Fibre', item: 'https://shop.example/fibre' },
      ],
    });
  });

  it('of questions: the same words as on the page', () => {
    expect(describeFaq([{ question: 'Why?', answer: 'Because.' }])).toMatchObject({
      mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because.' } }],
    });
  });

  it('of the shop: how to reach it', () => {
    expect(describeOrganization()).toMatchObject({
      '@id': 'https://shop.example/#organization',
      email: 'hello@kowhai.example',
    });
  });
});
