import { siteSettings } from '@kowhai/domain/site-settings';
import { siteUrl } from '#shared/paths.ts';

type PageHeadProps = {
  /** The page's title without the shop's name. The home page passes its whole title. */
  title: string;
  /** One or two sentences for search results. Pages that are not indexed need none. */
  description?: string | undefined;
  /** The canonical path of a public page. A page without it is marked `noindex`. */
  path?: string;
  /** The picture for link previews, 1200 x 630 pixels. */
  image?: string;
};

/** Link previews are read without running scripts, so their tags are only in the prerendered HTML. */
const isForSharing = import.meta.env.SSR || import.meta.env.DEV;

/** The title and meta tags of a page. React hoists them into the document's head. */
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
