import {
  describeWrongDocument,
  describeWrongImage,
  maxUploadMegabytes,
  megabytes,
  tellingBytes,
} from '@kowhai/domain/uploaded-file';
import type { FileField } from '#data/upload-file.ts';

export async function validateFile(field: FileField, file: Blob): Promise<string | null> {
  const { size } = file;
  if (size === 0) return 'That file is empty.';
  const head = new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer());
  const problem = field === 'imagePath' ? describeWrongImage(head) : describeWrongDocument(head);
  if (problem) return problem;
  if (size > megabytes(maxUploadMegabytes)) {
    // Rounded up: rounded down, a file just over the limit would read as allowed.
    const rounded = (Math.ceil((size / megabytes(1)) * 10) / 10).toLocaleString('en-NZ');
    return `That file is ${rounded} MB. The limit is ${maxUploadMegabytes} MB.`;
  }
  return null;
}
