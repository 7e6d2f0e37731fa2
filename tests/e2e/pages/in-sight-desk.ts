import type { InSight } from './in-sight-shop.ts';

/** The same at the desk, where a phone's cards repeat the headings of the table. */
export const atDesk: InSight = {
  'the menu of staff': { '2.09': ['button "Demo Admin" [expanded]'] },
  'the desk’s menu': {
    '2.38': ['link "Admin Info" → /admin'],
    '2.250': [
      ...['navigation "Admin"', 'link "Admin Info" → /admin', 'link "Services" → /admin/servicelist'],
      ...['link "Hardwares" → /admin/hardwarelist', /^link "Orders.*" → \/admin\/orderlist/],
      ...['link "Users" → /admin/userlist', 'button "Logout"'],
    ],
  },
  'the orders': {
    '2.39': ['heading "Orders" [level=1]'],
    '2.257': [
      ...[/^link "KB-.*" → \/order\//, /^cell "20\d\d-/, /^link "Demo Customer" → \/admin\/user\/.*\/info/],
      ...[/^cell "(Updated )?20\d\d-/, 'cell "Submitted"', 'cell "$79.99"'],
    ],
  },
  'the services': {
    '2.40': ['heading "Services" [level=1]'],
    '2.251': [
      ...['rowheader "Fibre Everyday"', /^cell "(Category )?Fibre"/, /^cell "(Price )?\$79\.99"/],
      ...[/^cell "(Download )?300 Mbps"/, /^cell "(Upload )?100 Mbps"/],
    ],
    '2.252': [
      ...['rowheader "Fibre Everyday"', 'link "Edit" → /admin/service/fibre-everyday/edit'],
      'button "Delete"',
    ],
    '2.253': ['link "Add New Service" → /admin/service/new'],
  },
  'a service': { '2.41': ['heading "Fibre Everyday" [level=1]'] },
  'a service’s form': {
    '2.42': ['form "Service"', 'textbox "Name": Fibre Everyday'],
    '2.260': [
      ...['textbox "Name": Fibre Everyday', 'combobox "Category"', 'textbox "Price per month": $79.99'],
      'button "Save"',
    ],
  },
  'the hardwares': {
    '2.43': ['heading "Hardwares" [level=1]'],
    '2.254': [
      ...['rowheader "Tūī Mesh 6"', /^cell "(Category )?Fibre"/, /^cell "(Price )?\$229\.99"/],
      /^cell "(Stock )?\d+"/,
    ],
    '2.255': ['rowheader "Tūī Mesh 6"', 'link "Edit" → /admin/hardware/tui-mesh-6/edit', 'button "Delete"'],
    '2.256': ['link "Add New Hardware" → /admin/hardware/new'],
  },
  'a hardware': { '2.44': ['heading "Tūī Mesh 6" [level=1]'] },
  'a hardware’s form': {
    '2.45': ['form "Hardware"', 'textbox "Name": Tūī Mesh 6'],
    '2.261': ['textbox "Price": $229.99', 'paragraph: "Drop an image here', 'button "Save"'],
  },
  'the users': {
    '2.46': ['heading "Users" [level=1]'],
    '2.258': [
      ...['rowheader "Demo Customer"', /^cell "(Email )?customer@kowhai\.example"/],
      ...[/^cell "(Address )?2 Sample Street, Wellington 6011"/, /^cell "(Admin )?No"/],
    ],
    '2.259': ['rowheader "Demo Customer"', /^link "Edit" → \/admin\/user\/.*\/edit$/, 'button "Delete"'],
  },
  'a user': { '2.47': ['heading "Demo Customer" [level=1]'] },
  'a user’s form': {
    '2.48': ['form "User"', 'textbox "First Name": Demo'],
    '2.262': ['textbox "Address": 2 Sample Street', 'checkbox "Admin"', 'button "Update"'],
  },
  'an order at the desk': {
    '2.220': ['heading "Order KB-'],
    '2.221': [/^paragraph: Submitted Created and last updated \w+day \d+ \w+/],
    '2.222': ['Billing address: 2 Sample Street, Wellington 6011'],
    '2.223': ['term: Service address', 'text: 12 Rātā Street, Karori, Wellington 6012'],
    '2.224': ['paragraph: Submitted'],
    '2.225': [/^paragraph: Submitted .*last updated \w+day \d+ \w+/],
    '2.226': [
      ...['region "What was ordered"', 'rowheader "Fibre Everyday', /^cell "(Price )?\$79\.99 a month"/],
      ...[/^cell "(Quantity )?1"/, /^cell "(Total )?\$79\.99 a month"/],
    ],
    '2.227': ['Shipping Standard Shipping (NZ-Wide), nothing to post: $0.00'],
    '2.228': ['Subtotal (1 item): $79.99'],
    '2.229': ['GST included in Total: $10.43'],
    '2.230': ['Total: $79.99'],
    '2.232': ['region "Actions"', 'link "Dashboard" → /admin'],
    '2.233': ['region "Actions"', 'link "Dashboard"', 'button "Process Order"'],
    '2.234': ['button "Process Order"', 'button "Complete Order"'],
    '2.235': ['button "Complete Order"', 'button "Reset Status" [disabled]'],
    '2.236': ['button "Reset Status"', 'button "Delete Order"'],
  },
};
