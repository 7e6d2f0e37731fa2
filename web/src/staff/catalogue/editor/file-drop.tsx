import { Box, Button, chakra, FileUpload, Flex, useFileUpload } from '@chakra-ui/react';
import {
  describeWrongDocument,
  describeWrongImage,
  maxUploadMegabytes,
  megabytes,
  signatureBytes,
} from '@kowhai/domain/uploaded-file';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toFailure } from '#data/client/failure.ts';
import { type FileField, uploadFile } from '#data/staff/upload-file.ts';
import { useUploading } from '#staff/shared/editor/upload-context.ts';
import { FieldError, FieldHint } from '#ui/fields/field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export type FileDropProps = {
  /** The id of the form field, which the error summary links to. */
  id: string;
  label: string;
  field: FileField;
  hint: ReactNode;
  error?: string | undefined;
  children: (sending: File | undefined) => ReactNode;
  actions?: ReactNode;
  path: string;
  /** Gets the path of another file and, for a preview, the file itself. */
  onChange: (path: string, file?: File) => void;
};

/** What the system's dialog offers first. The bytes are checked later. */
const types: Record<FileField, string> = {
  imagePath: 'image/*',
  documentPath: 'application/pdf,.pdf',
};

/** Uploads a file that is dropped or chosen: validates it first, shows the progress, and can be cancelled. */
export function FileDrop(props: FileDropProps) {
  const { id, label, field, hint, error, children, actions, path, onChange } = props;
  const [sending, setSending] = useState<{ file: File; share: number }>();
  const [refusal, setRefusal] = useState<string>();
  const cancel = useRef<AbortController>(undefined);
  useUploading(sending !== undefined);
  useEffect(() => () => cancel.current?.abort(), []);

  const take = async (file: File | undefined) => {
    if (!file || sending) return;
    const problem = await validateFile(field, file);
    setRefusal(problem ?? undefined);
    if (problem) return;
    cancel.current = new AbortController();
    const { signal } = cancel.current;
    setSending({ file, share: 0 });
    try {
      onChange(await uploadFile(field, file, (share) => setSending({ file, share }), signal), file);
    } catch (thrown) {
      if (!signal.aborted) setRefusal(toFailure(thrown).message);
    } finally {
      setSending(undefined);
    }
  };

  const upload = useFileUpload({
    // Stays empty: each accepted file is uploaded at once, and none waits in a list.
    acceptedFiles: [],
    onFileAccept: ({ files }) => void take(files[0]),
    translations: { dropzone: `${label}: drop a file here` },
  });

  return (
    <FileUpload.RootProvider value={upload} gap="1.5">
      <FileUpload.Label fontSize="md" fontWeight="semibold">
        {label}
      </FileUpload.Label>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      {/* Chakra makes it a button by default, which must not contain buttons. */}
      <FileUpload.Dropzone
        disableClick
        role="group"
        alignItems="start"
        minH="0"
        width="full"
        p="4"
        borderColor="border.emphasized"
      >
        {children(sending?.file)}
        {sending && (
          <Progress
            label={label}
            about={`${sending.file.name}, ${upload.getFileSize(sending.file)}`}
            share={sending.share}
          />
        )}
        <Flex wrap="wrap" align="center" gap="3">
          {/* One button for both, so that it keeps the focus when it changes. */}
          <Button
            id={id}
            variant="outline"
            aria-describedby={(refusal ?? error) ? `${id}-hint ${id}-error` : `${id}-hint`}
            onClick={() => (sending ? cancel.current?.abort() : upload.openFilePicker())}
          >
            {sending ? 'Cancel' : path === '' ? 'Choose a file' : 'Replace it'}
            <VisuallyHidden>: {label}</VisuallyHidden>
          </Button>
          {!sending && path && (
            <Button variant="outline" onClick={() => onChange('')}>
              Remove it
            </Button>
          )}
          {!sending && actions}
        </Flex>
      </FileUpload.Dropzone>
      <FileUpload.HiddenInput accept={types[field]} />
      <FieldError id={`${id}-error`} message={refusal ?? error} />
    </FileUpload.RootProvider>
  );
}

type ProgressProps = { label: string; about: string; share: number };

function Progress({ label, about, share }: ProgressProps) {
  const percent = Math.round(share * 100);
  return (
    <Box width="full" fontSize="sm" overflowWrap="anywhere">
      <span>
        {about}, {percent}%
      </span>
      <chakra.progress
        width="full"
        height="3"
        accentColor="gold.line"
        aria-label={`Uploading ${label.toLowerCase()}`}
        max={100}
        value={percent}
      />
    </Box>
  );
}

export async function validateFile(field: FileField, file: Blob): Promise<string | null> {
  const { size } = file;
  if (size === 0) return 'That file is empty.';
  const head = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer());
  const problem = field === 'imagePath' ? describeWrongImage(head) : describeWrongDocument(head);
  if (problem) return problem;
  if (size > megabytes(maxUploadMegabytes)) {
    // Rounded up: rounded down, a file just over the limit would read as allowed.
    const rounded = (Math.ceil((size / megabytes(1)) * 10) / 10).toLocaleString('en-NZ');
    return `That file is ${rounded} MB. The limit is ${maxUploadMegabytes} MB.`;
  }
  return null;
}
