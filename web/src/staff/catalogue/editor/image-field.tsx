import { Box } from '@chakra-ui/react';
import { maxUploadMegabytes } from '@kowhai/domain/uploaded-file';
import { useEffect, useState } from 'react';
import { CatalogueImage } from '#shared/catalogue/catalogue-image.tsx';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

type ImageFieldProps = Omit<FileDropProps, 'field' | 'hint' | 'children'> & { alt: string };

export function ImageField({ alt, ...drop }: ImageFieldProps) {
  const { path, onChange } = drop;
  const [chosen, setChosen] = useState<{ path: string; file: File }>();

  return (
    <FileDrop
      {...drop}
      field="imagePath"
      hint={`Drop an image here or choose one: JPEG, PNG, WebP or AVIF, up to ${maxUploadMegabytes} MB and 25 megapixels.`}
      onChange={(stored, file) => {
        if (file) setChosen({ path: stored, file });
        onChange(stored);
      }}
    >
      {(sending) => {
        const file = sending ?? (chosen?.path === path ? chosen.file : undefined);
        if (!file && !path) return null;
        return (
          <Box width="min(16rem, 100%)">
            {file ? (
              <LocalImage file={file} alt={alt || 'The chosen image'} />
            ) : (
              <CatalogueImage path={path} alt={alt || 'The saved image'} sizes="16rem" />
            )}
          </Box>
        );
      }}
    </FileDrop>
  );
}

/** The chosen file, before the shop serves it. */
function LocalImage({ file, alt }: { file: File; alt: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address && <img src={address} alt={alt} />;
}
