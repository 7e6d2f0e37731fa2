import { expect, it, type ProvidedContext } from 'vitest';
import { findLostPresses } from '#tests/support/browser/find-lost-presses.ts';
import { signIn } from '#tests/support/browser/people.ts';
import { findStaffIds } from '#tests/support/browser/staff-ids.ts';
import { desktop, loaded, openVisit, phone } from '#tests/support/browser/visit.ts';
import { addPerson, placeOrderFor } from '#tests/support/shop/shop.ts';

type Press = {
  path: string;
  as?: keyof ProvidedContext['sessions'];
  /** What opens the form. */
  open?: RegExp;
  /** What is pressed from each of its fields, and answers a press. */
  press: RegExp;
};

/** Coverage has no form: each of its cells is stored as it is left, and nothing appears for that. */
const forms: Press[] = [
  { path: '/', press: /^Check$/ },
  { path: '/check-address?address=6012', press: /^Check$/ },
  { path: '/orderhardware', as: 'shopper', press: /^Next$/ },
  { path: '/product/fibre-everyday/order', press: /^Next$/ },
  { path: '/login', press: /^Sign In$/ },
  { path: '/login', press: /^Forgot password\?$/ },
  { path: '/login?redirect=%2Fdetails', as: 'shopper', open: /^I’m new/, press: /^Continue/ },
  { path: '/register', press: /^Register$/ },
  { path: '/contact', press: /^Send/ },
  { path: '/forgot-password', press: /^Send/ },
  { path: '/reset-pw', press: /^Set new password$/ },
  { path: '/details', as: 'buyer', open: /^Change service address/, press: /^Next$/ },
  { path: '/profile', as: 'customer', open: /^Edit/, press: /^Update$/ },
  { path: '/profile', as: 'customer', open: /^Change password/, press: /^Update$/ },
  { path: '/profile', as: 'customer', open: /^Close my account/, press: /^Close my account$/ },
  { path: '/order/{own}', open: /^Cancel this request/, press: /^Cancel the request$/ },
  { path: '/order/{own}/change', open: /^Change service address/, press: /^Save the change$/ },
  { path: '/order/{order}', as: 'admin', open: /^Edit address/, press: /^Save the address$/ },
  { path: '/order/{order}', as: 'admin', open: /^Change order/, press: /^Save the change$/ },
  { path: '/order/{order}', as: 'admin', open: /^(Set|Change) the date/, press: /^Save the date$/ },
  { path: '/order/{order}', as: 'admin', press: /^Add note$/ },
  { path: '/admin/order/new', as: 'admin', press: /^Place Order$/ },
  { path: '/admin/service/fibre-everyday/edit', as: 'admin', press: /^Save$/ },
  { path: '/admin/hardware/tui-mesh-6/edit', as: 'admin', press: /^Save$/ },
  { path: '/admin/user/{user}/edit', as: 'admin', press: /^Update$/ },
  { path: '/admin/security', as: 'admin', open: /^Turn on/, press: /^Continue$/ },
  { path: '/admin/enquiries/{enquiry}', as: 'admin', press: /^Send/ },
  { path: '/admin/enquiries/{enquiry}', as: 'admin', press: /^Add note$/ },
];

/** Made once, where a form needs them. Whose order is their own signs in for it. */
const makeIds = once(async () => {
  const [staff, person] = await Promise.all([findStaffIds(), addPerson()]);
  const own = await placeOrderFor(person);
  const ids: Record<string, string> = {
    order: staff.order,
    user: staff.idFor('/admin/user/:id/edit'),
    enquiry: staff.idFor('/admin/enquiries/:id'),
    own: own._id,
  };
  return { ids, person };
});
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const onBoth = forms.flatMap((form) => [desktop, phone].map((viewport) => ({ ...form, viewport })));

const title = 'on $path, $press is pressed from every field, $viewport.width px wide';
it.each(onBoth)(title, async ({ path, as, open, press, viewport }) => {
  const { page } = await openVisit({ viewport, ...(as && { as }) });
  if (path.includes('{')) {
    const { ids, person } = await makeIds();
    if (path.includes('{own}')) {
      await signIn(page, person);
      await loaded(page);
    }
    await page.goto(path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? ''));
  } else await page.goto(path);
  await loaded(page);
  if (open)
    await page
      .getByRole('main')
      .locator(':is(button, label):visible')
      .filter({ hasText: open })
      .first()
      .click();
  expect(await findLostPresses(page, press)).toEqual([]);
});
