import { chakra } from '@chakra-ui/react';
import { formatDate } from '@kowhai/domain/date';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { type Plan, planCategoryNames } from '@kowhai/domain/plan';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { FactList } from '#components/fact-list.tsx';
import { staffPlanQuery } from '#data/staff-queries.ts';
import { fileUrl } from '#data/storage-url.ts';
import { useChange } from '#data/use-change.ts';
import { ItemPage } from '#staff/records/item-page.tsx';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/button.tsx';
import { PlainLink } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { paths } from '#web/paths.ts';
import { DeletePlan } from './delete-plan.tsx';
import { PublishBadge } from './publish-badge.tsx';

export function PlanInfoPage() {
  const { id = '' } = useParams();
  const { data: plan, error, refetch } = useQuery(staffPlanQuery(id));
  return (
    <ItemPage
      kind="plan"
      id={id}
      title={plan && (plan.name || 'Unnamed draft')}
      thing="service"
      list={{ label: 'Services', to: paths.adminPlans() }}
      failure={error}
      onRetry={refetch}
      actions={plan && <PlanActions plan={plan} />}
    >
      {plan && <PlanFacts plan={plan} />}
    </ItemPage>
  );
}

function PlanActions({ plan }: { plan: Plan }) {
  const navigate = useNavigate();
  const duplication = useChange('duplicatePlan');
  return (
    <>
      <LinkButton to={paths.adminPlanEdit(plan._id)} size="sm">
        Edit
      </LinkButton>
      {plan.isPublished && (
        <LinkButton to={paths.plan(plan._id)} size="sm" variant="outline">
          See it in the shop
        </LinkButton>
      )}
      <Button
        size="sm"
        variant="outline"
        busy={duplication.isPending}
        onClick={() =>
          duplication.mutate(
            { params: { id: plan._id } },
            {
              onSuccess: ({ _id }) => navigate(paths.adminPlanEdit(_id)),
              onError: ({ message }) => showToast({ status: 'danger', message }),
            },
          )
        }
      >
        Duplicate as a draft
      </Button>
      <DeletePlan plan={plan} onDeleted={() => navigate(paths.adminPlans(), { replace: true })} />
    </>
  );
}

function PlanFacts({ plan }: { plan: Plan }) {
  return (
    <chakra.div whiteSpace="pre-line">
      <FactList
        facts={[
          { name: 'State', value: <PublishBadge isPublished={plan.isPublished} /> },
          { name: 'Category', value: planCategoryNames[plan.category] },
          { name: 'Price', value: `${formatMoney(toCents(plan.price))} per month` },
          { name: 'Download', value: plan.download },
          { name: 'Upload', value: plan.upload },
          { name: 'Data cap', value: plan.dataCap },
          { name: 'Term', value: plan.term },
          { name: 'Equipment', value: plan.equipment },
          { name: 'Description', value: plan.description },
          { name: 'Overview', value: plan.productOverview },
          { name: 'Feature 1', value: plan.feature1 },
          { name: 'Feature 2', value: plan.feature2 },
          { name: 'Feature 3', value: plan.feature3 },
          { name: 'What the modem needs', value: plan.modemReqs },
          {
            name: 'Offer summary',
            value: plan.offerSummaryPath && (
              <PlainLink href={fileUrl(plan.offerSummaryPath)}>Open the PDF</PlainLink>
            ),
          },
          { name: 'Updated', value: formatDate(plan.updatedAt) },
        ]}
      />
    </chakra.div>
  );
}
