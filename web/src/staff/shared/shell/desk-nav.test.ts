import { expect, it } from 'vitest';
import { currentOf, places } from './desk-nav.ts';

it.each([
  ['/admin', 'Admin Info', 'page'],
  ['/admin/orderlist', 'Orders', 'page'],
  ['/order/1', 'Orders', 'true'],
  ['/admin/service/1/edit', 'Services', 'true'],
  ['/admin/hardwarelist', 'Hardwares', 'page'],
  ['/admin/hardware/1/info', 'Hardwares', 'true'],
  ['/admin/user/1/edit', 'Users', 'true'],
  ['/admin/enquiries/1', 'Enquiries', 'true'],
])('at %s the side menu marks %s alone', (pathname, label, current) => {
  const marked = places.flatMap((place) => {
    const mark = currentOf(place, pathname);
    return mark ? [[place.label, mark]] : [];
  });
  expect(marked).toEqual([[label, current]]);
});

it('lists the places in the order of the menu', () => {
  expect(places.map(({ label }) => label)).toEqual([
    'Admin Info',
    'Services',
    'Hardwares',
    'Orders',
    'Enquiries',
    'Users',
    'Changes',
  ]);
});
