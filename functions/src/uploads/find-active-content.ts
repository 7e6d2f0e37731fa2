import { PDFArray, PDFDict, PDFName, PDFParser, PDFStream } from '@cantoo/pdf-lib';

/** What a PDF needs to run scripts, to start programs, to carry files, and to hide all that. */
const activeNames = new Set(
  'JavaScript JS XFA Launch ImportData EmbeddedFile EmbeddedFiles EF RichMedia Encrypt'.split(' '),
);

/** The same names where they stand in plain sight; the two shortest also come about in a picture's bytes. */
const inPlainSight = /\/(JavaScript|XFA|Launch|ImportData|EmbeddedFiles?|RichMedia|Encrypt)(?![\w.-])/;

/**
 * Looks for active content in a PDF: in every object that it holds, compressed and superseded ones included, since two
 * viewers may take different ones of the same number; and in its bytes, for what a viewer finds where this reader does not.
 *
 * @returns whether there is any
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

/** Names may be written with any of their letters as a number: /J#53 is /JS. */
function unescapeNames(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}
