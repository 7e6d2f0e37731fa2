import { chakra } from '@chakra-ui/react';
import { imageSources } from '#data/storage-url.ts';

type CatalogueImageProps = {
  /** The image's name in the shop's storage; empty while there is none. */
  path: string;
  alt: string;
  /** How wide it is shown, as the browser's `sizes` has it. */
  sizes: string;
  /** True for the image that a page opens with. */
  isFirst?: boolean;
};

/** A picture of something in the catalogue. Its place is kept while it loads, and where there is none. */
export function CatalogueImage({ path, alt, sizes, isFirst = false }: CatalogueImageProps) {
  return (
    <chakra.div aspectRatio="4 / 3" borderRadius="md" background="sunken" overflow="hidden">
      {path && (
        <chakra.img
          {...imageSources(path)}
          sizes={sizes}
          alt={alt}
          width={640}
          height={480}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          fontSize="sm"
          color="ink.muted"
          css={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
    </chakra.div>
  );
}
