import { chakra } from '@chakra-ui/react';
import { CatalogueImage } from '#components/catalogue-image.tsx';
import { CatalogueInfo } from './catalogue-info.tsx';
import { hardwareKind } from './hardware-kind.ts';

export function HardwareInfoPage() {
  return (
    <CatalogueInfo
      kind={hardwareKind}
      picture={({ imagePath, imageAlt, name }) =>
        imagePath && (
          <chakra.div maxWidth="20rem">
            <CatalogueImage path={String(imagePath)} alt={String(imageAlt || name)} sizes="20rem" />
          </chakra.div>
        )
      }
    />
  );
}
