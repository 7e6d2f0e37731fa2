import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The router's link without `data-discover`, which only React Router's framework mode reads. */
export function RouterLink(props: ComponentProps<typeof Link>) {
  return <Link discover="none" {...props} />;
}

const textLinkRecipe = {
  base: {
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: '0.1em',
    textUnderlineOffset: '0.2em',
    textDecorationColor: 'gold.line',
    borderRadius: 'sm',
    '&[href^="tel:"]': { whiteSpace: 'nowrap' },
    _hover: { textDecorationThickness: '0.17em' },
  },
  variants: {
    /** A link outside of running text gets a thumb-sized touch target. */
    standalone: {
      true: { display: 'inline-flex', alignItems: 'center', minHeight: '11', fontWeight: 'semibold' },
    },
  },
} as const;

/** A link to a page of this site; `to` is a path from `#shared/paths.ts`. */
export const TextLink = chakra(RouterLink, textLinkRecipe);

/** A link that the router does not handle: another site, a file, `mailto:`, `tel:` or an anchor on the page. */
export const PlainLink = chakra('a', textLinkRecipe);
