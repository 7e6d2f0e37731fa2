import { formatDate } from '@kowhai/domain/date';
import type { Hardware } from '@kowhai/domain/hardware';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { planCategoryNames } from '@kowhai/domain/plan';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '#components/page-head.tsx';
import { staffHardwareListQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import type { CsvColumn } from '#staff/lists/csv.ts';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { paths } from '#web/paths.ts';
import { type CatalogueColumn, CatalogueList } from './catalogue-list.tsx';
import { DeleteHardware } from './delete-hardware.tsx';
import { PublishBadge } from './publish-badge.tsx';

const nameOf = (item: Hardware) => item.name || 'Unnamed draft';

const columns: readonly CatalogueColumn<Hardware>[] = [
  {
    header: 'Name',
    isRowHeader: true,
    sortBy: 'name',
    cell: (item) => (
      <TextLink to={paths.adminHardware(item._id)} standalone>
        {nameOf(item)}
      </TextLink>
    ),
  },
  { header: 'Category', sortBy: 'category', cell: ({ category }) => planCategoryNames[category] },
  { header: 'Price', align: 'end', sortBy: 'price', cell: ({ price }) => formatMoney(toCents(price)) },
  { header: 'Stock', align: 'end', sortBy: 'countInStock', cell: ({ countInStock }) => countInStock },
  { header: 'State', cell: (item) => <PublishBadge isPublished={item.isPublished} /> },
  {
    header: 'Edit',
    hideHeader: true,
    cell: (item) => (
      <TextLink to={paths.adminHardwareEdit(item._id)} standalone>
        Edit<VisuallyHidden> {nameOf(item)}</VisuallyHidden>
      </TextLink>
    ),
  },
  {
    header: 'Delete',
    hideHeader: true,
    cell: (item) => <DeleteHardware item={item} onDeleted={() => undefined} />,
  },
];

const csvColumns: readonly CsvColumn<Hardware>[] = [
  { header: 'Id', value: ({ _id }) => _id },
  { header: 'Name', value: ({ name }) => name },
  { header: 'Category', value: ({ category }) => category },
  { header: 'Price', value: ({ price }) => price },
  { header: 'Stock', value: ({ countInStock }) => countInStock },
  { header: 'Published', value: ({ isPublished }) => (isPublished ? 'Yes' : 'No') },
  { header: 'Updated', value: ({ updatedAt }) => formatDate(updatedAt) },
];

export function HardwareListPage() {
  const query = useQuery(staffHardwareListQuery());
  return (
    <>
      <PageHead title="Hardwares" />
      <PageHeader title="Hardwares" actions={<AddHardware />} />
      <CatalogueList
        title="Hardwares"
        noun={{ one: 'hardware item', many: 'hardware items' }}
        query={query}
        columns={columns}
        csvColumns={csvColumns}
        hasStock
      />
    </>
  );
}

/** Makes a draft, which nobody but staff can see, and opens it. */
function AddHardware() {
  const navigate = useNavigate();
  const creation = useChange('createHardware');
  return (
    <Button
      busy={creation.isPending}
      busyLabel="Making a draft…"
      onClick={() =>
        creation.mutate(
          {},
          {
            onSuccess: ({ _id }) => {
              showToast({ status: 'success', message: 'Hardware created successfully' });
              navigate(paths.adminHardwareEdit(_id));
            },
            onError: ({ message }) => showToast({ status: 'danger', message }),
          },
        )
      }
    >
      Add New Hardware
    </Button>
  );
}
