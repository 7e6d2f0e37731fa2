import { expect, it, vi } from 'vitest';
import { listMails } from '#tests/support/shop/mails.ts';
import { db, uniqueId } from '#tests/support/shop/shop.ts';

// Settings are read when they are first needed: three notices of a kind an hour, to a mailbox of its own.
process.env.FUNCTIONS_EMULATOR = 'true';
process.env.RATE_LIMIT_SCALE = '0.01';
const mailbox = `${uniqueId('staff')}@kowhai.example`;
process.env.PROVIDER_ADDRESS = mailbox;

// An hour of its own: notices of the tests beside it are counted, too.
vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });

it('of a flood of new customers three are emailed to staff, and one mail says how many followed', async () => {
  const { deliverMail } = await import('#functions/mail/delivery/deliver-mail.ts');
  // Of an earlier run in the same hour.
  const earlier = await db.collection('outbox').where('countedIn', '>', '').get();
  for (const mail of earlier.docs) {
    await db.doc(`outbox/${mail.get('countedIn').split(' ')[0]}`).delete();
    await mail.ref.delete();
  }
  const now = new Date();
  const add = async () => {
    const uid = uniqueId('flood');
    const mailId = `new-user_${uid}`;
    const names = { firstName: 'Aroha', lastName: 'Rata', email: `${uid}@kowhai.example` };
    const user = {
      ...names,
      _id: uid,
      phone: '',
      address: '',
      isAdmin: false,
      createdAt: now,
      updatedAt: now,
      editedAt: now,
    };
    await db.doc(`outbox/${mailId}`).set({
      _id: mailId,
      job: { kind: 'new-user', user },
      state: 'queued',
      attempts: 0,
      createdAt: now,
      dueAt: new Date(now.getTime() + 3_600_000),
      expiresAt: new Date(now.getTime() + 7_200_000),
    });
    return mailId;
  };
  const mailIds = await Promise.all(Array.from({ length: 8 }, add));
  for (const mailId of mailIds) await deliverMail(mailId);
  const records = await Promise.all(mailIds.map((mailId) => db.doc(`outbox/${mailId}`).get()));
  const states = records.map((record) => record.get('state'));
  expect(states.toSorted()).toEqual([...Array(5).fill('limited'), ...Array(3).fill('sent')]);

  const [countedIn] = records.flatMap((record) => record.get('countedIn') ?? []);
  const [digestId = ''] = countedIn.split(' ');
  const digest = db.doc(`outbox/${digestId}`);
  await deliverMail(digestId);
  // The hour may bring more.
  expect((await digest.get()).get('state')).toBe('queued');
  const past = new Date(Date.now() - 1000);
  await digest.update({ notBefore: past, createdAt: past });
  await deliverMail(digestId);
  await deliverMail(digestId);
  const mails = (await listMails(digestId)).filter(({ to }) => to[0]?.email === mailbox);
  expect(mails.map(({ subject }) => subject)).toEqual(['5 more notices in the last hour']);
  expect(mails[0]?.text).toContain('New customers: 5');
});
