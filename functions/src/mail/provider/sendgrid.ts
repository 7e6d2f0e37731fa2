import { Readable } from 'node:stream';
import sendGrid from '@sendgrid/mail';
import { getMailSettings } from '#server/params.ts';
import { within } from '#server/retry.ts';
import { type FailureReason, type MailProvider, type OutgoingMail, SendFailure } from './mail-provider.ts';

const timeOutMs = 10_000;

/** By status: a bad key or sender; a malformed mail, or one that is too large. */
const reasons: Record<number | string, FailureReason> = {
  401: 'account',
  403: 'account',
  400: 'mail',
  413: 'mail',
};

export const sendGridProvider: MailProvider = { send };

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
      throw new SendFailure('later', 'ETIMEDOUT');
    });
    ignore(body);
  } catch (error) {
    ignore((error as { response?: { body?: unknown } }).response?.body);
    const code = codeOf(error);
    throw new SendFailure(reasons[code] ?? 'later', code);
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

function codeOf(error: unknown): number | string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'number' || typeof code === 'string' ? code : 'UNKNOWN';
}
