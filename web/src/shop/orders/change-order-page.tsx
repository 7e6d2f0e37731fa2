import { chakra } from '@chakra-ui/react';
import type { Cart } from '@kowhai/domain/cart/cart';
import type { Catalogue } from '@kowhai/domain/orders/offered-lines';
import type { Order } from '@kowhai/domain/orders/order';
import { checkTransition, isUnderWayStatus } from '@kowhai/domain/orders/order-status';
import { siteSettings } from '@kowhai/domain/site-settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { hardwareListQuery, orderQuery, planListQuery } from '#data/queries.ts';
import { LoadError } from '#shared/load-error.tsx';
import { OrderLoading } from '#shared/orders/order-sections.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { readUnsavedCart } from '#state/cart.ts';
import { Alert } from '#ui/alert.tsx';
import { Breadcrumbs } from '#ui/buttons/breadcrumbs.tsx';
import { PlainLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ChangeOrderForm } from './change-order-form.tsx';
import { useChangeRequest } from './use-change-request.ts';

/** Changes a request in place, until staff start on it. */
export function ChangeOrderPage() {
  const { id = '' } = useParams();
  const order = useQuery({ ...orderQuery(id), refetchOnWindowFocus: 'always' });
  const plans = useQuery(planListQuery());
  const hardware = useQuery(hardwareListQuery());
  const failed = [order, plans, hardware].find(({ data, error }) => !data && error);
  const number = order.data?.number ?? '';
  return (
    <Container paddingBottom="16">
      <PageHead title={`Change ${number || 'your order'}`} />
      <PageHeader
        title={
          <>
            Change{' '}
            <chakra.span display={{ base: 'block', sm: 'inline-block' }}>
              {number || 'your order'}
            </chakra.span>
          </>
        }
        lead="Nothing changes until you save it. What you keep keeps its price."
        breadcrumbs={
          <Breadcrumbs trail={[{ label: number || 'Your order', to: paths.order(id) }]} current="Change" />
        }
      />
      {failed?.error && (
        <LoadError what="this order" failure={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {!failed && !(order.data && plans.data && hardware.data) && <OrderLoading />}
      {order.data && plans.data && hardware.data && (
        <Change order={order.data} catalogue={{ plans: plans.data, hardware: hardware.data }} />
      )}
    </Container>
  );
}

/** The form, for as long as the request may be changed. It begins with the order as it was shown first. */
function Change({ order, catalogue }: { order: Order; catalogue: Catalogue }) {
  const [begun, setBegun] = useState(order);
  const unsavedName = `change-${begun._id}-${begun.editedAt}`;
  const unsaved = useUnsavedCart(unsavedName);
  const saving = useChangeRequest(begun);
  const isOurs = saving.isSaving;
  if (!isOurs && checkTransition(order.status, 'cancel', 'customer') !== 'allowed')
    return <TooLate order={order} />;
  if (unsaved === undefined) return <OrderLoading />;
  return (
    <ChangeOrderForm
      key={begun.editedAt}
      order={begun}
      catalogue={catalogue}
      unsaved={unsaved}
      unsavedName={unsavedName}
      saving={saving}
      onRestart={
        !isOurs && order.editedAt !== begun.editedAt
          ? () => {
              saving.forget();
              setBegun(order);
            }
          : undefined
      }
    />
  );
}

/** What was chosen before a reload or a sign-in: null if nothing was, undefined until it is read. */
function useUnsavedCart(name: string): Cart | null | undefined {
  const [read, setRead] = useState<{ name: string; cart: Cart | null }>();
  useEffect(() => {
    void readUnsavedCart(name).then((cart) => setRead({ name, cart }));
  }, [name]);
  return read?.name === name ? read.cart : undefined;
}

function TooLate({ order: { _id, number, status } }: { order: Order }) {
  const why = isUnderWayStatus(status) ? `We’ve started on ${number}` : `${number} is ${status}`;
  return (
    <Alert
      status="warning"
      title={`${why}, so it can no longer be changed here`}
      action={
        <LinkButton to={paths.order(_id)} variant="outline" size="sm">
          See {number}
        </LinkButton>
      }
    >
      Call us on <PlainLink href={siteSettings.freephoneHref}>{siteSettings.freephone}</PlainLink>, and we’ll
      sort it out.
    </Alert>
  );
}
