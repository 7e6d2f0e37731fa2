import { Box } from '@chakra-ui/react';
import { formatField } from '@kowhai/domain/catalogue/catalogue-fields';
import { formatDate } from '@kowhai/domain/time/date';
import { useNavigate, useParams } from 'react-router-dom';
import { fileUrl } from '#data/client/storage-url.ts';
import { CatalogueImage } from '#shared/catalogue/catalogue-image.tsx';
import { FactList } from '#shared/fact-list.tsx';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { ConfirmedActionButton } from '#staff/shared/parts/confirmed-action.tsx';
import { RecordInfoPage } from '#staff/shared/records/record-page.tsx';
import { PlainLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import {
  type CatalogueItem,
  type CatalogueKind,
  listFields,
  type NamedField,
  nameOf,
} from './catalogue-kind.ts';
import { catalogueKinds } from './catalogue-kinds.ts';
import { PublishBadge, SiteStatus } from './publish-state.tsx';
import { useDuplicate, useItemDeletion } from './use-item-actions.tsx';

export function CatalogueInfoPage({ of }: { of: CatalogueKind['kind'] }) {
  const kind = catalogueKinds[of];
  const { id = '' } = useParams();
  const query = kind.useItem(id);
  const { data: item } = query;
  return (
    <RecordInfoPage
      record={{ kind: kind.kind, id }}
      name={item && nameOf(item)}
      thing={kind.thing}
      list={{ label: kind.title, to: kind.paths.list() }}
      query={query}
      actions={item && <Actions kind={kind} item={item} />}
    >
      {item?.isPublished && <SiteStatus path={kind.paths.shop(item._id)} />}
      {item?.imagePath && (
        <Box maxWidth="20rem">
          <CatalogueImage
            path={String(item.imagePath)}
            alt={String(item.imageAlt || item.name)}
            sizes="20rem"
          />
        </Box>
      )}
      {item && (
        <Box whiteSpace="pre-line">
          <FactList
            facts={[
              { name: 'Status', value: <PublishBadge isPublished={item.isPublished} /> },
              ...listFields(kind, 'info').map((field) => describeField(field, item)),
              { name: 'Updated', value: formatDate(item.updatedAt) },
            ]}
          />
        </Box>
      )}
    </RecordInfoPage>
  );
}

function describeField(field: NamedField, item: CatalogueItem) {
  const { name, label, labelledBy = '', unit = '', kind } = field;
  const text = formatField(field, item[name] ?? '');
  return {
    name: String(item[labelledBy] || label),
    value:
      kind === 'document' && text ? (
        <PlainLink href={fileUrl(text)}>Open the PDF</PlainLink>
      ) : (
        `${text} ${unit}`.trim()
      ),
  };
}

function Actions({ kind, item }: { kind: CatalogueKind; item: CatalogueItem }) {
  const navigate = useNavigate();
  const { duplicate, isPending } = useDuplicate(kind);
  const deletion = useItemDeletion(kind, item);
  const goToList = () => navigate(kind.paths.list(), { replace: true });
  return (
    <>
      <LinkButton to={kind.paths.edit(item._id)} size="sm">
        Edit
      </LinkButton>
      {item.isPublished && (
        <LinkButton to={kind.paths.shop(item._id)} size="sm" variant="outline">
          See it in the shop
        </LinkButton>
      )}
      <BusyButton variant="outline" busy={isPending} onClick={() => duplicate(item._id)}>
        Duplicate as a draft
      </BusyButton>
      <ConfirmedActionButton colorPalette="red" action={{ ...deletion, onDone: goToList }}>
        Delete<VisuallyHidden> {nameOf(item)}</VisuallyHidden>
      </ConfirmedActionButton>
    </>
  );
}
