import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isFromMailProvider, readMailEvents } from '@kowhai/functions/mail/provider/mail-events';
import { localParams } from '@kowhai/functions/server/local-settings';
import { readEventsKey } from '@kowhai/functions/server/read-events-key';
import { expect, it, onTestFinished } from 'vitest';
import { startDevInbox } from './dev-inbox.ts';
import type { StoredMail } from './inbox-page.ts';
import { localEventsKey } from './sendgrid-events.ts';

it('signs with the key whose public half is in the local settings', () => {
  expect(localEventsKey).toBe(localParams.SENDGRID_EVENTS_KEY);
});

it('tells the shop by a button of a mail what became of it, signed as the mail provider signs', async () => {
  const told: string[] = [];
  const key = readEventsKey(localEventsKey);
  if (!key) throw new Error('No key');
  const shop = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const isSigned = isFromMailProvider({ bytes, headers: request.headers }, key, Date.now());
    told.push(
      `${isSigned} ${JSON.stringify(readMailEvents(bytes)?.events.map(({ mailId, delivery }) => [mailId, delivery.outcome]))}`,
    );
    response.end('{}');
  });
  await once(shop.listen(0, '127.0.0.1'), 'listening');
  const eventsTo = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
  const inbox = await startDevInbox({ host: '127.0.0.1', port: 0, eventsTo });
  onTestFinished(() => {
    shop.close();
    inbox.close();
  });
  const url = `http://127.0.0.1:${inbox.port}`;
  const [to, from] = [{ email: 'customer@kowhai.example' }, { email: 'hello@kowhai.example' }];
  await fetch(`${url}/v3/mail/send`, {
    method: 'POST',
    headers: { authorization: 'Bearer SG.local' },
    body: JSON.stringify({
      personalizations: [{ to: [to] }],
      from,
      subject: 'Your order',
      content: [{ type: 'text/plain', value: 'Thank you' }],
      custom_args: { mailId: 'mail-1' },
    }),
  });
  const [mail] = (await (await fetch(`${url}/api/messages`)).json()) as [StoredMail];
  const play = (event: string) =>
    fetch(`${url}/messages/${mail.id}/events`, { method: 'POST', body: new URLSearchParams({ event }) });
  expect((await play('opened')).status).toBe(400);
  const page = await (await play('bounce')).text();
  expect(told).toEqual(['true [["mail-1","bounced"]]']);
  expect(page).toContain('bounce, which the shop answered with 200');
});
