/** A statement's number, the source, a text of it, and what stands there instead. */
type Break = [number: string, file: string, before: string, after: string];

const pages = 'domain/src/pages.ts';
const status = 'domain/src/orders/order-status.ts';
const pricing = 'domain/src/cart/pricing.ts';
const user = 'domain/src/people/user.ts';
const enquiry = 'domain/src/enquiries/enquiry.ts';
const storedCart = 'domain/src/cart/stored-cart.ts';
const planFields = 'domain/src/catalogue/plan-fields.ts';
const category = 'web/src/shop/category/category-page.tsx';
const planCard = 'web/src/shared/catalogue/plan-card.tsx';
const hardwareCard = 'web/src/shared/catalogue/hardware-card.tsx';
const hardwareTabs = 'web/src/shared/catalogue/hardware-tabs.tsx';
const buyBox = 'web/src/shop/hardware/buy-box.tsx';
const summary = 'web/src/shop/cart/order-summary.tsx';

/** Each falls by a test of `domain` or `web`, or by tests/amounts.test.tsx. */
export const breaks: readonly Break[] = [
  // Who may open a page, and where it is.
  ['2.34', pages, "'/details', access: 'signed-in'", "'/details', access: 'public'"],
  ['2.35', pages, "'/placeorder', access: 'signed-in'", "'/placeorder', access: 'public'"],
  ['2.49', 'web/src/app/app-routes.tsx', 'otherwise={<RequireAdmin />}', 'otherwise={<RequireSignedIn />}'],
  [
    '2.40',
    pages,
    "'/admin/servicelist',\n    access: 'admin'",
    "'/admin/servicelist',\n    access: 'signed-in'",
  ],
  ['2.47', pages, "'/admin/user/:id/info', access: 'admin'", "'/admin/user/:id/info', access: 'public'"],
  ['2.21', pages, "path: '/wireless'", "path: '/radio'"],
  // Where links lead.
  [
    '2.51',
    'web/src/shop/home/home-page.tsx',
    'to={paths.category(category)}',
    'to={paths.planList(category)}',
  ],
  ['2.65', 'web/src/shop/category/price-call.tsx', 'paths.planList(category)', 'paths.category(category)'],
  ['2.81', planCard, 'paths.planOrder(plan._id)', 'paths.plan(plan._id)'],
  [
    '2.15',
    'web/src/app/layout/site-header.tsx',
    "display={{ base: 'none', xl: 'block' }}",
    'display="block"',
  ],
  ['2.106', 'web/src/shop/plans/plan-order-page.tsx', 'to={paths.plan(plan._id)}', 'to={paths.cart()}'],
  ['2.113', hardwareCard, 'paths.hardware(item._id)', 'paths.hardwareList()'],
  ['2.131', hardwareTabs, 'fileUrl(item.factsheetPath)', 'fileUrl(item.imagePath)'],
  [
    '2.171',
    'web/src/shop/cart/checkout-link.tsx',
    'paths.login(paths.details())',
    'paths.login(paths.cart())',
  ],
  [
    '2.207',
    'web/src/shop/checkout/details-page.tsx',
    'navigate(paths.placeOrder())',
    'navigate(paths.cart())',
  ],
  ['1.23', 'web/src/shop/shared/hero.tsx', '<img src={art}', '<img src=""'],
  // Order of parts.
  ['2.11', 'web/src/shared/account-menu.ts', '[adminOrders, adminPlans,', '[adminPlans, adminOrders,'],
  ['2.66', category, '<FaqSection faqs={content.faqs} />\n', ''],
  ['2.100', planFields, "order: ['term', 'dataCap',", "order: ['dataCap', 'term',"],
  // What is said beside a label.
  ['2.70', 'web/src/shop/plans/plan-list-page.tsx', '= `Shop', '= `Buy'],
  [
    '2.72',
    'web/src/shop/plans/plan-list-page.tsx',
    'useQuery(planListQuery(category))',
    'useQuery(planListQuery())',
  ],
  ['2.79', planFields, "card: ['dataCap', 'equipment', 'term']", "card: ['dataCap', 'equipment']"],
  ['2.112', hardwareCard, '{item.shortDescription}', '{item.tagline}'],
  ['2.122', hardwareTabs, '{item.tagline}</Heading>', '{item.name}</Heading>'],
  ['2.124', hardwareTabs, '[1, 2, 3, 4]', '[1, 2, 3]'],
  ['2.125', hardwareTabs, '{item.moreInfo && <p>{item.moreInfo}</p>}', ''],
  ['2.126', buyBox, 'toCents(item.price)', 'toCents(0)'],
  ['2.221', 'web/src/shared/orders/order-header.tsx', '(order.createdAt, now)', '(order.updatedAt, now)'],
  ['2.251', planFields, "list: ['price', 'download', 'upload']", "list: ['price', 'download']"],
  ['2.258', 'web/src/staff/users/user-list-page.tsx', '{isAdmin ? <Badge', '{!isAdmin ? <Badge'],
  // States and flags.
  ['2.170', summary, ' disabledReason="Choose a plan first: hardware can’t be ordered on its own."', ''],
  ['4.14', status, 'isProcessing: true, isCompleted: false', 'isProcessing: false, isCompleted: false'],
  [
    '2.107',
    'domain/src/cart/cart.ts',
    '...pick(plan, planKeys), qty: 1 }) }',
    '...pick(plan, planKeys), qty: 2 }) }',
  ],
  [
    '3.11',
    storedCart,
    'itemsPrice: toDecimalString(totals.itemsCents)',
    'itemsPrice: toDollars(totals.itemsCents)',
  ],
  ['4.11', 'web/src/data/client/session.ts', 'rememberUser(user);', ''],
  // Messages and rules.
  ['2.129', buyBox, '        Out Of Stock\n', '        Sold\n'],
  ['2.165', summary, 'please set your address on the next page', 'we ask for it next'],
  ['5.01', user, "'First name is invalid', { min: 3", "'First name is invalid', { min: 2"],
  ['5.06', user, 'minPasswordLength = 8', 'minPasswordLength = 7'],
  ['5.07', user, "error: 'Passwords do not match'", "error: 'Passwords differ'"],
  ['5.15', enquiry, "'Message is invalid', { min: 6", "'Message is invalid', { min: 5"],
  ['8.16', 'web/src/shop/contact/contact-page.tsx', 'Enquiry successfully submitted', 'Enquiry sent'],
  ['8.17', 'web/src/shop/account/contact-details-form.tsx', 'Profile updated successfully', 'Saved'],
  ['8.02', 'web/src/shared/load-error.tsx', '{failure.loadErrorText}', 'Something went wrong'],
  ['9.02', pricing, 'itemsCents > postage.thresholdCents', 'itemsCents >= postage.thresholdCents'],
];
