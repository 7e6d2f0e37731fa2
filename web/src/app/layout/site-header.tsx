import { chakra } from '@chakra-ui/react';
import { countItems } from '@kowhai/domain/cart/cart';
import { siteSettings } from '@kowhai/domain/site-settings';
import { BrandMark } from '#shared/brand-mark.tsx';
import { paths } from '#shared/paths.ts';
import { useLazyWhenIdle } from '#shared/use-lazy-when-idle.ts';
import { useCart } from '#state/cart.ts';
import { RouterLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { CartIcon } from '#ui/icons.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AccountMenu } from './account-menu.tsx';
import { MainLinks } from './main-links.tsx';
import { SmallScreenMenu } from './small-screen-menu.tsx';

const Bar = chakra('header', {
  base: {
    background: 'paper',
    borderBottomWidth: '1px',
    borderColor: 'line',
    // On paper it is the letterhead: the shop's mark and name.
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
    // An underline as well as the page's title tells where one is.
    '&[aria-current]': {
      borderBottom: '3px solid {colors.gold.line}',
      paddingTop: '3px',
      borderRadius: '0',
    },
  },
});

/** On every page. What depends on who is here comes after hydration: the built HTML knows nobody and an empty cart. */
export function SiteHeader() {
  return (
    <Bar>
      <Container
        display="flex"
        alignItems="center"
        gap={{ base: '1', sm: '2' }}
        minHeight="4.5rem"
        // Letters of twice the size take a second line on a phone, which begins at the end like the first.
        css={{ '@media (max-width: 19em)': { flexWrap: 'wrap', justifyContent: 'end' } }}
      >
        <chakra.div marginInlineEnd="auto">
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
        <chakra.div display={{ base: 'none', sm: 'block' }}>
          <AccountMenu />
        </chakra.div>
        <SmallScreenMenu />
      </Container>
    </Bar>
  );
}

/** Shown whenever the cart holds anything, hardware alone included. */
function CartButton() {
  const count = useCart(({ cart }) => countItems(cart));
  const ChangingNumber = useLazyWhenIdle(() =>
    import('#ui/motion/changing-number.tsx').then((loaded) => loaded.ChangingNumber),
  );
  if (count === 0) return null;
  return (
    <LinkButton to={paths.cart()} size="sm" variant="outline" paddingInline={{ base: '2', sm: '3' }}>
      <CartIcon />
      <chakra.span display={{ base: 'none', md: 'inline' }}>Cart</chakra.span>
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
