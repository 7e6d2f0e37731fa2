import { Portal, Text } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { day as daySchema } from '@kowhai/domain/time/day';
import { useState } from 'react';
import { apiQuery } from '#data/staff-queries.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { DialogButtons } from '#staff/shared/parts/dialog-buttons.tsx';
import { MailPreview } from '#staff/shared/records/mails.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { askAboutDay } from './ask-about-day.ts';
import type { OrderActionInHand } from './use-order-action.ts';

type NewDayProps = {
  orders: readonly Order[];
  label: string;
  action: Pick<OrderActionInHand, 'apologise' | 'running'>;
};

/** Chooses another day for what is late, with the email that promises it in sight. */
export function NewDay({ orders, label, action: { apologise, running } }: NewDayProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const day = daySchema.safeParse(typed).data;
  const [first, ...others] = orders;
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  const send = async (chosen: string) => {
    const meant = await askAboutDay(orders, chosen);
    if (meant === null) return;
    const { refused } = await apologise(orders, { day: chosen, ...meant });
    if (refused.length === 0) close();
  };
  return (
    <>
      <BusyButton
        variant="outline"
        size="xs"
        busy={running === 'apologise'}
        disabled={running !== undefined && running !== 'apologise'}
        onClick={() => setOpen(true)}
      >
        {label}
      </BusyButton>
      <Portal>
        <Dialog title="Which day can we promise?" isOpen={isOpen} onClose={close} grows>
          <TextField
            label="New day"
            hint="It’s then due on that day, here and on the customer’s page."
            type="date"
            length="short"
            max="2099-12-31"
            data-first-focus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {day && first ? (
            <MailPreview
              preview={apiQuery('previewLateMail', { params: { id: first._id }, body: { day } })}
              typed={typed}
              height="min(32rem, 60dvh)"
            />
          ) : (
            <Text color="fg.muted">Choose a day to see the email.</Text>
          )}
          {others.length > 0 && (
            <Text color="fg.muted">
              The other {others.length === 1 ? 'customer gets' : `${others.length} customers get`} one like
              it.
            </Text>
          )}
          <DialogButtons onCancel={close}>
            <BusyButton busy={running === 'apologise'} disabled={!day} onClick={() => day && void send(day)}>
              {others.length === 0 ? 'Email this day' : `Send ${orders.length} emails`}
            </BusyButton>
          </DialogButtons>
        </Dialog>
      </Portal>
    </>
  );
}
