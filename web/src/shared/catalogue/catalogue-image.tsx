import { chakra } from '@chakra-ui/react';
import { imageSources } from '#data/client/storage-url.ts';

const Frame = chakra('div', {
  base: {
    aspectRatio: '4 / 3',
    borderRadius: 'md',
    background: 'picture',
    // Two discs behind the centre, which the drawings were made for.
    backgroundImage: [
      'radial-gradient(ellipse 25% 33.3% at 50% 49.2%, {colors.picture.light} 99.5%, transparent)',
      'radial-gradient(ellipse 34.7% 46.3% at 50% 49.2%, {colors.picture.halo} 99.5%, transparent)',
    ].join(),
    overflow: 'hidden',
    '& img': { width: 'full', height: 'full', objectFit: 'contain', fontSize: 'sm', color: 'ink.muted' },
  },
});

type CatalogueImageProps = {
  /** The image's path in Storage; empty if it has no image. */
  path: string;
  alt: string;
  /** The width at which it is shown, as the `sizes` attribute of `img`. */
  sizes: string;
  /** True for images at the top of a page, which load first. */
  isFirst?: boolean;
};

/** The picture of a catalogue item. Its space is reserved while it loads, and if there is no picture. */
export function CatalogueImage({ path, alt, sizes, isFirst = false }: CatalogueImageProps) {
  return (
    <Frame>
      {path && (
        <img
          {...imageSources(path)}
          sizes={sizes}
          alt={alt}
          width={640}
          height={480}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
        />
      )}
    </Frame>
  );
}
