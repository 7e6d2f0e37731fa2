import { Readable } from 'node:stream';
import sendGrid from '@sendgrid/mail';
import { getMailSettings } from '#firebase/params.ts';
import { within } from '#firebase/retry.ts';
import { type MailProvider, type OutgoingMail, SendFailure } from './mail-provider.ts';
import { readRetryAfter } from './retry-after.ts';

const timeOutMs = 10_000;

/** The mail is malformed or too large. Other refusals pass once their cause is mended. */
const refusalStatuses = new Set([400, 413]);

export const sendGridProvider: MailProvider = { name: 'sendgrid', send };

async function send({ mailId, attachments = [], ...mail }: OutgoingMail): Promise<void> {
  configure();
  const message = {
    ...mail,
    customArgs: { mailId },
    attachments: attachments.map(({ text, ...file }) => ({
      ...file,
      content: Buffer.from(text).toString('base64'),
      disposition: 'attachment',
    })),
    // No tracking of clicks or opening.
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
    },
  };
  try {
    // The client's own time-out starts anew with every byte.
    const [{ body }] = await within(timeOutMs + 500, sendGrid.send(message), () => {
      throw new SendFailure('ETIMEDOUT', false);
    });
    ignore(body);
  } catch (error) {
    const { headers, body } = responseOf(error);
    ignore(body);
    const status = statusOf(error);
    throw new SendFailure(
      status,
      typeof status === 'number' && refusalStatuses.has(status),
      readRetryAfter(status, headers, Date.now()),
    );
  }
}

type Client = { setDefaultRequest(key: string, value: unknown): void };

function configure(): void {
  const { mailProviderKey, mailProviderUrl } = getMailSettings();
  sendGrid.setApiKey(mailProviderKey);
  sendGrid.setTimeout(timeOutMs);
  // The types hide the inner client, which alone knows where to send.
  const { client } = sendGrid as unknown as { client: Client };
  // Only the status is needed: the body behind it may be cut off or drip for minutes.
  client.setDefaultRequest('responseType', 'stream');
  if (mailProviderUrl !== undefined) {
    client.setDefaultRequest('baseUrl', `${mailProviderUrl.replace(/\/$/, '')}/`);
  }
}

function ignore(body: unknown): void {
  if (body instanceof Readable) body.on('error', () => undefined).resume();
}

function statusOf(error: unknown): number | string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'number' || typeof code === 'string' ? code : 'UNKNOWN';
}

function responseOf(error: unknown): { headers: Record<string, unknown>; body?: unknown } {
  const { response } = (error ?? {}) as { response?: { headers?: object; body?: unknown } };
  return { headers: { ...response?.headers }, body: response?.body };
}
