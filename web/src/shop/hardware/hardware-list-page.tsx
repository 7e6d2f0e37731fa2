import { chakra } from '@chakra-ui/react';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { useQuery } from '@tanstack/react-query';
import { hardwareListQuery } from '#data/queries.ts';
import { HardwareCard } from '#shared/catalogue/hardware-card.tsx';
import { LoadError } from '#shared/load-error.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { Hero } from '#shop/shared/hero.tsx';
import { FilteredList } from '#shop/shared/list/filtered-list.tsx';
import { useListView } from '#shop/shared/list/use-list-view.ts';
import { describeBreadcrumbs } from '#shop/shared/schema-org.ts';
import { LinkButton, PlainLinkButton } from '#ui/buttons/link-button.tsx';
import { CardGrid } from '#ui/card.tsx';
import { Container, Section } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { listHardwareFilters } from './hardware-filters.ts';

const gridId = 'all-hardware';

export function HardwareListPage() {
  return (
    <>
      <PageHead
        title="Wi-Fi hardware"
        description="Routers, mesh Wi-Fi and modems that arrive set up for your plan. Pay once, keep it, and use it with any plan it’s made for."
        path={paths.hardwareList()}
        image="/social/hardware.png"
      />
      <StructuredData of={[describeBreadcrumbs({ name: 'Hardware', path: paths.hardwareList() })]} />
      <Hero
        overline="Hardware"
        title="Wi-Fi that gets to the back bedroom"
        promise="Routers, mesh and modems, picked to suit each kind of connection and set up before we post them."
        art="/art/hardware.svg"
      >
        <PlainLinkButton href={`#${gridId}`} size="lg">
          See all hardware
        </PlainLinkButton>
      </Hero>
      <Section tight>
        <Container display="grid" gap="8">
          <chakra.div display="grid" gap="3" maxWidth="prose">
            <Heading size="lg">Do you need any?</Heading>
            <Text>
              Not always: every plan works with your own modem or router, if it meets the plan’s requirements.
              If yours is old, or the Wi-Fi fades two rooms away, one of these will help more than a faster
              plan. You pay once, and it’s yours.
            </Text>
          </chakra.div>
          <chakra.div id={gridId}>
            <HardwareGrid />
          </chakra.div>
        </Container>
      </Section>
    </>
  );
}

function HardwareGrid() {
  // `error` is read only where nothing else is shown, so that a failed refresh does not render the cards again.
  const query = useQuery(hardwareListQuery());
  if (query.data) return <HardwareCards hardware={query.data} />;
  if (query.error) return <LoadError what="the hardware" failure={query.error} onRetry={query.refetch} />;
  return (
    <LoadingShape label="Loading hardware">
      <CardGrid as="div">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} height="28rem" />
        ))}
      </CardGrid>
    </LoadingShape>
  );
}

function HardwareCards({ hardware }: { hardware: readonly Hardware[] }) {
  const view = useListView(hardware, listHardwareFilters);
  if (hardware.length === 0) {
    return (
      <EmptyState
        title="No hardware to order right now"
        action={<LinkButton to={paths.contact()}>Ask us what’s coming</LinkButton>}
      >
        You can use your own modem or router until we have some in stock.
      </EmptyState>
    );
  }
  return (
    <FilteredList view={view} things="items">
      <CardGrid>
        {view.items.map((item) => (
          <li key={item._id}>
            <HardwareCard item={item} />
          </li>
        ))}
      </CardGrid>
    </FilteredList>
  );
}
