import { Button, Text } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { formatMomentInWords } from '@kowhai/domain/time/date';
import { useChange } from '#data/use-change.ts';
import { showFailure } from '#staff/shared/parts/notices.ts';

/** What the customer agreed to about leaving their provider, word for word, and its tick. */
export function SwitchConsent({ order }: { order: Order }) {
  const marking = useChange('markSwitch');
  const { switchConsent: consent, _id } = order;
  if (!consent) return null;
  const { words, consentedAt, withdrawnAt, arrangedAt } = consent;
  const isArranged = arrangedAt !== undefined;
  const mark = () =>
    marking.mutate(
      { params: { id: _id }, body: { isArranged: !isArranged, consentedAt } },
      { onError: showFailure },
    );
  return (
    <>
      <Text textStyle="sm">
        “{words}” Agreed {formatMomentInWords(consentedAt)}.{' '}
        {withdrawnAt && <strong>Taken back {formatMomentInWords(withdrawnAt)}: don’t arrange it.</strong>}
        {arrangedAt && `Arranged ${formatMomentInWords(arrangedAt)}.`}
      </Text>
      {!withdrawnAt && (
        <Button
          size="sm"
          variant="outline"
          justifySelf="start"
          data-print="hide"
          loading={marking.isPending}
          onClick={mark}
        >
          {isArranged ? 'Not arranged after all' : 'Switch arranged'}
        </Button>
      )}
    </>
  );
}
