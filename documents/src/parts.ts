/** The parts that the shop's documents are made of, each tagged for what it is. */
import { colours, decorate, margin, type Sheet, textWidth } from './sheet.ts';

export type Fact = { name: string; value: string };

/** The document's name, what it costs beside it, and one sentence under both. */
export function title(
  { doc, root }: Sheet,
  text: { name: string; price: string; per: string; lead: string },
): void {
  const top = doc.y;
  const priceWidth = 150;
  const nameWidth = textWidth - priceWidth - 20;
  root.add(
    doc.struct('H1', {}, () => {
      doc.font('semibold').fontSize(30).fillColor(colours.ink);
      doc.text(text.name, margin, top, { width: nameWidth, lineGap: -4, characterSpacing: -0.4 });
    }),
  );
  const belowName = doc.y;
  const x = margin + textWidth - priceWidth;
  const box = { width: priceWidth, align: 'right' } as const;
  root.add(
    doc.struct('P', {}, () => {
      doc.font('semibold').fontSize(26).fillColor(colours.ink);
      doc.text(text.price, x, top + 3, { ...box, features: ['tnum', 'kern'] });
    }),
  );
  root.add(
    doc.struct('P', {}, () => {
      doc.font('regular').fontSize(9.5).fillColor(colours.fern);
      doc.text(text.per, x, doc.y - 2, box);
    }),
  );
  doc.y = Math.max(belowName, doc.y) + 8;
  root.add(
    doc.struct('P', {}, () => {
      doc.font('regular').fontSize(13).fillColor(colours.fern);
      doc.text(text.lead, margin, doc.y, { width: textWidth, lineGap: 2 });
    }),
  );
  doc.y += 18;
}

/**
 * Four or so facts side by side on a tinted strip: what most people look for. Where one is too long to stand beside
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
          doc
            .font('regular')
            .fontSize(9)
            .fillColor(colours.fern)
            .text(name, x, top + 13, box);
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

export function heading({ doc, root }: Sheet, text: string): void {
  root.add(
    doc.struct('H2', {}, () => {
      doc.font('semibold').fontSize(12.5).fillColor(colours.ink);
      doc.text(text, margin, doc.y, { width: textWidth });
    }),
  );
  doc.y += 4;
}

export function paragraph({ doc, root }: Sheet, text: string): void {
  root.add(
    doc.struct('P', {}, () => {
      doc.font('regular').fontSize(10).fillColor(colours.ink);
      doc.text(text, margin, doc.y, { width: textWidth, lineGap: 2.5 });
    }),
  );
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
          doc
            .font('semibold')
            .fontSize(10)
            .fillColor(kind === 'steps' ? colours.fern : colours.gold);
          doc.text(kind === 'steps' ? `${index + 1}` : '•', margin + 2, top, {
            width: indent,
            lineBreak: false,
          });
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
