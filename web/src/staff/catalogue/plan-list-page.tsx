import { formatDate } from '@kowhai/domain/date';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { type Plan, planCategoryNames } from '@kowhai/domain/plan';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '#components/page-head.tsx';
import { staffPlanListQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import type { CsvColumn } from '#staff/lists/csv.ts';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { paths } from '#web/paths.ts';
import { type CatalogueColumn, CatalogueList } from './catalogue-list.tsx';
import { DeletePlan } from './delete-plan.tsx';
import { PublishBadge } from './publish-badge.tsx';

const nameOf = (plan: Plan) => plan.name || 'Unnamed draft';

const columns: readonly CatalogueColumn<Plan>[] = [
  {
    header: 'Name',
    isRowHeader: true,
    sortBy: 'name',
    cell: (plan) => (
      <TextLink to={paths.adminPlan(plan._id)} standalone>
        {nameOf(plan)}
      </TextLink>
    ),
  },
  { header: 'Category', sortBy: 'category', cell: ({ category }) => planCategoryNames[category] },
  { header: 'Price', align: 'end', sortBy: 'price', cell: ({ price }) => formatMoney(toCents(price)) },
  { header: 'Download', align: 'end', sortBy: 'download', cell: ({ download }) => download },
  { header: 'Upload', align: 'end', sortBy: 'upload', cell: ({ upload }) => upload },
  { header: 'State', cell: (plan) => <PublishBadge isPublished={plan.isPublished} /> },
  {
    header: 'Edit',
    hideHeader: true,
    cell: (plan) => (
      <TextLink to={paths.adminPlanEdit(plan._id)} standalone>
        Edit<VisuallyHidden> {nameOf(plan)}</VisuallyHidden>
      </TextLink>
    ),
  },
  {
    header: 'Delete',
    hideHeader: true,
    cell: (plan) => <DeletePlan plan={plan} onDeleted={() => undefined} />,
  },
];

const csvColumns: readonly CsvColumn<Plan>[] = [
  { header: 'Id', value: ({ _id }) => _id },
  { header: 'Name', value: ({ name }) => name },
  { header: 'Category', value: ({ category }) => category },
  { header: 'Price', value: ({ price }) => price },
  { header: 'Download', value: ({ download }) => download },
  { header: 'Upload', value: ({ upload }) => upload },
  { header: 'Data cap', value: ({ dataCap }) => dataCap },
  { header: 'Term', value: ({ term }) => term },
  { header: 'Equipment', value: ({ equipment }) => equipment },
  { header: 'Published', value: ({ isPublished }) => (isPublished ? 'Yes' : 'No') },
  { header: 'Updated', value: ({ updatedAt }) => formatDate(updatedAt) },
];

export function PlanListPage() {
  const query = useQuery(staffPlanListQuery());
  return (
    <>
      <PageHead title="Services" />
      <PageHeader title="Services" actions={<AddPlan />} />
      <CatalogueList
        title="Services"
        noun={{ one: 'service', many: 'services' }}
        query={query}
        columns={columns}
        csvColumns={csvColumns}
      />
    </>
  );
}

/** Makes a draft, which nobody but staff can see, and opens it. */
function AddPlan() {
  const navigate = useNavigate();
  const creation = useChange('createPlan');
  return (
    <Button
      busy={creation.isPending}
      busyLabel="Making a draft…"
      onClick={() =>
        creation.mutate(
          {},
          {
            onSuccess: ({ _id }) => navigate(paths.adminPlanEdit(_id)),
            onError: ({ message }) => showToast({ status: 'danger', message }),
          },
        )
      }
    >
      Add New Service
    </Button>
  );
}
