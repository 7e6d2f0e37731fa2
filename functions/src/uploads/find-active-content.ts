import { PDFArray, PDFDict, PDFName, PDFParser, PDFStream } from '@cantoo/pdf-lib';

/** What a PDF needs to run scripts, start programs, carry files or hide all that. */
const activeNames = new Set(
  'JavaScript JS XFA Launch ImportData EmbeddedFile EmbeddedFiles EF RichMedia Encrypt'.split(' '),
);

/** The same in the raw bytes, without the two shortest, which also occur in images. */
const inPlainSight = /\/(JavaScript|XFA|Launch|ImportData|EmbeddedFiles?|RichMedia|Encrypt)(?![\w.-])/;

/**
 * Looks into every object, compressed and superseded ones included, since viewers may differ in which they take, and
 * into the raw bytes for what this parser does not find.
 * @throws Error for a PDF that cannot be read whole
 */
export async function hasActiveContent(bytes: Buffer): Promise<boolean> {
  let isActive = inPlainSight.test(unescapeNames(bytes.toString('latin1')));

  function look(object: unknown): void {
    if (object instanceof PDFName) isActive ||= activeNames.has(object.decodeText());
    else if (object instanceof PDFArray) object.asArray().forEach(look);
    else if (object instanceof PDFStream) look(object.dict);
    else if (object instanceof PDFDict) object.entries().flat().forEach(look);
  }

  class Reader extends PDFParser {
    constructor() {
      super(bytes, Number.POSITIVE_INFINITY, true);
      this.context.assign = (_reference, object) => look(object);
    }
  }
  await new Reader().parseDocument();
  return isActive;
}

/** Any letter of a name may be written as a number: /J#53 is /JS. */
function unescapeNames(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}
