import { Button, Portal, Text } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { day as daySchema } from '@kowhai/domain/time/day';
import { useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { showFailure } from '#staff/shared/parts/notices.ts';
import { MailPreview } from '#staff/shared/records/mails.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Dialog, DialogButtons } from '#ui/overlays/dialog.tsx';
import { askAboutDay } from './ask-about-day.ts';
import type { OrderSteps } from './use-order-steps.ts';

type NewDayProps = {
  orders: readonly Order[];
  label: string;
  steps: OrderSteps;
};

/** Chooses another day for what is late, with the email that promises it in sight. */
export function NewDay({ orders, label, steps: { promise, running } }: NewDayProps) {
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
    try {
      await promise(orders, { day: chosen, ...meant });
      close();
    } catch (thrown) {
      showFailure(toFailure(thrown));
    }
  };
  return (
    <>
      <BusyButton
        variant="outline"
        size="xs"
        busy={running === 'promise'}
        disabled={running !== undefined && running !== 'promise'}
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
          <DialogButtons>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <BusyButton busy={running === 'promise'} disabled={!day} onClick={() => day && void send(day)}>
              {others.length === 0 ? 'Email this day' : `Send ${orders.length} emails`}
            </BusyButton>
          </DialogButtons>
        </Dialog>
      </Portal>
    </>
  );
}
