import { expect, it } from 'vitest';
import { deliverTo, readMailedCode } from '#tests/support/shop/mails.ts';
import {
  accepted,
  addAdmin,
  addCustomer,
  addPlan,
  call,
  db,
  type Person,
  placeOrder,
  prove as proveStaff,
  requestOf,
  signIn,
  uniqueNetwork,
} from '#tests/support/shop/shop.ts';

const ask = (email: string, token?: string) =>
  call('POST', '/api/mail/send-enquiry', {
    token,
    headers: uniqueNetwork(),
    body: {
      firstName: 'Mereana',
      lastName: 'Writer',
      email,
      enquirySubject: 'General Enquiry',
      enquiryMessage: `Something private of ${email}, at ${Date.now()}`,
    },
  });

async function reply(enquiryId: string, { token }: Person) {
  const body = { text: 'Your account number is a secret.' };
  expect((await call('POST', `/api/enquiries/${enquiryId}/replies`, { token, body })).status).toBeLessThan(
    300,
  );
}

const readOwnData = (token: string) => accepted(call('GET', '/api/users/profile/data', { token }));

const isProven = async ({ uid }: Person) =>
  (await db.doc(`users/${uid}`).get()).get('emailProvenAt') !== undefined;

/** The link of the newest mail of a kind. */
async function findLinkCode(email: string, kind: string): Promise<string> {
  const [mail] = await deliverTo(email, kind);
  return /[?&]link-code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const prove = ({ token }: { token: string }, linkCode: string) =>
  call('POST', '/api/users/profile/prove-email', { token, body: { linkCode } });

it('an account with someone else’s address gets none of their letters and replies', async () => {
  const [squatter, admin] = [await addCustomer(), await addAdmin()];
  const { body: sent } = await ask(squatter.email);
  await reply(sent.enquiryId, admin);
  const own = await readOwnData(squatter.token);
  expect(own.enquiries).toEqual([]);
  expect(JSON.stringify(own.mails)).not.toContain('enquiry');
  const asAdmin = { token: admin.token };
  const mails = await accepted(call('GET', `/api/users/${squatter.uid}/mails`, asAdmin));
  expect(JSON.stringify(mails)).not.toContain(sent.enquiryId);
  const enquiry = await call('GET', `/api/enquiries/${sent.enquiryId}`, asAdmin);
  expect(enquiry.body.account).toMatchObject({ _id: squatter.uid, isProven: false });
});

it('what someone sends while signed in is theirs, whatever address they give', async () => {
  const [customer, other] = [await addCustomer(), await addCustomer()];
  await db.doc(`users/${other.uid}`).update({ emailProvenAt: new Date() });
  await ask(other.email, customer.token);
  expect((await readOwnData(customer.token)).enquiries).toHaveLength(1);
  expect((await readOwnData(other.token)).enquiries).toEqual([]);
});

it('the link of a mail proves its address to the signed-in account, and letters are joined from then on', async () => {
  const [customer, other] = [await addCustomer(), await addCustomer()];
  await ask(customer.email);
  await placeOrder(customer, requestOf({ plan: await addPlan() }));
  const linkCode = await findLinkCode(customer.email, 'confirm-order');
  const refused = await prove(other, linkCode);
  expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_CODE']);
  expect(await isProven(other)).toBe(false);

  expect((await prove(customer, linkCode)).body.emailProvenAt).toBeDefined();
  const { body: later } = await ask(customer.email);
  const { enquiries } = await readOwnData(customer.token);
  const stored = await db.doc(`enquiries/${later.enquiryId}`).get();
  expect(enquiries.map(({ createdAt }: { createdAt: string }) => Date.parse(createdAt))).toEqual([
    stored.get('createdAt').toMillis(),
  ]);
});

it('a code that came back proves the address, and another address that staff give is not proven', async () => {
  const [customer, admin] = [await addCustomer(), await addAdmin()];
  await call('POST', '/api/users/send-reset-token', {
    body: { email: customer.email },
    headers: uniqueNetwork(),
  });
  const otp = await readMailedCode(customer.email, 'reset-code');
  const newPassword = 'a new and long secret';
  const body = { email: customer.email, otp, newPassword, confirmNewPassword: newPassword };
  expect((await call('POST', '/api/users/reset-password', { body, headers: uniqueNetwork() })).status).toBe(
    200,
  );
  expect(await isProven(customer)).toBe(true);

  const email = `moved-${customer.email}`;
  const moved = await call('PUT', `/api/users/${customer.uid}`, {
    ...(await proveStaff(admin)),
    body: { email },
  });
  expect(moved.body).toMatchObject({ email });
  expect(moved.body).not.toHaveProperty('emailProvenAt');
  expect(await isProven(customer)).toBe(false);
  await signIn(email, newPassword);
});
