import { describe, expect, it } from 'vitest';
import { atOnce, callsAtOnce } from '#tests/support/shop/at-once.ts';
import { inOneWindow } from '#tests/support/shop/in-one-window.ts';
import { deliver, deliverTo, listMailsTo, readMail, readMailedCode } from '#tests/support/shop/mails.ts';
import {
  addCustomer,
  auth,
  call,
  db,
  type Person,
  signIn,
  uniqueId,
  uniqueNetwork,
  until,
} from '#tests/support/shop/shop.ts';

const newPassword = 'another long secret';

function askForCode(email: string, headers = uniqueNetwork()) {
  return call('POST', '/api/users/send-reset-token', { body: { email }, headers });
}

function reset(email: string, otp: string, fields: Record<string, unknown> = {}, headers = uniqueNetwork()) {
  const body = { email, otp, newPassword, confirmNewPassword: newPassword, ...fields };
  return call('POST', '/api/users/reset-password', { body, headers });
}

/** Asks for a code and reads it off the mail. */
async function getCode({ email }: Pick<Person, 'email'>): Promise<string> {
  expect((await askForCode(email)).status).toBe(200);
  return readMailedCode(email, 'reset-code');
}

async function addCustomerWithCode() {
  const customer = await addCustomer();
  return { customer, code: await getCode(customer) };
}

/** Moves what is remembered of codes back in time. */
async function makeOlder(code: { minutes: number }, email: string): Promise<void> {
  const records = await db.collection('mailedCodes').get();
  const mail = (await db.collection('outbox').where('job.email', '==', email).get()).docs[0];
  const expiresAt = mail?.get('job.expiresAt').toMillis();
  // The tests of the rules leave records of nothing.
  for (const record of records.docs.filter((doc) => doc.get('codeExpiresAt')?.toMillis() === expiresAt)) {
    await record.ref.update({ codeExpiresAt: new Date(expiresAt - code.minutes * 60_000) });
  }
}

describe('a forgotten password', () => {
  it('is replaced with the code from the mail, however it is typed; the owner is told and sessions end', async () => {
    const { customer, code } = await addCustomerWithCode();
    const { email, password, token } = customer;
    expect(code).toMatch(/^[34679CDFGHJKMNPQRTVWXY]{4} [34679CDFGHJKMNPQRTVWXY]{4}$/);

    const { status, body } = await reset(
      ` ${email.toUpperCase()}`,
      ` ${code.toLowerCase().replace(' ', ' - ')} `,
    );
    expect([status, body]).toEqual([
      200,
      { message: 'Your password has been changed. Sign in with the new one.' },
    ]);
    await expect(signIn(email, password)).rejects.toThrow();
    const next = await signIn(email, newPassword);
    expect((await call('GET', '/api/users/profile', { token })).status).toBe(401);
    expect((await call('GET', '/api/users/profile', { token: next })).status).toBe(200);
    await deliverTo(email, 'password-changed');
  });

  it('the code works once, also when it is sent many times at once', async () => {
    const { customer, code } = await addCustomerWithCode();
    const answers = await atOnce(() => reset(customer.email, code));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array(callsAtOnce - 1).fill(400),
    ]);
    const again = await reset(customer.email, code);
    expect([again.status, again.body.code]).toEqual([400, 'INVALID_CODE']);
  });

  it('a second code voids the first', async () => {
    const customer = await addCustomer();
    const first = await getCode(customer);
    const second = await getCode(customer);
    expect(first).not.toBe(second);
    expect((await reset(customer.email, first)).body.code).toBe('INVALID_CODE');
    expect((await reset(customer.email, second)).status).toBe(200);
  });

  it('one account’s code does not open another', async () => {
    const { code } = await addCustomerWithCode();
    const { customer: other } = await addCustomerWithCode();
    expect((await reset(other.email, code)).body.code).toBe('INVALID_CODE');
  });

  it('a code is good for 10 minutes', async () => {
    const [young, old] = [await addCustomerWithCode(), await addCustomerWithCode()];
    await makeOlder({ minutes: 9 }, young.customer.email);
    await makeOlder({ minutes: 10 }, old.customer.email);
    expect((await reset(young.customer.email, young.code)).status).toBe(200);
    expect((await reset(old.customer.email, old.code)).body.code).toBe('INVALID_CODE');
  });

  it('is stored nowhere in the clear, nor is the address with it', async () => {
    const { customer, code } = await addCustomerWithCode();
    const outbox = await db.collection('outbox').where('job.email', '==', customer.email).get();
    const codes = await db.collection('mailedCodes').get();
    const stored = JSON.stringify([...outbox.docs, ...codes.docs].map((doc) => [doc.id, doc.data()]));
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replace(' ', ''));
    expect(JSON.stringify(codes.docs.map((doc) => [doc.id, doc.data()]))).not.toContain(customer.email);
  });

  it('a disabled or deleted account gets no code', async () => {
    const [disabled, deleted] = [await addCustomer(), await addCustomer()];
    await auth.updateUser(disabled.uid, { disabled: true });
    await auth.deleteUser(deleted.uid);
    for (const { email } of [disabled, deleted]) {
      expect((await askForCode(email)).status).toBe(200);
      const [mail] = (await db.collection('outbox').where('job.email', '==', email).get()).docs;
      const state = await until(async () => {
        await deliver(mail?.id ?? '');
        const { state = 'queued' } = (await readMail(mail?.id ?? '')) ?? {};
        return !['queued', 'sending'].includes(state) && state;
      });
      expect(state).toBe('withdrawn');
      expect(await listMailsTo(email, 'reset-code')).toEqual([]);
    }
  });

  it('fields are checked in their order, and a well known password costs no guess', async () => {
    const { customer, code } = await addCustomerWithCode();
    const empty = await call('POST', '/api/users/reset-password', { body: {}, headers: uniqueNetwork() });
    expect([empty.status, Object.keys(empty.body.fields)]).toEqual([
      400,
      ['email', 'otp', 'newPassword', 'confirmNewPassword'],
    ]);
    const unequal = await reset(customer.email, code, { confirmNewPassword: 'a different secret' });
    expect(unequal.body.fields).toEqual({ confirmNewPassword: 'Passwords do not match' });
    for (let count = 0; count < 6; count++) {
      const common = { newPassword: 'password1', confirmNewPassword: 'password1' };
      expect((await reset(customer.email, code, common)).body.fields).toHaveProperty('newPassword');
    }
    expect((await reset(customer.email, code)).status).toBe(200);
  });
});

