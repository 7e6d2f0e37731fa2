import { Navigate } from 'react-router-dom';
import { Container } from '#ui/container.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { paths } from '#web/paths.ts';

/** The order is placed: its page is next, and Back does not lead to placing it again. */
export function LeaveForOrder({ orderId }: { orderId: string }) {
  return (
    <Container paddingBlock="16">
      <Spinner label="Your order request is placed. Opening it" />
      <Navigate to={paths.order(orderId)} replace />
    </Container>
  );
}
