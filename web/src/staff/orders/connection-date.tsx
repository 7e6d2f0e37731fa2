import { dayToIso } from '@kowhai/domain/business-days';
import { formatDayInWords } from '@kowhai/domain/date';
import type { Order } from '@kowhai/domain/order';
import { useState } from 'react';
import { useChange } from '#data/use-change.ts';
import { DayField } from '#staff/lists/day-field.tsx';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

/** When the customer is connected, once that is arranged. The customer's steps name the day. */
export function ConnectionDate({ order: { _id, connectionDate } }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate } = useChange('changeOrder');
  const arrange = (day: string) => {
    setOpen(false);
    mutate(
      { params: { id: _id }, body: { connectionDate: day || null } },
      {
        onSuccess: () => showToast({ status: 'success', message: 'Connection date changed' }),
        onError: ({ message }) => showToast({ status: 'danger', message }),
      },
    );
  };
  return (
    <div>
      <dt>Connection date</dt>
      <dd>
        {connectionDate ? formatDayInWords(dayToIso(connectionDate)) : 'Not arranged'}{' '}
        <Button
          variant="quiet"
          size="sm"
          minHeight={{ base: '11', md: '8' }}
          marginBlock={{ base: '-3', md: '0' }}
          paddingInline="0"
          paddingBlock="0"
          data-print="hide"
          onClick={() => setOpen(true)}
        >
          {connectionDate ? 'Change the date' : 'Set the date'}
        </Button>
        <Dialog title="When is it connected?" isOpen={isOpen} onClose={() => setOpen(false)}>
          <DayField
            name="connectionDate"
            label="Connection date"
            value={connectionDate ?? ''}
            onDay={arrange}
          />
          <p>The customer’s page of the order names this day.</p>
          <Button variant="outline" justifySelf="start" onClick={() => setOpen(false)}>
            Close
          </Button>
        </Dialog>
      </dd>
    </div>
  );
}
