import { chakra } from '@chakra-ui/react';
import { linkButtonRecipe } from './button-recipe.ts';
import { RouterLink } from './link.tsx';

/** A link that looks like a button. It stays a link: it can be opened in a new tab and never gets `type="button"`. */
export const LinkButton = chakra(RouterLink, linkButtonRecipe);

/** The same for a file, another site or a place on the page. */
export const PlainLinkButton = chakra('a', linkButtonRecipe);
