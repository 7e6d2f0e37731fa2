import type { Handler } from '#http/handler.ts';
import { noteMailEvents } from '#mail/delivery/note-mail-events.ts';

export const takeMailEvents: Handler<'takeMailEvents'> = async ({ signed }) => ({
  noted: await noteMailEvents(signed),
});
