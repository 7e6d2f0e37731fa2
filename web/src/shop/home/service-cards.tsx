import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { paths } from '#shared/paths.ts';
import { categoryClaims } from '#shop/shared/category-claims.ts';
import { findEntryPrice } from '#shop/shared/entry-price.ts';
import { FromPrice } from '#shop/shared/from-price.tsx';
import { RouterLink } from '#ui/buttons/link.tsx';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { serviceCards } from './home-content.ts';

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
    '& > li': { display: 'grid' },
  },
});

const ServiceLink = chakra(RouterLink, {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    padding: { base: '5', lg: '7' },
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'leaf',
    background: 'surface',
    transition: 'border-color 120ms, box-shadow 120ms',
    _hover: { borderColor: 'ink', boxShadow: 'raised' },
  },
});

/** The three kinds of broadband, each a link to its page: for whom, how fast, from what price. */
export function ServiceCards({ plans }: { plans: readonly Plan[] }) {
  return (
    <Cards>
      {serviceCards.map(({ category, forWhom }) => (
        <li key={category}>
          <ServiceLink to={paths.category(category)}>
            <Heading as="h3" size="lg" display="flex" justifyContent="space-between" gap="2">
              {planCategoryNames[category]} <ArrowRightIcon />
            </Heading>
            <Text fontWeight="semibold">{forWhom}</Text>
            <Text tone="muted" paddingBottom="4">
              {categoryClaims[category].summary}
            </Text>
            <FromPrice amount={findEntryPrice(plans, category)} size="md" />
          </ServiceLink>
        </li>
      ))}
    </Cards>
  );
}
