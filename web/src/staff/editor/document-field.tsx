import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { fileUrl } from '#data/storage-url.ts';
import { Button } from '#ui/button.tsx';
import { PlainLink } from '#ui/link.tsx';
import { Text } from '#ui/text.tsx';
import { FileDrop } from './file-drop.tsx';

type DocumentFieldProps = {
  name: string;
  label: string;
  path: string;
  error?: string | undefined;
  onChange: (path: string) => void;
  /** Another way to get one. */
  action?: ReactNode;
};

export function DocumentField({ name, label, path, error, onChange, action }: DocumentFieldProps) {
  return (
    <FileDrop
      id={name}
      label={label}
      field="documentPath"
      hint="Drop a PDF here or choose one, at most 5 MB."
      error={error}
      onStored={onChange}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        {path ? (
          <>
            <PlainLink href={fileUrl(path)} target="_blank" rel="noopener" standalone>
              Open the PDF
            </PlainLink>
            <Button variant="outline" size="sm" onClick={() => onChange('')}>
              Remove it
            </Button>
          </>
        ) : (
          <Text size="sm" tone="muted">
            None yet
          </Text>
        )}
        {action}
      </chakra.div>
    </FileDrop>
  );
}
