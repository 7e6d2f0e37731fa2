import { Button, Grid, Text } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { arrangement, describeWindow, partsOfDay } from '@kowhai/domain/orders/order-request';
import { type DayForm, dayForm } from '@kowhai/domain/orders/staff-forms';
import { dayToIso } from '@kowhai/domain/time/business-days';
import { formatDate, formatDayInWords, formatShortDay } from '@kowhai/domain/time/date';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { serverNow } from '#data/client/server-clock.ts';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { useChange, useChangeEach } from '#data/use-change.ts';
import { readUnsavedTexts, useUnsavedForm } from '#shared/use-unsaved-form.ts';
import { askAboutDay } from '#staff/orders/actions/ask-about-day.ts';
import { dropOutdatedToasts, showUndoToast } from '#staff/orders/actions/undo-toast.ts';
import { FreeDays } from '#staff/orders/phone/free-days.tsx';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { showSuccess } from '#staff/shared/parts/notices.ts';
import { MailPreview } from '#staff/shared/records/mails.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { bind, useValidatedForm } from '#ui/fields/use-validated-form.ts';
import { DialogButtons } from '#ui/overlays/dialog.tsx';
import { type EditedFact, EditFact, sendEdit } from './edit-fact.tsx';
import { useOrderMails } from './use-order-history.ts';

const dayChanged = { done: () => 'Connection day changed', name: 'the connection day' };

export function ConnectionDate({ order }: { order: Order }) {
  const { connectionDate, connectionWindow } = order;
  const { day: wished } = order.setup;
  return (
    <>
      {connectionDate
        ? `${formatDayInWords(dayToIso(connectionDate), serverNow())}${describeWindow(connectionWindow)}`
        : 'Not set yet'}
      {!connectionDate && wished && `; they’d like ${formatShortDay(dayToIso(wished), serverNow())}`}{' '}
      <EditFact
        order={order}
        label={connectionDate ? 'Change the date' : 'Set the date'}
        title="When will we connect it?"
        grows
        shortcut="d"
      >
        {(fact) => <DateForm {...fact} />}
      </EditFact>
    </>
  );
}

/** Saves only by its buttons, as the customer is mailed at once. */
function DateForm({ order, unsavedName, onDone }: EditedFact) {
  const { _id, connectionDate, connectionWindow = '' } = order;
  const { mutateAsync } = useChange('changeOrder');
  const changeEach = useChangeEach();
  const { day = '' } = order.setup;
  const wished = day > formatDate(serverNow()) ? day : '';
  const form = useValidatedForm<DayForm, DayForm>(
    dayForm,
    readUnsavedTexts(unsavedName, {
      connectionDate: connectionDate ?? wished,
      connectionWindow,
      seenAt: order.editedAt,
    }),
  );
  useUnsavedForm(form, unsavedName);
  // A day that the customer was told by email is changed by email too.
  const { data: mails } = useOrderMails(_id);
  const emailed =
    connectionDate !== null && mails?.findLast(({ day, sentAt }) => sentAt && day === connectionDate);
  const [choice, setMailed] = useState<boolean>();
  const isMailed = choice ?? Boolean(emailed);
  const typed = useWatch({ control: form.control });
  const wish = arrangement.safeParse(typed).data;
  const store = sendEdit(form, async (wanted: DayForm | null) => {
    const day = wanted?.connectionDate ?? null;
    const isNew = day !== null && (day !== connectionDate || isMailed);
    const meant = isNew ? await askAboutDay([order], day) : {};
    if (meant === null) return;
    const body = {
      connectionWindow: wanted?.connectionWindow === connectionWindow ? undefined : wanted?.connectionWindow,
      isMailed: (isMailed && (wanted !== null || Boolean(emailed))) || undefined,
      connectionDate: day,
      ...meant,
      seenAt: form.getValues('seenAt'),
    };
    const changed = await mutateAsync({ params: { id: _id }, body });
    if (body.isMailed) showUndoToast(changeEach, dayChanged, [changed]);
    else {
      dropOutdatedToasts(changeEach, [changed]);
      showSuccess(dayChanged.done());
    }
    onDone();
  });
  return (
    <Form form={form} onValid={store} isWide>
      <Grid gap="5">
        <TextField
          label="Connection date"
          hint={`${wished && `They’d like ${formatShortDay(dayToIso(wished), serverNow())}. `}The customer sees this date on their order page.`}
          type="date"
          length="short"
          // Keeps browsers from taking more than four digits for the year.
          max="2099-12-31"
          data-first-focus
          {...bind(form, 'connectionDate')}
        />
        <FreeDays region={order.serviceAddress.region} />
        <TextField
          label="Time"
          hint="Such as morning, afternoon or between 10 and 12. Empty is any time."
          optional
          list="parts-of-day"
          autoComplete="off"
          {...bind(form, 'connectionWindow')}
        />
        <datalist id="parts-of-day">
          {partsOfDay.map((part) => (
            <option key={part} value={part} />
          ))}
        </datalist>
        <CheckboxField
          label="Email the customer"
          hint={emailed ? `Emailed ${formatShortDay(dayToIso(connectionDate), serverNow())}` : undefined}
          checked={isMailed}
          onChange={({ target }) => setMailed(target.checked)}
        />
      </Grid>
      {isMailed && wish && (
        <MailPreview
          preview={apiQuery('previewConnectionMail', { params: { id: _id }, body: wish })}
          typed={typed}
          height="min(32rem, 60dvh)"
        />
      )}
      {isMailed && !wish && <Text color="fg.muted">Choose a day to see the email.</Text>}
      <DialogButtons>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
        {connectionDate && (
          <Button variant="outline" onClick={() => void store(null)}>
            Remove the date
          </Button>
        )}
        <BusyButton type="submit" busy={form.formState.isSubmitting} busyLabel="Saving…">
          Save the date
        </BusyButton>
      </DialogButtons>
    </Form>
  );
}
