import { chakra } from '@chakra-ui/react';
import { siteSettings } from '@kowhai/domain/site-settings';
import { serverNow } from '#data/client/server-clock.ts';
import { BrandMark } from '#shared/brand-mark.tsx';
import { MailLink } from '#shared/mail-link.tsx';
import { paths } from '#shared/paths.ts';
import { PlainLink, TextLink } from '#ui/buttons/link.tsx';
import { Container } from '#ui/container.tsx';
import { mainLinks } from './main-links.tsx';

const Frame = chakra('footer', {
  base: {
    marginTop: 'auto',
    // The footer of a short page would be seen to jump once the page is there.
    '@media (scripting: enabled)': {
      'main:has([role=status][aria-busy=true]) + &': { visibility: 'hidden' },
    },
    background: 'night',
    color: 'night.muted',
    fontSize: 'sm',
    '--k-colors-focus': 'colors.gold',
    '--k-colors-gold-line': 'colors.gold',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: { base: '11', md: '8' } },
    // Two columns on phones, where each link is as high as a touch target.
    '& ul': { display: 'grid', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: '1fr' } },
    '& h2': { color: 'night.ink', fontWeight: 'bold', marginBottom: '2' },
  },
});

export function SiteFooter() {
  const { name, postalAddress, freephone, freephoneHref, email, social } = siteSettings;
  return (
    <Frame data-print="hide">
      <Container paddingBlock={{ base: '8', md: '14' }} display="grid" gap={{ base: '6', md: '10' }}>
        <chakra.div
          display="grid"
          gap={{ base: '6', md: '8' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '1.6fr 1fr 1fr 1fr' }}
        >
          <chakra.div color="night.ink">
            <BrandMark />
          </chakra.div>
          <nav aria-label="Footer">
            <h2>Shop and help</h2>
            <ul>
              {mainLinks.map(({ label, to }) => (
                <li key={to}>
                  <TextLink to={to}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
          <section aria-label="Contact">
            <h2>Talk to us</h2>
            <p>
              Freephone <PlainLink href={freephoneHref}>{freephone}</PlainLink>
            </p>
            <p>
              <MailLink email={email} />
            </p>
            <p>{postalAddress}</p>
          </section>
          <section aria-label="Follow us">
            <h2>Follow us</h2>
            <ul>
              {social.map((link) => (
                <li key={link.name}>
                  <PlainLink href={link.href}>{link.name}</PlainLink>
                </li>
              ))}
            </ul>
          </section>
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="6"
          paddingTop="6"
          borderTopWidth="1px"
          borderColor="night.line"
        >
          {/* The year in UTC: time zones take a slow phone 50 ms. At New Year it differs from the build’s. */}
          <p suppressHydrationWarning>{`© ${serverNow().slice(0, 4)} ${name}`}</p>
          <TextLink to={paths.privacy()}>Privacy</TextLink>
          <TextLink to={paths.terms()}>Terms</TextLink>
          <p>Prices include GST.</p>
        </chakra.div>
      </Container>
    </Frame>
  );
}
