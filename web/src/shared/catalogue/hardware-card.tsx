import { chakra } from '@chakra-ui/react';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { describeFit } from '@kowhai/domain/catalogue/hardware-fit';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { paths } from '#shared/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { Price } from '#ui/price.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CatalogueImage } from './catalogue-image.tsx';

export function HardwareCard({ item }: { item: Hardware }) {
  return (
    <Card as="article">
      <CatalogueImage
        path={item.imagePath}
        alt={item.imageAlt || item.name}
        sizes="(min-width: 64rem) 21rem, (min-width: 30rem) 45vw, 90vw"
      />
      <Heading as="h2" size="sm">
        {item.name}
      </Heading>
      <Text size="sm" tone="muted">
        {item.shortDescription}
      </Text>
      <Text size="sm">Works with {describeFit(item)}</Text>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        marginTop="auto"
      >
        <Price amount={formatMoney(toCents(item.price))} size="md" />
        {item.countInStock === 0 && <Badge tone="warning">Out Of Stock</Badge>}
      </chakra.div>
      <LinkButton to={paths.hardware(item._id)} variant="outline" wide>
        More Info<VisuallyHidden> about {item.name}</VisuallyHidden>
      </LinkButton>
    </Card>
  );
}
