/**
 * The paper that the shop's documents are printed on: A4, the logo's band on top, who we are at the foot. Every
 * part is tagged, so that a screen reader finds headings, lists and a reading order. Nothing here reads a file, a
 * clock or the environment: the same data gives the same bytes.
 */
import { siteSettings } from '@kowhai/domain/site-settings';
import { dropInvisible } from '@kowhai/domain/text-schema';
import PDFDocument from 'pdfkit';
import { logoOnDark, regularFont, semiboldFont } from './assets.ts';

// The typings name the archive subsets only; the library knows the accessible one too.
const accessible = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets;

type StructureElement = ReturnType<PDFKit.PDFDocument['struct']>;

/** A document being written: `root` takes the parts in reading order, `doc.y` is where the next one starts. */
export type Sheet = { doc: PDFKit.PDFDocument; root: StructureElement };

export const colours = { ink: '#10231c', fern: '#2f5d4a', gold: '#f2b705', rule: '#d9d2c1', mist: '#f4efe3' };
const paper = '#faf7f0';
const sage = '#8fbf9f';

export const margin = 54;
export const pageWidth = 595.28;
export const textWidth = pageWidth - 2 * margin;
const bandHeight = 84;
const footHeight = 64;

export type SheetOptions = {
  /** What the document is called in the reader's window and by a screen reader. */
  title: string;
  /** What kind of document this is, shown in the band. */
  kind: string;
  /** When what it says was last changed, as an ISO 8601 string. */
  updatedAt: string;
};

const monthAndYear = new Intl.DateTimeFormat('en-NZ', {
  timeZone: 'Pacific/Auckland',
  month: 'long',
  year: 'numeric',
});

/** Starts a document with its band; the next part is below it. */
export function openSheet({ title, kind, updatedAt }: SheetOptions): Sheet {
  const date = new Date(updatedAt);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: footHeight },
    pdfVersion: '1.7',
    subset: accessible,
    tagged: true,
    lang: 'en-NZ',
    displayTitle: true,
    bufferPages: true,
    // No font of the reader's is relied on: both are inside, and the library's own default is never loaded.
    font: '',
    info: {
      Title: sayInXml(title),
      Author: siteSettings.name,
      Creator: siteSettings.name,
      Producer: siteSettings.name,
      CreationDate: date,
      ModDate: date,
    },
  });
  doc.registerFont('regular', Buffer.from(regularFont, 'base64'));
  doc.registerFont('semibold', Buffer.from(semiboldFont, 'base64'));
  doc.font('regular');

  const root = doc.struct('Document', {});
  doc.addStructure(root);
  decorate(doc, () => {
    doc.rect(0, 0, pageWidth, bandHeight).fill(colours.ink);
    doc.rect(0, bandHeight, pageWidth, 3).fill(colours.gold);
  });
  const bandText = { width: textWidth, align: 'right' } as const;
  root.add(
    doc.struct(
      'Figure',
      { alt: siteSettings.name, bbox: [margin, 20, margin + 150, 64], placement: 'Block' },
      () => drawLogo(doc, margin, 20, 44),
    ),
  );
  root.add(
    doc.struct('P', {}, () => {
      doc.font('semibold').fontSize(11).fillColor(paper).text(kind, margin, 28, bandText);
    }),
  );
  root.add(
    doc.struct('P', {}, () => {
      doc.font('regular').fontSize(9.5).fillColor(sage).text(monthAndYear.format(date), margin, 44, bandText);
    }),
  );
  doc.y = bandHeight + 34;
  return { doc, root };
}

/** The library writes the title into XML as it is: there it asks for it as a string, everywhere else for its value. */
function sayInXml(title: string): string {
  const escaped = dropInvisible(title).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Object.assign(new String(title), { toString: () => escaped }) as string;
}

/** Draws what a screen reader passes over: rules, bands and page feet. */
export function decorate(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

function drawLogo(doc: PDFKit.PDFDocument, x: number, y: number, height: number): void {
  doc.save();
  doc.translate(x, y).scale(height / 64);
  for (const [, attributes = ''] of logoOnDark.matchAll(/<path ([^>]*)\/>/g)) {
    const read = (name: string) => attributes.match(new RegExp(`(?:^| )${name}="([^"]*)"`))?.[1];
    const path = doc.path(read('d') ?? '');
    const stroke = read('stroke');
    if (stroke)
      path
        .lineWidth(Number(read('stroke-width')))
        .lineCap('round')
        .stroke(stroke);
    else path.fill(read('fill') ?? colours.ink);
  }
  doc.restore();
}

/** Puts the foot on every page and ends the document. */
export async function closeSheet({ doc, root }: Sheet): Promise<Uint8Array> {
  root.end();
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    decorate(doc, () => drawFoot(doc, count > 1 ? `Page ${page - start + 1} of ${count}` : ''));
  }
  doc.end();
  return Buffer.concat(await doc.toArray());
}

function drawFoot(doc: PDFKit.PDFDocument, pageOf: string): void {
  // The foot is below the text's bottom margin, where text would otherwise start a new page.
  const { bottom } = doc.page.margins;
  doc.page.margins.bottom = 0;
  const y = doc.page.height - footHeight + 14;
  const { name, postalAddress, freephone, email } = siteSettings;
  doc
    .moveTo(margin, y)
    .lineTo(pageWidth - margin, y)
    .lineWidth(0.75)
    .stroke(colours.rule);
  doc
    .font('semibold')
    .fontSize(8.5)
    .fillColor(colours.ink)
    .text(name, margin, y + 9);
  doc
    .font('regular')
    .fillColor(colours.fern)
    .text(`${postalAddress}  ·  ${freephone}  ·  ${email}`, margin, y + 21, { width: textWidth });
  doc.text(pageOf || 'Prices are in New Zealand dollars and include GST.', margin, y + 9, {
    width: textWidth,
    align: 'right',
  });
  doc.page.margins.bottom = bottom;
}
