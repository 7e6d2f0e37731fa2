import { siteUrl } from '@kowhai/tools/command/addresses';

/** The addresses of the sitemap, as paths. */
export async function listSitemap(): Promise<string[]> {
  const sitemap = await readText('/sitemap.xml');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

export async function readText(path: string): Promise<string> {
  const response = await fetch(new URL(path, siteUrl));
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.text();
}

/** One page of each kind that is built ahead. */
export const pageKinds = [
  ...['/', '/fibre', '/fibre/plans', '/product/fibre-max', '/product/fibre-max/order', '/hardware'],
  ...['/hardware/tui-mesh-6', '/about', '/contact', '/privacy', '/cart', '/orderhardware', '/login'],
  ...['/register', '/find-your-plan', '/check-address'],
];
