import { Button, Flex } from '@chakra-ui/react';
import type { EnquiryDetails } from '@kowhai/domain/api/enquiries';
import { formatFullName } from '@kowhai/domain/people/user';
import { useRef, useState } from 'react';
import { serverNow } from '#data/client/server-clock.ts';
import { CompactSelect } from '#staff/shared/parts/compact-select.tsx';
import { DropMenu } from '#staff/shared/parts/drop-menu.tsx';
import { usePageKeys } from '#staff/shared/parts/use-page-keys.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { replyTemplates } from './reply-words.ts';
import { useAskedOrders } from './use-enquiry.ts';

const pairMs = 1500;

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
  const write = (index: number) => {
    const about = { phone: enquiry.phone, order, now: serverNow() };
    const template = replyTemplates[index];
    if (template && isReady) onChoose(template.write(about), template.isDelay?.(about) ?? false);
  };

  const armedAt = useRef(0);
  const isArmed = () => Date.now() - armedAt.current < pairMs;
  usePageKeys({
    t: () => {
      armedAt.current = Date.now();
    },
    ...Object.fromEntries(replyTemplates.map((_, index) => [index + 1, () => isArmed() && write(index)])),
  });
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
        choices={replyTemplates.map(({ name }, index) => ({
          label: name,
          keys: `t ${index + 1}`,
          onChoose: () => write(index),
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
