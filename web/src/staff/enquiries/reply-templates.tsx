import { Button, Flex } from '@chakra-ui/react';
import type { EnquiryDetails } from '@kowhai/domain/api/enquiries';
import { formatFullName } from '@kowhai/domain/people/user';
import { useState } from 'react';
import { serverNow } from '#data/client/server-clock.ts';
import { CompactSelect } from '#staff/shared/parts/compact-select.tsx';
import { DropMenu } from '#staff/shared/parts/drop-menu.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { replyTemplates } from './reply-words.ts';
import { useAskedOrders } from './use-enquiry.ts';

type ReplyTemplatesProps = {
  enquiry: EnquiryDetails;
  onChoose: (words: string, isDelay: boolean) => void;
};

/** Ready answers about the order that the enquiry is about. Where there are several, staff say which. */
export function ReplyTemplates({ enquiry, onChoose }: ReplyTemplatesProps) {
  const { orders, isPending } = useAskedOrders(enquiry);
  const [chosenId, setChosenId] = useState('');
  const [only] = orders;
  const isOne = orders.length === 1 && only?.user.email === enquiry.email;
  const order = isOne ? only : orders.find(({ _id }) => _id === chosenId);
  const isReady = !isPending && (orders.length === 0 || order !== undefined);
  const about = { phone: enquiry.phone, order, now: serverNow() };

  return (
    <Flex wrap="wrap" gap="2">
      {orders.length > 0 && !isOne && (
        <CompactSelect
          width="auto"
          label="Which order is it about?"
          empty="Which order is it about?"
          options={orders.map(({ _id, number, user }) => ({
            value: _id,
            label: `${number}, ${formatFullName(user)}`,
          }))}
          value={chosenId}
          onChoose={setChosenId}
        />
      )}
      <DropMenu
        choices={replyTemplates.map(({ name, write, isDelay }) => ({
          label: name,
          onChoose: () => onChoose(write(about), isDelay?.(about) ?? false),
        }))}
        trigger={
          <Button variant="outline" disabled={!isReady}>
            Templates <ChevronDownIcon />
          </Button>
        }
      />
    </Flex>
  );
}
