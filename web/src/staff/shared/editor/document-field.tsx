import { Button, Text } from '@chakra-ui/react';
import { maxUploadMegabytes } from '@kowhai/domain/limits';
import type { ReactNode } from 'react';
import { fileUrl } from '#data/firebase/storage-url.ts';
import { PlainLink } from '#ui/buttons/link.tsx';
import { FileDrop } from './file-drop.tsx';

type DocumentFieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  path: string;
  error?: string | undefined;
  onChange: (path: string) => void;
  action?: ReactNode;
};

export function DocumentField({ name, label, hint = '', path, error, onChange, action }: DocumentFieldProps) {
  return (
    <FileDrop
      id={name}
      label={label}
      field="documentPath"
      hint={`${hint} Drop a PDF here or choose one, up to ${maxUploadMegabytes} MB.`.trim()}
      error={error}
      isEmpty={path === ''}
      onStored={onChange}
      actions={
        <>
          {path && (
            <Button variant="outline" onClick={() => onChange('')}>
              Remove it
            </Button>
          )}
          {action}
        </>
      }
    >
      {() =>
        path ? (
          <PlainLink href={fileUrl(path)} target="_blank" rel="noopener" standalone>
            Open the PDF
          </PlainLink>
        ) : (
          <Text textStyle="note">None yet</Text>
        )
      }
    </FileDrop>
  );
}
