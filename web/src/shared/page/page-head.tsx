import { siteSettings } from '@kowhai/domain/site-settings';
import { siteUrl } from '#shared/site-url.ts';

type PageHeadProps = {
  /** What the page is, without the shop's name. The home page gives its whole title. */
  title: string;
  /** One or two sentences for search results. Pages that are not for searching need none. */
  description?: string | undefined;
  /** The page's own path, for public pages: its canonical address. Without it the page asks not to be indexed. */
  path?: string;
  /** A picture for those who share the page; it has a size of 1200 x 630. */
  image?: string;
};

/** What others show of a shared page, they read without running its script: it stands in the built HTML alone. */
const isForSharing = import.meta.env.SSR || import.meta.env.DEV;

/** What stands in the document's head for one page. React lifts it there, in the built HTML as in the browser. */
export function PageHead({ title, description, path, image = '/social/home.png' }: PageHeadProps) {
  const fullTitle = path === '/' ? title : `${title} · ${siteSettings.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={siteUrl(path)} />
          {isForSharing && <SocialHead title={title} description={description} path={path} image={image} />}
        </>
      )}
    </>
  );
}

function SocialHead({ title, description, path, image }: PageHeadProps & { path: string; image: string }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteSettings.name} />
      <meta property="og:locale" content="en_NZ" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={siteUrl(path)} />
      <meta property="og:image" content={siteUrl(image)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
