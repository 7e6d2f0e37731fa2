import { siteSettings } from '@kowhai/domain/site-settings';
import { palette } from '#ui/style/palette.ts';

/** What a phone shows of the shop when somebody puts it on the home screen. */
export function buildWebManifest(): string {
  return JSON.stringify({
    name: siteSettings.name,
    short_name: siteSettings.name.split(' ')[0],
    description: 'Fibre, wireless and Hyperfibre broadband for New Zealand homes.',
    lang: 'en-NZ',
    start_url: '/',
    display: 'minimal-ui',
    background_color: palette.paper.light,
    theme_color: palette.paper.light,
    icons: [
      { src: '/icons/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
