import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';

/** Until storage was read, nobody knows whether the cart is empty. */
export function CartLoading() {
  return (
    <LoadingShape label="Loading your cart">
      <Skeleton height="20rem" />
    </LoadingShape>
  );
}
