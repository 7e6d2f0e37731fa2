/** Notices to the provider above their hourly limit are counted, and one mail at the hour’s end says how many. */
import { limitedNoticeKinds, type MailJob } from '@kowhai/domain/mail/mail-job';
import { commit } from '#database/commit.ts';
import { countAll } from '#database/search.ts';
import { store } from '#database/store.ts';
import { addMail } from './outbox.ts';

const hourMs = 60 * 60_000;

/** The sweep queues the mail that counts them, once the hour is over. @returns what the limited notice stores */
export async function addLimitedNotice(kind: MailJob['kind']): Promise<{ countedIn: string }> {
  const hour = Math.floor(Date.now() / hourMs);
  const mailId = `limited-notices_${hour}`;
  const job = { kind: 'limited-notices' as const, held: [] };
  await commit((batch) => addMail(batch, mailId, job, { from: (hour + 1) * hourMs }), {
    onceBy: store.outbox.doc(mailId),
  });
  return { countedIn: toCounted(mailId, kind) };
}

const toCounted = (mailId: string, kind: MailJob['kind']) => `${mailId} ${kind}`;

export async function countLimitedNotices(mailId: string): Promise<MailJob> {
  const counts = await Promise.all(
    limitedNoticeKinds.map(async (kind) => ({
      kind,
      count: await countAll(store.outbox.where('countedIn', '==', toCounted(mailId, kind))),
    })),
  );
  return { kind: 'limited-notices', held: counts.filter(({ count }) => count > 0) };
}
