/** The mails about an order: to the customer, to the provider, and to the customer each time that staff take a step. */
export function orderMailIds(orderId: string) {
  return {
    confirmation: `confirm-order_${orderId}`,
    notice: `order-submitted_${orderId}`,
    // After a reset an order can be processed again, and the customer is told again.
    processing: (round: number) => `order-processing_${orderId}_${round}`,
    completed: (round: number) => `order-completed_${orderId}_${round}`,
  };
}
