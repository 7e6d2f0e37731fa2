import { PDFArray, type PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { PdfReader, toDict } from './read-pdf.ts';

/** By what its objects do, as any object may be named JS. @returns `active` where it runs, starts or hides anything */
export function judgePdf(
  bytes: Buffer,
  limits?: ConstructorParameters<typeof PdfReader>[1],
): 'fine' | 'active' | 'empty' {
  const pdf = new PdfReader(bytes, limits);
  if (pdf.texts.some((text) => activeText.test(unescapeNames(text)))) return 'active';
  const dicts: PDFDict[] = [];
  for (const object of pdf.objects) collectDicts(object, dicts);
  if (dicts.some((dict) => isActive(pdf, dict))) return 'active';
  return dicts.some((dict) => pdf.dictsOf(get(dict, 'Pages')).some((pages) => hasPage(pdf, pages)))
    ? 'fine'
    : 'empty';
}

/** For what a viewer finds where the parser does not look. Not within an address. */
const activeText =
  /\/(S[\s\0]*\/(JavaScript|Launch|ImportData)|Type[\s\0]*\/EmbeddedFile)(?![\w.-])(?<!https?:\/\/[^\s()<>]{0,300})/;

/** Letters of a name may be written as numbers: /J#53 is /JS. */
function unescapeNames(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

const get = (dict: PDFDict, key: string) => dict.get(PDFName.of(key));
const holds = (dict: PDFDict, ...keys: readonly string[]) => keys.some((key) => get(dict, key) !== undefined);

function collectDicts(object: PDFObject, into: PDFDict[]): void {
  const dict = toDict(object);
  if (dict) into.push(dict);
  const inner = object instanceof PDFArray ? object.asArray() : (dict?.values() ?? []);
  for (const one of inner) collectDicts(one, into);
}

function isActive(pdf: PdfReader, dict: PDFDict): boolean {
  const isAction =
    pdf.has(dict, 'S', 'JavaScript', 'Launch', 'ImportData') ||
    (pdf.has(dict, 'S', 'Rendition') && holds(dict, 'JS'));
  const isFile =
    pdf.has(dict, 'Type', 'EmbeddedFile') ||
    (pdf.has(dict, 'Type', 'Filespec', 'F') && holds(dict, 'EF')) ||
    pdf.dictsOf(get(dict, 'EF')).some((files) => holds(files, 'F', 'UF', 'DOS', 'Mac', 'Unix'));
  const isCatalog = pdf.has(dict, 'Type', 'Catalog') || holds(dict, 'Pages');
  return (
    isAction ||
    isFile ||
    pdf.has(dict, 'Subtype', 'RichMedia', '3D') ||
    (isCatalog &&
      pdf.dictsOf(get(dict, 'Names')).some((names) => holds(names, 'JavaScript', 'EmbeddedFiles'))) ||
    (isCatalog && pdf.dictsOf(get(dict, 'AcroForm')).some((form) => holds(form, 'XFA'))) ||
    (holds(dict, 'Encrypt') && holds(dict, 'Root'))
  );
}

function hasPage(pdf: PdfReader, node: PDFDict, seen = new Set<PDFDict>()): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  if (!holds(node, 'Kids')) return pdf.has(node, 'Type', 'Page');
  const kids = pdf
    .follow(get(node, 'Kids'))
    .flatMap((list) => (list instanceof PDFArray ? list.asArray() : []));
  return kids.some((kid) => pdf.dictsOf(kid).some((one) => hasPage(pdf, one, seen)));
}
