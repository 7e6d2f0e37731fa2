import { menuPages } from '@kowhai/domain/pages';
import { expect, it } from 'vitest';
import { currentOf } from './side-menu.tsx';

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
  const marked = menuPages.flatMap((page) => {
    const mark = currentOf(page, pathname);
    return mark ? [[page.label, mark]] : [];
  });
  expect(marked).toEqual([[label, current]]);
});

it('lists the pages in the order of the menu', () => {
  expect(menuPages.map(({ label }) => label)).toEqual([
    'Admin Info',
    'Services',
    'Hardwares',
    'Orders',
    'Enquiries',
    'Coverage',
    'Users',
    'Changes',
  ]);
});
