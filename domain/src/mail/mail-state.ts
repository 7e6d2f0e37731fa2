/** How a mail fares, as staff see it. */
import * as z from 'zod/mini';

/**
 * queued: on its way. sending: being handed over. failed: given up, it can be sent again. limited: held back, because
 * its address had its hour's share of mails; it can be sent again too.
 */
export const mailState = z.enum(['queued', 'sending', 'sent', 'failed', 'limited']);
export type MailState = z.output<typeof mailState>;

/** A mail as it reads, before it is sent again. */
export const mailPreview = z.object({ to: z.string(), subject: z.string(), html: z.string() });
