import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { buttonRecipe } from './button-recipe.ts';

/** A link that looks like a button. It stays a link: it can be opened in a new tab and never gets `type="button"`. */
export const LinkButton = chakra(Link, buttonRecipe);

/** The same for a file, another site or a place on the page. */
export const PlainLinkButton = chakra('a', buttonRecipe);
