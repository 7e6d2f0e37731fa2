import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { CatalogueImage } from '#components/catalogue-image.tsx';
import { Button } from '#ui/button.tsx';
import { FileDrop } from './file-drop.tsx';

type ImageFieldProps = {
  name: string;
  label: string;
  path: string;
  alt: string;
  error?: string | undefined;
  onChange: (path: string) => void;
};

export function ImageField({ name, label, path, alt, error, onChange }: ImageFieldProps) {
  const [chosen, setChosen] = useState<{ path: string; address: string }>();
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ''), [chosen]);

  return (
    <FileDrop
      id={name}
      label={label}
      field="imagePath"
      hint="Drop an image here or choose one: JPEG, PNG, WebP or AVIF, at most 5 MB and 25 megapixels."
      error={error}
      onStored={(stored, file) => {
        setChosen({ path: stored, address: URL.createObjectURL(file) });
        onChange(stored);
      }}
    >
      {path && (
        <chakra.div display="grid" gap="3" justifyItems="start" width="min(16rem, 100%)">
          <chakra.div width="full">
            {chosen?.path === path ? (
              <img src={chosen.address} alt={alt || 'The chosen image'} />
            ) : (
              <CatalogueImage path={path} alt={alt || 'The image as it is stored'} sizes="16rem" />
            )}
          </chakra.div>
          <Button variant="outline" size="sm" onClick={() => onChange('')}>
            Remove it
          </Button>
        </chakra.div>
      )}
    </FileDrop>
  );
}
