import { chakra } from '@chakra-ui/react';
import { formatDate } from '@kowhai/domain/date';
import type { Hardware } from '@kowhai/domain/hardware';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { planCategoryNames } from '@kowhai/domain/plan';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { CatalogueImage } from '#components/catalogue-image.tsx';
import { FactList } from '#components/fact-list.tsx';
import { staffHardwareQuery } from '#data/staff-queries.ts';
import { fileUrl } from '#data/storage-url.ts';
import { useChange } from '#data/use-change.ts';
import { ItemPage } from '#staff/records/item-page.tsx';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/button.tsx';
import { PlainLink } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { paths } from '#web/paths.ts';
import { DeleteHardware } from './delete-hardware.tsx';
import { PublishBadge } from './publish-badge.tsx';

export function HardwareInfoPage() {
  const { id = '' } = useParams();
  const { data: item, error, refetch } = useQuery(staffHardwareQuery(id));
  return (
    <ItemPage
      kind="hardware"
      id={id}
      title={item && (item.name || 'Unnamed draft')}
      thing="hardware"
      list={{ label: 'Hardwares', to: paths.adminHardwareList() }}
      failure={error}
      onRetry={refetch}
      actions={item && <HardwareActions item={item} />}
    >
      {item && <HardwareFacts item={item} />}
    </ItemPage>
  );
}

function HardwareActions({ item }: { item: Hardware }) {
  const navigate = useNavigate();
  const duplication = useChange('duplicateHardware');
  return (
    <>
      <LinkButton to={paths.adminHardwareEdit(item._id)} size="sm">
        Edit
      </LinkButton>
      {item.isPublished && (
        <LinkButton to={paths.hardware(item._id)} size="sm" variant="outline">
          See it in the shop
        </LinkButton>
      )}
      <Button
        size="sm"
        variant="outline"
        busy={duplication.isPending}
        onClick={() =>
          duplication.mutate(
            { params: { id: item._id } },
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
        Duplicate as a draft
      </Button>
      <DeleteHardware item={item} onDeleted={() => navigate(paths.adminHardwareList(), { replace: true })} />
    </>
  );
}

function HardwareFacts({ item }: { item: Hardware }) {
  const features = ([1, 2, 3, 4] as const).map((n) => ({
    name: item[`hardwareFeatureName${n}`] || `Feature ${n}`,
    value: item[`hardwareFeatureInfo${n}`],
  }));
  return (
    <>
      {item.imagePath && (
        <chakra.div maxWidth="20rem">
          <CatalogueImage path={item.imagePath} alt={item.imageAlt || item.name} sizes="20rem" />
        </chakra.div>
      )}
      <chakra.div whiteSpace="pre-line">
        <FactList
          facts={[
            { name: 'State', value: <PublishBadge isPublished={item.isPublished} /> },
            { name: 'Category', value: planCategoryNames[item.category] },
            { name: 'Price', value: formatMoney(toCents(item.price)) },
            { name: 'In stock', value: String(item.countInStock) },
            { name: 'Short description', value: item.shortDescription },
            { name: 'Tagline', value: item.tagline },
            ...features,
            { name: 'Introduction', value: item.introductionInfo },
            { name: 'More info', value: item.moreInfo },
            { name: 'What the image shows', value: item.imageAlt },
            {
              name: 'Factsheet',
              value: item.factsheetPath && (
                <PlainLink href={fileUrl(item.factsheetPath)}>Open the PDF</PlainLink>
              ),
            },
            { name: 'Updated', value: formatDate(item.updatedAt) },
          ]}
        />
      </chakra.div>
    </>
  );
}
