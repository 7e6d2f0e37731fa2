import { chakra } from '@chakra-ui/react';
import { countItems } from '@kowhai/domain/cart/cart';
import { siteSettings } from '@kowhai/domain/site-settings';
import { lazy, Suspense } from 'react';
import { BrandMark } from '#shared/brand-mark.tsx';
import { paths } from '#shared/paths.ts';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { RouterLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { CartIcon } from '#ui/icons.tsx';
import { ChangingNumber } from '#ui/motion/changing-number.tsx';
import { Dropdown, DropdownLink } from '#ui/overlays/dropdown.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { MainLinks } from './main-links.tsx';
import { SmallScreenEntry } from './small-screen-entry.tsx';

const Bar = chakra('header', {
  base: {
    background: 'paper',
    borderBottomWidth: '1px',
    borderColor: 'line',
    // Prints only the logo, as a letterhead.
    _print: { background: 'none', '& > div > * + *': { display: 'none' } },
  },
});

const MainLink = chakra(RouterLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    paddingInline: '2.5',
    whiteSpace: 'nowrap',
    fontSize: 'sm',
    fontWeight: 'semibold',
    borderRadius: 'md',
    _hover: { background: 'sunken' },
    '&[aria-current]': {
      borderBottom: '3px solid {colors.gold.line}',
      paddingTop: '3px',
      borderRadius: '0',
    },
  },
});

/** The header of all shop pages. User and cart appear after hydration, as the prerendered HTML has neither. */
export function SiteHeader() {
  return (
    <Bar>
      <Container
        display="flex"
        alignItems="center"
        gap={{ base: '1', sm: '2' }}
        minHeight="4.5rem"
        // What does not fit, in large letters or a wide face, wraps to a second line, aligned to the end like the first.
        flexWrap="wrap"
        justifyContent="end"
        paddingBlock="2"
        // The smallest phones have room for all three in one line.
        css={{ '@media (max-width: 22em)': { '& nav > details > summary': { paddingInline: '1' } } }}
      >
        <chakra.div
          marginInlineEnd={{ base: 'auto', xl: '4' }}
          // Keeps the wordmark clear of the cart on the smallest phones.
          css={{
            '@media (max-width: 22em)': {
              '& a > span': { fontSize: '1.125rem' },
              '& svg': { width: '1.75rem' },
            },
          }}
        >
          <RouterLink to={paths.home()} aria-label={`${siteSettings.name}, home`}>
            <BrandMark />
          </RouterLink>
        </chakra.div>
        {/* Beside the logo: at the end, the name of who is signed in would push it aside as it arrives. */}
        <chakra.nav aria-label="Main" display={{ base: 'none', xl: 'block' }} marginInlineEnd="auto">
          <chakra.ul display="flex">
            <MainLinks as={MainLink} />
          </chakra.ul>
        </chakra.nav>
        <CartButton />
        {/* A long name gives way before anything wraps. */}
        <chakra.div
          display={{ base: 'none', sm: 'block' }}
          flex="1 1 4rem"
          minWidth="0"
          maxWidth="max-content"
        >
          <AccountMenu />
        </chakra.div>
        <SmallScreenMenu />
      </Container>
    </Bar>
  );
}

/** Shown while the cart contains anything, even hardware without a plan. */
function CartButton() {
  const count = useCart(({ cart }) => countItems(cart));
  if (count === 0) return null;
  return (
    <LinkButton to={paths.cart()} size="sm" variant="outline" paddingInline={{ base: '2', sm: '3' }}>
      <CartIcon />
      {/* The narrowest phones have room for the picture alone; screen readers say the word below. */}
      <chakra.span css={{ '@media (max-width: 22em)': { display: 'none' } }}>Cart</chakra.span>
      <chakra.span
        minWidth="6"
        paddingInline="1.5"
        borderRadius="full"
        background="gold"
        color="gold.ink"
        fontSize="xs"
        fontWeight="bold"
        lineHeight="1.5rem"
        textAlign="center"
      >
        <ChangingNumber value={count} />
      </chakra.span>
      <VisuallyHidden>{count === 1 ? 'item in the cart' : 'items in the cart'}</VisuallyHidden>
    </LinkButton>
  );
}

/** Loads once a user is signed in: most visitors have no account. */
const SignedInMenu = lazy(async () => ({
  default: (await import('./signed-in-menu.tsx')).SignedInMenu,
}));

function AccountMenu() {
  const isSignedIn = useSession(({ user }) => user !== null);
  return isSignedIn ? (
    <Suspense fallback={null}>
      <SignedInMenu />
    </Suspense>
  ) : (
    <LinkButton to={paths.login()} size="sm" variant="outline">
      Sign In
    </LinkButton>
  );
}

const SmallScreenAccount = lazy(async () => ({
  default: (await import('./signed-in-menu.tsx')).SmallScreenAccount,
}));

/** The main links on small screens. A `details` element, so that it opens before hydration. */
function SmallScreenMenu() {
  const isSignedIn = useSession(({ user }) => user !== null);
  return (
    <chakra.nav aria-label="Main" display={{ base: 'block', xl: 'none' }}>
      <Dropdown label="Menu">
        <MainLinks as={DropdownLink} />
        {isSignedIn ? (
          <Suspense fallback={null}>
            <SmallScreenAccount />
          </Suspense>
        ) : (
          <SmallScreenEntry>
            <DropdownLink to={paths.login()}>Sign In</DropdownLink>
          </SmallScreenEntry>
        )}
      </Dropdown>
    </chakra.nav>
  );
}
