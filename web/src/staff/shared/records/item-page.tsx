import { Card, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ItemChanges } from './item-changes.tsx';
import { RecordPage, type RecordPageProps } from './record-page.tsx';

type ItemPageProps = Omit<RecordPageProps, 'infoPath'> & {
  aside?: ReactNode;
};

export function ItemPage({ children, aside, ...page }: ItemPageProps) {
  return (
    <RecordPage {...page}>
      {page.name !== undefined && (
        <Grid
          gap="5"
          alignItems="start"
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }}
        >
          <Card.Root>
            <Card.Body gap="4">{children}</Card.Body>
          </Card.Root>
          <Grid gap="5">
            {aside}
            <ItemChanges {...page.item} />
          </Grid>
        </Grid>
      )}
    </RecordPage>
  );
}
