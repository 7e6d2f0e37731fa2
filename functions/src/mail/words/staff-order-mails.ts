/** What staff bring about: they have read the order, so these may repeat its names and address. */
import { listNextSteps } from '@kowhai/domain/orders/next-steps';
import type { Order } from '@kowhai/domain/orders/order';
import { siteSettings } from '@kowhai/domain/site-settings';
import { formatDayInWords } from '@kowhai/domain/time/date';
import type { Mail } from './mail-blocks.ts';
import { describeAddress, describeCosts, describeStep, seeOrder } from './order-mail-parts.ts';

const { freephone } = siteSettings;

export function writeOrderProcessing(order: Order, siteAddress: string, now: string): Mail {
  const connection = listNextSteps(order, now).at(-1);
  return {
    subject: `We’re working on your order ${order.number}`,
    preheader: `We’re setting it up. ${describeStep(connection)}`,
    title: `Kia ora ${order.user.firstName}, your order is under way`,
    blocks: [
      {
        kind: 'paragraph',
        text: `We’ve reviewed your order request ${order.number} and we’re setting it up. We’ll get in touch if we need anything from you.`,
      },
      { kind: 'heading', text: 'What happens next' },
      { kind: 'steps', items: listNextSteps(order, now) },
      ...describeAddress(order),
      ...describeCosts(order),
      seeOrder(order, siteAddress),
      { kind: 'paragraph', text: `Questions? Reply to this email or call ${freephone}.` },
    ],
  };
}

export function writeOrderCompleted(order: Order, siteAddress: string): Mail {
  const completed = order.history.findLast(({ action }) => action === 'complete');
  const day = formatDayInWords(completed?.at ?? order.updatedAt);
  return {
    subject: `You’re connected: order ${order.number}`,
    preheader: `Your order was completed on ${day}. Something not working? Call ${freephone}.`,
    title: `Kia ora ${order.user.firstName}, you’re connected`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Your order ${order.number} was completed on ${day}. Thanks for choosing ${siteSettings.name}.`,
      },
      {
        kind: 'paragraph',
        text: `Something not working? Reply to this email or call ${freephone} with your order number.`,
      },
      ...describeAddress(order),
      ...describeCosts(order),
      seeOrder(order, siteAddress),
    ],
  };
}
