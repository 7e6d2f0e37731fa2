import { describePostage } from '@kowhai/domain/cart/pricing';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { describeFit } from '@kowhai/domain/catalogue/hardware-fit';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { siteSettings } from '@kowhai/domain/site-settings';
import { factTable, heading, list, paragraph, title } from './parts.ts';
import { closeSheet, margin, openSheet, type Sheet, textWidth } from './sheet.ts';

/**
 * Writes the factsheet of a hardware item: what it is, does and needs, on paper.
 *
 * @param hardware the item as stored; the factsheet carries the month of its last change
 * @param picture a PNG or JPEG of the item, four to three; without it the sheet has words only
 * @returns a tagged PDF; the same item and picture always give the same bytes
 */
export async function renderFactsheet(
  hardware: Omit<Hardware, 'editedAt'>,
  picture?: Uint8Array,
): Promise<Uint8Array> {
  const sheet = openSheet({
    title: `Factsheet: ${hardware.name}`,
    kind: 'Factsheet',
    updatedAt: hardware.updatedAt,
  });
  const postage = describePostage();
  const price = formatMoney(toCents(hardware.price));

  title(sheet, { name: hardware.name, price, per: 'once, including GST', lead: hardware.tagline });
  if (picture) showPicture(sheet, picture, hardware.imageAlt);
  heading(sheet, hardware.shortDescription);
  paragraph(sheet, hardware.introductionInfo);

  heading(sheet, 'Key features');
  factTable(
    sheet,
    [
      { name: hardware.hardwareFeatureName1, value: hardware.hardwareFeatureInfo1 },
      { name: hardware.hardwareFeatureName2, value: hardware.hardwareFeatureInfo2 },
      { name: hardware.hardwareFeatureName3, value: hardware.hardwareFeatureInfo3 },
      { name: hardware.hardwareFeatureName4, value: hardware.hardwareFeatureInfo4 },
    ].filter(({ name, value }) => name && value),
  );

  heading(sheet, 'Size, ports and warranty');
  paragraph(sheet, hardware.moreInfo);

  heading(sheet, 'Buying it');
  list(sheet, [
    `Works with ${describeFit(hardware)}. Add it when you order a plan, or ask us about it later.`,
    `${siteSettings.postage.label}. ${postage.label}. ${postage.rule}.`,
  ]);
  return closeSheet(sheet);
}

function showPicture({ doc, root }: Sheet, picture: Uint8Array, alt: string): void {
  const width = 236;
  const height = (width * 3) / 4;
  const x = margin + (textWidth - width) / 2;
  const top = doc.y;
  root.add(
    doc.struct('Figure', { alt, bbox: [x, top, x + width, top + height], placement: 'Block' }, () => {
      doc.save();
      doc.roundedRect(x, top, width, height, 8).clip();
      doc.image(Buffer.from(picture), x, top, { width, height });
      doc.restore();
    }),
  );
  doc.y = top + height + 18;
}
