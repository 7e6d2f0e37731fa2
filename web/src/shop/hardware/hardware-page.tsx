import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { fileUrl } from '#data/client/storage-url.ts';
import { hardwareQuery } from '#data/queries.ts';
import { CatalogueImage } from '#shared/catalogue/catalogue-image.tsx';
import { HardwareOverview, TechSpecs } from '#shared/catalogue/hardware-tabs.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { ItemFallback } from '#shop/shared/item-fallback.tsx';
import { describeBreadcrumbs, describeHardware } from '#shop/shared/schema-org.ts';
import { Breadcrumbs } from '#ui/buttons/breadcrumbs.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { BuyBox } from './buy-box.tsx';

/**
 * Phones get half of the real width: at two to three device pixels per CSS pixel the difference does not show in a
 * drawing, and the next larger file would delay the page.
 */
const shownWidths = '(min-width: 64rem) 44rem, (min-width: 30rem) 92vw, 48vw';

export function HardwarePage() {
  const { id = '' } = useParams();
  const { data: item, error, refetch } = useQuery(hardwareQuery(id));
  if (!item || error?.code === 'NOT_FOUND')
    return <ItemFallback of="hardware" failure={error} onRetry={refetch} />;
  return (
    <Container paddingBottom="16">
      <PageHead
        title={item.name}
        description={item.shortDescription}
        path={paths.hardware(item._id)}
        image="/social/hardware.png"
      />
      <StructuredData
        of={[
          describeHardware(item, fileUrl(item.imagePath)),
          describeBreadcrumbs(
            { name: 'Hardware', path: paths.hardwareList() },
            { name: item.name, path: paths.hardware(item._id) },
          ),
        ]}
      />
      <PageHeader
        title={item.name}
        lead={item.shortDescription}
        breadcrumbs={
          <Breadcrumbs trail={[{ label: 'Hardware', to: paths.hardwareList() }]} current={item.name} />
        }
      />
      <chakra.div
        display="grid"
        gap={{ base: '6', lg: '12' }}
        alignItems="start"
        gridTemplateColumns={{ lg: 'minmax(0, 1fr) 23rem' }}
        marginBottom={{ base: '6', lg: '10' }}
      >
        <CatalogueImage path={item.imagePath} alt={item.imageAlt || item.name} sizes={shownWidths} isFirst />
        <BuyBox key={item._id} item={item} />
      </chakra.div>
      <Tabs
        label={`About ${item.name}`}
        tabs={[
          { id: 'overview', label: 'Overview', content: <HardwareOverview item={item} /> },
          { id: 'tech-specs', label: 'Tech Specs', content: <TechSpecs item={item} /> },
        ]}
      />
    </Container>
  );
}
