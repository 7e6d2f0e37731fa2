import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { toFailure } from '#data/failure.ts';
import { type FileField, uploadFile } from '#data/upload-file.ts';
import { FieldError, FieldHint } from '#ui/fields/field.tsx';
import { judgeFile } from './judge-file.ts';
import { useSendingFile } from './sending-files.ts';

type FileDropProps = {
  /** The form's field, by which the error summary leads here. */
  id: string;
  label: string;
  /** What is sent to the server: an image or a PDF. */
  field: FileField;
  hint: string;
  error?: string | undefined;
  /** What stands there now, and what can be done with it. */
  children: ReactNode;
  /** Gets the stored file's name and, while the page is open, the file itself to look at. */
  onStored: (path: string, file: File) => void;
};

const Zone = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    justifyItems: 'start',
    padding: '4',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'line.control',
    borderRadius: 'md',
    background: 'surface',
    '&[data-over=true]': { borderColor: 'focus', background: 'sunken' },
    '& progress': { width: 'full', height: '3' },
    '& input[type=file]': { maxWidth: 'full', minHeight: '11', fontSize: 'sm' },
  },
});

const types: Record<FileField, string> = {
  imagePath: 'image/jpeg,image/png,image/webp,image/avif',
  documentPath: 'application/pdf',
};

/** Takes a file that is dropped or chosen, says what is wrong with it before it is sent, and how far it is. */
export function FileDrop({ id, label, field, hint, error, children, onStored }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string>();
  useSendingFile(share !== null);

  const take = async (file: File | undefined) => {
    if (!file || share !== null) return;
    const problem = judgeFile(field, file);
    setRefusal(problem ?? undefined);
    if (problem) return;
    setShare(0);
    try {
      onStored(await uploadFile(field, file, setShare), file);
    } catch (thrown) {
      setRefusal(toFailure(thrown).message);
    } finally {
      setShare(null);
    }
  };

  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1.5" minWidth="0">
      <chakra.label htmlFor={id} fontWeight="semibold">
        {label}
      </chakra.label>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      <Zone
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        {children}
        <input
          id={id}
          type="file"
          accept={types[field]}
          aria-describedby={`${id}-hint ${id}-error`}
          disabled={share !== null}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file can be chosen again after it was mended.
            event.target.value = '';
          }}
        />
        {share !== null && (
          <progress aria-label={`Sending ${label.toLowerCase()}`} max={1} value={share}>
            {Math.round(share * 100)} %
          </progress>
        )}
      </Zone>
      <FieldError id={`${id}-error`} message={refusal ?? error} />
    </chakra.div>
  );
}
