import { chakra } from '@chakra-ui/react';
import { type PlanCategory, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { paths } from '#shared/paths.ts';
import { FromPrice } from '#shop/shared/from-price.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { ArrowRightIcon } from '#ui/icons.tsx';
import { Heading, Text } from '#ui/text.tsx';

const Panel = chakra('section', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gap: { base: '6', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr auto' },
    padding: { base: 'min({spacing.6}, 6vw)', md: '12' },
    borderRadius: 'leaf',
    background: 'gold',
    color: 'gold.ink',
    '--k-colors-focus': 'colors.gold.ink',
  },
});

type PriceCallProps = { category: PlanCategory; title: string; text: string; entryPrice: string | null };

/** The page's call to action: the entry price, and the link to the plans. */
export function PriceCall({ category, title, text, entryPrice }: PriceCallProps) {
  return (
    <Container paddingBottom={{ base: '12', md: '20' }}>
      <Panel>
        <chakra.div display="grid" gap="3">
          <Heading size="xl">{title}</Heading>
          <Text maxWidth="prose">{text}</Text>
        </chakra.div>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" justifyItems="start">
          <FromPrice amount={entryPrice} size="xl" />
          <LinkButton
            to={paths.planList(category)}
            state={{ category }}
            size="lg"
            // Enlarged, the longest name still fits a phone, and the arrow has a line of its own.
            fontSize="min({fontSizes.lg}, 9vw)"
            flexWrap="wrap"
            background="gold.ink"
            color="night.ink"
            _hover={{ background: 'night.raised' }}
          >
            Shop {planCategoryNames[category]} plans <ArrowRightIcon />
          </LinkButton>
        </chakra.div>
      </Panel>
    </Container>
  );
}
