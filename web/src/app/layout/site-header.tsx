import { chakra } from '@chakra-ui/react';
import { countItems } from '@kowhai/domain/cart/cart';
import { siteSettings } from '@kowhai/domain/site-settings';
import { lazy, Suspense } from 'react';
import { BrandMark } from '#shared/brand-mark.tsx';
import { paths } from '#shared/paths.ts';
import { useLazyWhenIdle } from '#shared/use-lazy-when-idle.ts';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { RouterLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { CartIcon } from '#ui/icons.tsx';
import { Dropdown, DropdownLink } from '#ui/overlays/dropdown.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { MainLinks } from './main-links.tsx';
import { SmallScreenItem } from './small-screen-item.tsx';

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
    paddingInline: '3',
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
        // Enlarged text wraps to a second line on a phone, aligned to the end like the first.
        css={{ '@media (max-width: 19em)': { flexWrap: 'wrap', justifyContent: 'end' } }}
      >
        <chakra.div
          marginInlineEnd="auto"
          // Keeps the wordmark clear of the cart on the smallest phones.
          css={{
            '@media (max-width: 22em)': {
              '& a > span': { fontSize: '1.1875rem' },
              '& svg': { width: '1.75rem' },
            },
          }}
        >
          <RouterLink to={paths.home()} aria-label={`${siteSettings.name}, home`}>
            <BrandMark />
          </RouterLink>
        </chakra.div>
        <chakra.nav aria-label="Main" display={{ base: 'none', xl: 'block' }}>
          <chakra.ul display="flex">
            <MainLinks as={MainLink} />
          </chakra.ul>
        </chakra.nav>
        <CartButton />
        {/* Gives way to a font that is wider than ours, which is not waited for. */}
        <chakra.div display={{ base: 'none', sm: 'block' }} minWidth="0">
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
  const ChangingNumber = useLazyWhenIdle(() =>
    import('#ui/motion/changing-number.tsx').then((loaded) => loaded.ChangingNumber),
  );
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
        {ChangingNumber ? <ChangingNumber value={count} /> : count}
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
          <SmallScreenItem>
            <DropdownLink to={paths.login()}>Sign In</DropdownLink>
          </SmallScreenItem>
        )}
      </Dropdown>
    </chakra.nav>
  );
}
