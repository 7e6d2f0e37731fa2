/** The parts that the shop's documents are made of, each tagged for what it is. */
import { colours, decorate, margin, type Sheet, textWidth } from './sheet.ts';

export type Fact = { name: string; value: string };

/** Font, size and colour. */
type Style = readonly ['regular' | 'semibold', number, string];

function inStyle(doc: Sheet['doc'], [font, size, colour]: Style): Sheet['doc'] {
  return doc.font(font).fontSize(size).fillColor(colour);
}

function write(
  { doc, root }: Sheet,
  tag: 'H1' | 'H2' | 'P',
  style: Style,
  ...text: [text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions]
): void {
  root.add(doc.struct(tag, {}, () => void inStyle(doc, style).text(...text)));
}

/** The document's name, what it costs beside it, and one sentence under both. */
export function title(
  sheet: Sheet,
  { name, price, per, lead }: { name: string; price: string; per: string; lead: string },
): void {
  const { doc } = sheet;
  const top = doc.y;
  const width = 150;
  const look = { width: textWidth - width - 20, lineGap: -4, characterSpacing: -0.4 };
  write(sheet, 'H1', ['semibold', 30, colours.ink], name, margin, top, look);
  const belowName = doc.y;
  const x = margin + textWidth - width;
  const box = { width, align: 'right' } as const;
  write(sheet, 'P', ['semibold', 26, colours.ink], price, x, top + 3, { ...box, features: ['tnum', 'kern'] });
  write(sheet, 'P', ['regular', 9.5, colours.fern], per, x, doc.y - 2, box);
  doc.y = Math.max(belowName, doc.y) + 8;
  write(sheet, 'P', ['regular', 13, colours.fern], lead, margin, doc.y, { width: textWidth, lineGap: 2 });
  doc.y += 18;
}

/**
 * Four or so facts side by side on a tinted strip: what most people look for. Where one is too long to fit beside
 * the others, all become a table, so that nothing of an offer is cut short.
 */
export function factStrip(sheet: Sheet, facts: readonly Fact[]): void {
  if (facts.some(({ value }) => value.length > 16)) {
    factTable(sheet, facts);
    return;
  }
  const { doc, root } = sheet;
  const top = doc.y;
  const height = 62;
  const width = textWidth / facts.length;
  const size = facts.every(({ value }) => value.length <= 12) ? 15 : 12.5;
  decorate(doc, () => doc.roundedRect(margin, top, textWidth, height, 6).fill(colours.mist));
  const list = doc.struct('L', {});
  root.add(list);
  facts.forEach(({ name, value }, index) => {
    const box = { width: width - 20 };
    const x = margin + index * width + 14;
    list.add(
      doc.struct('LI', {}, [
        doc.struct('Lbl', {}, () => {
          inStyle(doc, ['regular', 9, colours.fern]).text(name, x, top + 13, box);
        }),
        doc.struct('LBody', {}, () => {
          doc.font('semibold').fontSize(size).fillColor(colours.ink);
          doc.text(value, x, top + 45 - size, { ...box, lineBreak: false });
        }),
      ]),
    );
  });
  list.end();
  doc.y = top + height + 22;
}

export function heading(sheet: Sheet, text: string): void {
  const { doc } = sheet;
  // With what it heads, or on the next page.
  if (doc.y + 70 > doc.page.height - doc.page.margins.bottom) doc.addPage();
  write(sheet, 'H2', ['semibold', 12.5, colours.ink], text, margin, doc.y, { width: textWidth });
  doc.y += 4;
}

export function paragraph(sheet: Sheet, text: string): void {
  const { doc } = sheet;
  const look = { width: textWidth, lineGap: 2.5 };
  write(sheet, 'P', ['regular', 10, colours.ink], text, margin, doc.y, look);
  doc.y += 12;
}

/** A list with a gold mark, or a number, before each point. */
export function list(
  { doc, root }: Sheet,
  points: readonly string[],
  kind: 'marks' | 'steps' = 'marks',
): void {
  const indent = 18;
  const element = doc.struct('L', {});
  root.add(element);
  points.forEach((point, index) => {
    let top = 0;
    element.add(
      doc.struct('LI', {}, [
        doc.struct('Lbl', {}, () => {
          // A point that would start on the last line goes to the next page whole, with its mark.
          if (doc.y + 28 > doc.page.height - doc.page.margins.bottom) doc.addPage();
          top = doc.y;
          const [mark, colour] = kind === 'steps' ? [`${index + 1}`, colours.fern] : ['•', colours.gold];
          const box = { width: indent, lineBreak: false };
          inStyle(doc, ['semibold', 10, colour]).text(mark, margin + 2, top, box);
        }),
        doc.struct('LBody', {}, () => {
          doc.font('regular').fontSize(10).fillColor(colours.ink);
          doc.text(point, margin + indent, top, { width: textWidth - indent, lineGap: 2.5 });
        }),
      ]),
    );
    doc.y += 3;
  });
  element.end();
  doc.y += 9;
}

/** A table of names and values with a rule under each row. */
export function factTable({ doc, root }: Sheet, facts: readonly Fact[]): void {
  const labelWidth = 128;
  doc.y += 4;
  const table = doc.struct('Table', {});
  root.add(table);
  for (const { name, value } of facts) {
    let top = 0;
    let belowLabel = 0;
    table.add(
      doc.struct('TR', {}, [
        doc.struct('TH', { scope: 'Row' }, () => {
          if (doc.y + 30 > doc.page.height - doc.page.margins.bottom) doc.addPage();
          top = doc.y;
          doc.font('semibold').fontSize(10).fillColor(colours.fern);
          doc.text(name, margin, top, { width: labelWidth - 12 });
          belowLabel = doc.y;
        }),
        doc.struct('TD', {}, () => {
          doc.font('regular').fontSize(10).fillColor(colours.ink);
          doc.text(value, margin + labelWidth, top, { width: textWidth - labelWidth, lineGap: 2 });
        }),
      ]),
    );
    const y = (doc.y > top ? Math.max(doc.y, belowLabel) : doc.y) + 2;
    decorate(doc, () =>
      doc
        .moveTo(margin, y)
        .lineTo(margin + textWidth, y)
        .lineWidth(0.75)
        .stroke(colours.rule),
    );
    doc.y = y + 4;
  }
  table.end();
  doc.y += 10;
}
