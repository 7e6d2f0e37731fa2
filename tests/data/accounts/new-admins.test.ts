import { expect, test } from 'vitest';
import { listMailsTo } from '#tests/data/support/mails.ts';
import { addAdmin, addPerson, call, db, until } from '#tests/data/support/shop.ts';

test('admins are made by who proves who they are, and the others hear of it', async () => {
  const [admin, colleague, person] = [
    await addAdmin(),
    await addAdmin(),
    await addPerson({ lastName: 'Promoted' }),
  ];
  const promote = (body: object) =>
    call('PUT', `/api/users/${person.uid}`, { token: admin.token, body: { isAdmin: true, ...body } });
  const wrong = await promote({ currentPassword: 'not the password' });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'REAUTH']);
  expect(wrong.body.fields).toHaveProperty('currentPassword');
  expect((await db.doc(`users/${person.uid}`).get()).get('isAdmin')).toBe(false);
  expect((await promote({ currentPassword: admin.password })).body.isAdmin).toBe(true);
  const mails = await db.collection('outbox').where('job.added._id', '==', person.uid).get();
  const told = mails.docs.map((mail) => mail.get('to'));
  expect(told).toContain(colleague.email);
  expect(told).not.toContain(admin.email);
  expect(told).not.toContain(person.email);
  const [mail] = await until(async () => {
    const sent = await listMailsTo(colleague.email, `admin-added_${person.uid}`);
    return sent.length > 0 && sent;
  });
  expect(mail?.subject).toBe('Aroha Promoted is now an admin of Kōwhai Broadband');
  // Nothing is told of somebody who is one already.
  await promote({ firstName: 'Mereana' });
  expect((await mails.query.get()).size).toBe(mails.size);
});
