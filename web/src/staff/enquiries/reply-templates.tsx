import { Button, Menu, Portal } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { openStatuses, statusOf } from '@kowhai/domain/orders/order-status';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { type About, replyTemplates } from './reply-words.ts';

/** The order that an enquiry is most likely about: the newest open one, else the newest. */
export function findOpenOrder(orders: readonly Order[] | undefined): Order | undefined {
  return orders?.find((order) => openStatuses.includes(statusOf(order))) ?? orders?.[0];
}

type ReplyTemplatesProps = {
  about: About;
  /** True until the person's orders have loaded. */
  isWaiting: boolean;
  onChoose: (words: string) => void;
};

export function ReplyTemplates({ about, isWaiting, onChoose }: ReplyTemplatesProps) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-start' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button variant="outline" justifySelf="start" disabled={isWaiting}>
          Templates <ChevronDownIcon />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {replyTemplates.map(({ name, write }) => (
              <Menu.Item key={name} value={name} onSelect={() => onChoose(write(about))}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
