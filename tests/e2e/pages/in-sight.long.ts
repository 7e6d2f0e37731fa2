import { restoreCatalogue } from '@kowhai/tools/seed/restore-catalogue';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findMissing, readInSight } from '#tests/support/browser/read-in-sight.ts';
import { plan } from '#tests/support/browser/shopping.ts';
import { desktop, loaded, openVisit, phone } from '#tests/support/browser/visit.ts';
import { accepted, admin, app, call, customer, placeOrderFor } from '#tests/support/shop/shop.ts';
import { atDesk } from './in-sight-desk.ts';
import { inShop } from './in-sight-shop.ts';

type Screen = {
  /** Left out, it is looked at on a desktop and on a phone. */
  on?: typeof phone;
  as?: 'admin' | 'customer' | 'shopper' | 'buyer';
  path: string | (() => Promise<string>);
  /** What the specification has behind a tab, a menu or a choice. */
  open?: (page: Page, isPhone: boolean) => Promise<void>;
};

const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const openMenu = (name: string) => (page: Page, isPhone: boolean) =>
  page
    .locator('header summary')
    .filter({ hasText: isPhone ? 'Menu' : name, visible: true })
    .click();
const orderOfCustomer = async () => `/order/${(await placeOrderFor(customer))._id}`;
const hardwareId = 'tui-mesh-6';
const findUser = async () => {
  const [user] = await accepted(call('GET', `/api/users?q=${customer.email}`, { as: admin }));
  return user?._id ?? '';
};

const inSight = { ...inShop, ...atDesk };

/** The screens that docs/specification.md names. */
const screens: Record<string, Screen> = {
  'the header': {
    path: '/',
    open: async (page, isPhone) => {
      if (isPhone) await openMenu('Menu')(page, true);
    },
  },
  'a phone’s header': { on: phone, path: '/' },
  'a shopper’s header': { as: 'shopper', path: '/' },
  'a customer’s menu': { as: 'customer', path: '/', open: openMenu('Demo Customer') },
  'the menu of staff': {
    as: 'admin',
    path: '/admin',
    open: (page) => page.locator('header').getByText('Demo Admin').click(),
  },
  home: { path: '/' },
  'the wireless prices': { path: '/', open: openTab('Wireless') },
  'a category': { path: '/fibre' },
  wireless: { path: '/wireless' },
  hyperfibre: { path: '/hyperfibre' },
  'the plans': { path: '/fibre/plans' },
  'a plan': { path: `/product/${plan.id}` },
  'a plan’s offer summary': { path: `/product/${plan.id}`, open: openTab('Offer Summary') },
  'a plan’s order': { path: `/product/${plan.id}/order` },
  'the hardware': { path: '/hardware' },
  'an item': { path: `/hardware/${hardwareId}` },
  'an item’s tech specs': { path: `/hardware/${hardwareId}`, open: openTab('Tech Specs') },
  'an item without stock': { path: '/hardware/totara-gateway-10' },
  'the add-ons': { as: 'shopper', path: '/orderhardware' },
  'the cart': { as: 'shopper', path: '/cart' },
  'the empty cart': { path: '/cart' },
  'the sign-in': { path: '/login' },
  'the sign-up': { path: '/register' },
  'about us': { path: '/about' },
  'the contact form': { path: '/contact' },
  'the forgotten password': { path: '/forgot-password' },
  'the new password': { path: '/reset-pw' },
  'the shipping': {
    as: 'buyer',
    path: '/details',
    open: (page) => page.getByRole('button', { name: 'Change service address' }).click(),
  },
  'the review': { as: 'buyer', path: '/placeorder' },
  'a customer’s order': { as: 'customer', path: orderOfCustomer },
  'an order at the desk': { as: 'admin', path: orderOfCustomer },
  'the profile': { as: 'customer', path: '/profile' },
  'the profile’s orders': { as: 'customer', path: '/profile', open: openTab('Orders') },
  'the desk’s menu': {
    as: 'admin',
    path: '/admin',
    open: async (page, isPhone) => {
      if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
    },
  },
  'the services': { as: 'admin', path: '/admin/servicelist' },
  'the hardwares': { as: 'admin', path: '/admin/hardwarelist' },
  'the orders': { as: 'admin', path: '/admin/orderlist' },
  'the users': { as: 'admin', path: '/admin/userlist' },
  'a service': { as: 'admin', path: `/admin/service/${plan.id}/info` },
  'a service’s form': { as: 'admin', path: `/admin/service/${plan.id}/edit` },
  'a hardware': { as: 'admin', path: `/admin/hardware/${hardwareId}/info` },
  'a hardware’s form': { as: 'admin', path: `/admin/hardware/${hardwareId}/edit` },
  'a user': { as: 'admin', path: async () => `/admin/user/${await findUser()}/info` },
  'a user’s form': { as: 'admin', path: async () => `/admin/user/${await findUser()}/edit` },
};

// Other tests have bought some of what is in stock.
beforeAll(async () => void (await restoreCatalogue(app)));

describe('what the specification names is in sight, with nothing opened, on', () => {
  it('each screen that is listed', () => {
    expect(Object.keys(screens).sort()).toEqual(Object.keys(inSight).sort());
  });

  it.each(Object.entries(screens))('%s', { timeout: 120_000 }, async (name, { on, as, path, open }) => {
    const address = typeof path === 'string' ? path : await path();
    const missing: string[] = [];
    for (const viewport of on ? [on] : [desktop, phone]) {
      const { page } = await openVisit({ ...(as && { as }), viewport });
      await page.goto(address);
      await loaded(page);
      await open?.(page, viewport === phone);
      await loaded(page);
      const lines = await readInSight(page);
      for (const [number, expected] of Object.entries(inSight[name] ?? {})) {
        const lost = findMissing(lines, expected);
        if (lost) missing.push(`${number} at ${viewport.width} px: ${lost}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