describe('guessing a code', inOneWindow(), () => {
  it('more than five wrong ones in parallel, and even the right one is void', async () => {
    const { customer, code } = await addCustomerWithCode();
    const guesses = await atOnce((index) => reset(customer.email, `GUESS${index}`));
    expect(new Set(guesses.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['400 INVALID_CODE']),
    );
    expect((await reset(customer.email, code)).body.code).toBe('INVALID_CODE');
    // The owner signs in as before.
    await expect(signIn(customer.email, customer.password)).resolves.toBeTruthy();
  });

  it('four wrong ones leave the fifth try to the owner', async () => {
    const { customer, code } = await addCustomerWithCode();
    for (let count = 0; count < 4; count++) await reset(customer.email, `WRONG${count}`);
    expect((await reset(customer.email, code)).status).toBe(200);
  });

  it('ten wrong ones a day, over all codes; new codes bring no new guesses', async () => {
    const customer = await addCustomer();
    for (let round = 0; round < 2; round++) {
      await getCode(customer);
      for (let count = 0; count < 5; count++)
        expect((await reset(customer.email, `WRONG${count}`)).body.code).toBe('INVALID_CODE');
    }
    const code = await getCode(customer);
    const blocked = await reset(customer.email, code);
    expect([blocked.status, blocked.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    expect(
      (await call('POST', '/api/users/login', { body: customer, headers: uniqueNetwork() })).status,
    ).toBe(200);
  });
});

describe('asking for codes', inOneWindow(), () => {
  it('three an hour for one address, known or not', async () => {
    const { email } = await addCustomer();
    for (const address of [email, `${uniqueId('nobody')}@kowhai.example`]) {
      const statuses: number[] = [];
      for (let count = 0; count < 4; count++) statuses.push((await askForCode(address)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });

  it('is answered alike for known and unknown addresses, and so are wrong codes', async () => {
    const { email } = await addCustomer();
    const unknown = `${uniqueId('nobody')}@kowhai.example`;
    const [a, b] = [await askForCode(email), await askForCode(unknown)];
    expect([a.status, a.text]).toEqual([b.status, b.text]);
    for (let count = 0; count < 7; count++) {
      const [c, d] = [await reset(email, `WRONG${count}`), await reset(unknown, `WRONG${count}`)];
      expect([c.status, c.text]).toEqual([d.status, d.text]);
    }
  });
});
