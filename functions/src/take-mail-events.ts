import type { Handler } from '#http/handler.ts';
import { storeMailEvents } from '#mail/delivery/store-mail-events.ts';

export const takeMailEvents: Handler<'takeMailEvents'> = async ({ signed }) => ({
  noted: await storeMailEvents(signed),
});
