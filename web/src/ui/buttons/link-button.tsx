import { chakra } from '@chakra-ui/react';
import { linkButtonRecipe } from './button-recipe.ts';
import { RouterLink } from './link.tsx';

/** A router link that looks like a button. */
export const LinkButton = chakra(RouterLink, linkButtonRecipe);

/** The same for a file, another site or an anchor on the page. */
export const PlainLinkButton = chakra('a', linkButtonRecipe);
