import { sendEnquiry } from '#tests/support/shop/enquiries.ts';
import { accepted, addPerson, admin, call, customer, placeOrderFor } from '#tests/support/shop/shop.ts';

const plan = 'fibre-everyday';
const hardware = 'tui-mesh-6';

/** Finds what there is in the shop for staff to look at, and makes what is missing. */
export async function findStaffIds() {
  const [users, order, enquiry] = await Promise.all([
    accepted(call('GET', `/api/users?q=${encodeURIComponent(customer.email)}`, { as: admin })),
    addPerson().then(placeOrderFor),
    sendEnquiry(),
  ]);
  const ids: Record<string, string | undefined> = {
    service: plan,
    hardware,
    user: users[0]?._id,
    enquiries: enquiry._id,
  };
  return {
    order: order._id,
    plan,
    /** What `:id` is in the address of a staff page. */
    idFor: (path: string) => {
      const id = ids[path.split('/')[2] ?? ''];
      if (!id) throw new Error(`Nobody has said what :id is in ${path}`);
      return id;
    },
  };
}
