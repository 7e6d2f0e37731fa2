/**
 * What the specification names on each screen, in Playwright's words for roles, names, states and values. A screen has the
 * lines of each statement in the order given. `link "Cart" → /cart` is a link with its address, `Total: $5` a term with its
 * definition; a line is named by its beginning. `tests/specification.test.ts` compares this with docs/specification.md.
 */
export type InSight = Record<string, Record<string, readonly (string | RegExp)[]>>;

export const inShop: InSight = {
  'the header': {
    '1.01': ['link "Fibre"', 'link "Wireless"', 'link "Hyperfibre"', 'link "Hardware"'],
    '2.05': [
      ...['link "Fibre" → /fibre', 'link "Wireless" → /wireless', 'link "Hyperfibre" → /hyperfibre'],
      ...['link "Hardware" → /hardware', 'link "About" → /about', 'link "Contact" → /contact'],
    ],
    '2.06': ['link "Sign In" → /login'],
  },
  'a phone’s header': { '2.15': ['navigation "Main"', 'group: Menu', 'main'] },
  'a shopper’s header': { '2.07': ['link "Cart 2" → /cart'], '2.08': ['link "Cart 2" → /cart'] },
  'a customer’s menu': {
    '2.09': [/: Demo Customer$/],
    '2.10': ['link "Profile" → /profile', 'button "Logout"'],
  },
  home: {
    '1.09': ['contentinfo', 'paragraph: Prices include GST.'],
    '1.14': ['No fixed term: ', 'Unlimited data: '],
    '1.15': ['NZ-based support: '],
    '1.19': [
      'contentinfo',
      ...[
        'link "0800 000 000" → tel:0800000000',
        'link "hello@kowhai.example" → mailto:hello@kowhai.example',
      ],
      'paragraph: PO Box 0000, Auckland 1140',
    ],
    '2.20': ['heading "Home internet that just gets on with it" [level=1]'],
    '2.50': ['heading "Home internet that just gets on with it" [level=1]', 'paragraph: $64.99 a month'],
    '2.51': [
      ...[/^link "Fibre For most homes.* → \/fibre$/, /^link "Wireless For.* → \/wireless$/],
      /^link "Hyperfibre For.* → \/hyperfibre$/,
    ],
    '2.52': [
      ...['heading "How it works" [level=2]', 'heading "Choose a plan"', 'heading "Place order"'],
      ...['heading "Confirm and finalise"', 'heading "Plug in"', 'heading "Plans & Pricing"'],
    ],
    '2.53': ['heading "Plans & Pricing"', 'tab "Fibre" [selected]', 'tab "Wireless"', 'tabpanel "Fibre"'],
    '2.54': ['tabpanel "Fibre"', 'heading "Fibre Starter"', 'heading "Hyperfibre 2000"'],
    '2.58': ['contentinfo', 'heading "Shop and help"', 'heading "Talk to us"', 'paragraph: ©'],
  },
  'the wireless prices': {
    '2.55': ['tab "Wireless" [selected]', 'tabpanel "Wireless"', 'heading "Wireless'],
  },
  'a category': {
    '1.06': ['strong: 1-3 business days after approval'],
    '1.11': [
      ...['term: download', 'text: Typically up to', 'strong: 1 Gbps'],
      ...['term: upload', 'text: Typically up to', 'strong: 500 Mbps'],
    ],
    '1.16': [/installation typically takes 2-4 hours/],
    '2.21': ['heading "Fibre broadband, straight to the house" [level=1]'],
    '2.60': ['heading "Fibre broadband, straight to the house"', 'link "Shop Fibre plans" → /fibre/plans'],
    '2.65': ['heading "See what fibre costs"', 'link "Shop Fibre plans" → /fibre/plans'],
    '9.15': ['strong: Within 1-2 business days', 'strong: 1-3 business days after approval'],
  },
  wireless: {
    '1.13': [
      ...['term: download on 4G', 'text: Typically', 'strong: 20-100 Mbps'],
      ...['term: download on 5G', 'strong: 500 Mbps'],
    ],
    '2.21': ['heading "Wireless broadband, no cable needed" [level=1]'],
  },
  hyperfibre: {
    '1.12': ['term: download', 'strong: 4000 Mbps', 'term: upload', 'strong: 4000 Mbps'],
    '2.21': ['heading "Hyperfibre, as fast up as it is down" [level=1]'],
  },
  'the plans': {
    '1.01': ['heading "Fibre Everyday"'],
    '1.10': ['heading "Fibre Everyday"', 'paragraph: $79.99 per month'],
    '2.22': ['heading "Shop Fibre Plans" [level=1]'],
    '2.70': ['heading "Shop Fibre Plans" [level=1]'],
    '2.71': ['heading "Fibre Starter"', 'heading "Fibre Everyday"'],
    '2.80': ['heading "Fibre Everyday"', 'paragraph: NZ-based Support Team'],
    '2.81': ['heading "Fibre Everyday"', 'link "Get Started" → /product/fibre-everyday/order'],
    '2.82': ['heading "Fibre Everyday"', 'link "Learn More" → /product/fibre-everyday'],
  },
  'a plan': {
    '2.23': ['heading "Fibre Everyday" [level=1]'],
    '2.90': ['tab "Overview" [selected]', 'tab "Offer Summary"', 'tabpanel "Overview"'],
    '2.91': ['heading "Fibre Everyday" [level=1]', 'paragraph: $79.99 per month'],
    '2.92': ['paragraph: $79.99 per month', 'link "Order Now" → /product/fibre-everyday/order'],
  },
  'a plan’s offer summary': {
    '2.93': [
      'tabpanel "Offer Summary"',
      /^link "Offer summary for Fibre Everyday \(PDF, January 2025\)" → .*offer-summary-fibre-everyday\.pdf/,
    ],
  },
  'a plan’s order': {
    '2.24': ['heading "Order Fibre Everyday" [level=1]'],
    '2.100': ['Term: No fixed term', 'Data cap: Unlimited', 'Download: 300 Mbps', 'Upload: 100 Mbps'],
    '2.101': ['combobox "Street Address"'],
    '2.102': ['combobox "Suburb/City"'],
    '2.103': ['textbox "Postcode"'],
    '2.104': ['combobox "Region"', 'option "Select" [selected]', 'option "Northland"'],
    '2.105': ['textbox "Country" [disabled]: New Zealand'],
    '2.106': ['button "Next"', 'link "Go Back" → /product/fibre-everyday'],
  },
  'the hardware': {
    '1.01': ['heading "Tūī Mesh 6"'],
    '2.25': ['heading "Wi-Fi that gets to the back bedroom" [level=1]'],
    '2.110': [
      'heading "Wi-Fi that gets to the back bedroom" [level=1]',
      'paragraph: Routers, mesh and modems',
    ],
    '2.111': ['heading "Do you need any?"', /every plan works with your own modem or router/],
    '2.112': [
      ...['img "Tūī Mesh 6:', 'heading "Tūī Mesh 6"', 'paragraph: A pair of mesh units'],
      'paragraph: $229.99',
    ],
    '2.113': ['heading "Tūī Mesh 6"', 'link "More Info" → /hardware/tui-mesh-6'],
  },
  'an item': {
    '2.26': ['heading "Tūī Mesh 6" [level=1]'],
    '2.120': ['heading "Tūī Mesh 6" [level=1]', 'paragraph: A pair of mesh units', 'tablist'],
    '2.121': ['tab "Overview" [selected]', 'tab "Tech Specs"', 'tabpanel "Overview"'],
    '2.122': ['tabpanel "Overview"', 'heading "Heard in every room."'],
    '2.123': ['tabpanel "Overview"', 'paragraph: A pair of mesh units'],
    '2.124': [
      ...['heading "Whole-home mesh"', 'heading "Covers 240 m²"', 'heading "Wired or wireless link"'],
      'heading "Family hours"',
    ],
    '2.125': ['tabpanel "Overview"', 'group: Read More'],
    '2.126': ['paragraph: $229.99 each'],
    '2.127': [
      ...[
        'group "Quantity of Tūī Mesh 6"',
        'button "One less" [disabled]',
        'status: "1"',
        'button "One more"',
      ],
      'button "Add To Cart"',
    ],
  },
  'an item’s tech specs': {
    '2.131': [
      'tabpanel "Tech Specs"',
      /^link "Factsheet for Tūī Mesh 6 \(PDF, January 2025\)" → .*factsheet-tui-mesh-6\.pdf/,
    ],
  },
  'an item without stock': {
    '2.129': ['button "Out Of Stock" [disabled]'],
    '2.130': [/Some products are ordered in advance. Contact us/],
  },
  'the add-ons': {
    '2.27': ['heading "Your Order" [level=1]'],
    '2.140': ['heading "Your Order" [level=1]'],
    '2.141': ['group "Do you need a modem?"', /^radio "Yes,.*\[checked\]/, 'radio "No, I have my own"'],
    '2.144': ['heading "Tūī Mesh 6"', 'group "Quantity of Tūī Mesh 6"', 'button "One more"'],
    '2.145': ['heading "Tūī Mesh 6"', 'button "Add To Cart"'],
    '2.146': ['heading "Pīwakawaka Point"', 'button "Remove"'],
    '2.147': ['heading "Tūī Mesh 6"', 'paragraph: $229.99', 'text: + Postage $9.99'],
    '2.148': [
      'complementary "Your order"',
      'heading "Monthly services"',
      'listitem: Fibre Everyday $79.99 a month',
    ],
    '2.149': [
      'complementary',
      'heading "Service address"',
      'paragraph: 12 Rātā Street, Karori, Wellington 6012',
    ],
    '2.150': ['complementary "Your order"', 'heading "Add-ons"', 'listitem: 1 × Pīwakawaka Point $79.99'],
    '2.151': ['link "Next" → /cart'],
    '2.152': ['link "Go Back" → /product/fibre-everyday/order'],
  },
  'the cart': {
    '1.08': ['Shipping Standard Shipping (NZ-Wide): $0.00'],
    '1.09': ['GST included in Total: $20.87'],
    '2.28': ['heading "Cart" [level=1]'],
    '2.160': [
      ...['rowheader "Pīwakawaka Point', /^cell "(Price )?\$79\.99"/, /^cell "(Quantity )?1"/],
      ...[/^cell "(Total )?\$79\.99"/, 'cell "Remove"'],
    ],
    '2.161': ['rowheader "Fibre Everyday', 'link "Edit address" → /product/fibre-everyday/order'],
    '2.162': ['rowheader "Pīwakawaka Point', 'link "Edit add-ons" → /orderhardware'],
    '2.163': ['combobox "Quantity of Pīwakawaka Point"', 'option "1" [selected]', 'option "60"'],
    '2.164': ['region "Order Summary"', 'Subtotal (2 items): $159.98'],
    '2.165': ['Subtotal (2 items)', 'strong: "Service Address:"', 'text: 12 Rātā Street', 'Shipping'],
    '2.166': ['strong: "Service Address:"', 'button "Remove"', 'Shipping'],
    '2.167': ['Subtotal (2 items)', 'Shipping Standard Shipping (NZ-Wide): $0.00'],
    '2.168': ['Shipping', 'Total: $159.98'],
    '2.169': ['Total', 'GST included in Total: $20.87'],
    '2.171': ['link "Proceed to checkout" → /login?redirect=%2Fdetails'],
  },
  'the empty cart': { '2.172': ['heading "Your cart is empty"'] },
  'the sign-in': {
    '2.180': ['form "Sign In"', 'textbox "Email Address"', 'textbox "Password"', 'button "Sign In"'],
    '2.181': ['link "Forgot password?" → /forgot-password'],
    '2.182': ['link "Register" → /register'],
    '2.183': ['link "Back to home" → /'],
  },
  'the sign-up': {
    '2.190': [
      ...['form "Sign Up"', 'textbox "First Name"', 'textbox "Last Name"', 'textbox "Email Address"'],
      ...['textbox "Phone"', 'combobox "Address"', 'textbox "Password"', 'textbox "Confirm Password"'],
    ],
    '2.191': ['textbox "Confirm Password"', 'button "Register"'],
    '2.192': ['link "Sign In" → /login'],
    '2.193': ['link "Back to home" → /'],
  },
  'about us': { '2.30': ['heading "Broadband from people you can talk to" [level=1]'] },
  'the contact form': {
    '1.07': [/replies within 24 hours/],
    '2.31': ['heading "Ask us anything" [level=1]'],
    '2.270': ['form "Enquiry"', 'combobox "Subject"', 'textbox "Message"'],
    '9.15': [/replies within 24 hours/],
  },
  'the forgotten password': {
    '2.32': ['heading "Forgot password" [level=1]'],
    '2.280': ['paragraph: Step 1 of 3', 'textbox "Email Address"', 'button "Send code"'],
  },
  'the new password': {
    '2.33': ['heading "Set a new password" [level=1]'],
    '2.281': [
      ...['paragraph: Step 2 of 3', 'textbox "Code from the email"', 'textbox "New Password"'],
      'textbox "Confirm New Password"',
    ],
  },
  'the shipping': {
    '2.34': ['heading "Shipping" [level=1]'],
    '2.200': [
      'navigation "Checkout"',
      ...['link "Cart" → /cart', 'listitem: Sign In', 'listitem: Shipping', 'listitem: Place Order'],
    ],
    '2.202': ['combobox "Street Address": 12 Rātā Street'],
    '2.203': ['combobox "Suburb/City": Karori'],
    '2.204': ['textbox "Postcode": "6012"'],
    '2.205': ['combobox "Region"', 'option "Wellington" [selected]'],
    '2.206': ['textbox "Country" [disabled]: New Zealand'],
    '2.207': ['button "Next"'],
  },
  'the review': {
    '1.05': [/It’s a request/, /review it in 1-2 business days and confirm it by phone or email/],
    '2.35': ['heading "Place Order" [level=1]'],
    '2.208': ['heading "Contact details"', 'Name: Demo Customer', 'Email: customer@kowhai.example', 'Phone:'],
    '2.209': ['heading "Service address"', 'Connect at: 12 Rātā Street, Karori, Wellington 6012'],
    '2.210': ['heading "Services"', 'Fibre Everyday: $79.99 a month'],
    '2.211': ['heading "Add-ons"', '1 × Pīwakawaka Point: $79.99'],
    '2.212': ['Shipping Standard Shipping (NZ-Wide): $0.00'],
    '2.213': ['Subtotal (2 items): $159.98'],
    '2.214': ['GST included in Total: $20.87'],
    '2.215': ['Total: $159.98'],
    '2.216': ['button "Place Order"'],
    '9.15': [/review it in 1-2 business days/],
  },
  'a customer’s order': {
    '2.36': ['heading "Order KB-'],
    '2.220': ['heading "Order KB-'],
    '2.221': [/^paragraph: Submitted Created and last updated \w+day \d+ \w+/],
    '2.222': [
      ...['Billing name: Demo Customer', 'Billing address: 2 Sample Street, Wellington 6011'],
      ...['Email: customer@kowhai.example', 'Phone: 0800 000 002'],
    ],
    '2.223': ['Service address: 12 Rātā Street, Karori, Wellington 6012'],
    '2.224': ['paragraph: Submitted'],
    '2.225': [/^paragraph: Submitted .*last updated \w+day \d+ \w+/],
    '2.226': [
      ...['region "What you ordered"', 'rowheader "Fibre Everyday', /^cell "(Price )?\$79\.99 a month"/],
      ...[/^cell "(Quantity )?1"/, /^cell "(Total )?\$79\.99 a month"/],
    ],
    '2.227': ['Shipping Standard Shipping (NZ-Wide), nothing to post: $0.00'],
    '2.228': ['Subtotal (1 item): $79.99'],
    '2.229': ['GST included in Total: $10.43'],
    '2.230': ['Total: $79.99'],
  },
  'the profile': {
    '2.37': ['heading "Profile" [level=1]'],
    '2.240': ['tablist "Profile"', 'tab "Personal Info" [selected]', 'tab "Orders"'],
    '2.241': [
      'region "Contact info"',
      'Name: Demo Customer',
      'Email: customer@kowhai.example',
      'button "Edit',
    ],
    '2.242': ['region "Contact info"', 'region "Password"', 'button "Change password"'],
    '2.246': ['button "Logout"'],
  },
  'the profile’s orders': {
    '2.245': [
      ...['tab "Orders" [selected]', 'rowheader "KB-', /^cell "(Date )?20\d\d-\d\d-\d\d"/],
      ...[/^cell "(Status )?Submitted"/, /^cell "(Total )?\$79\.99"/, /^link "Details" → \/order\//],
    ],
  },
};
