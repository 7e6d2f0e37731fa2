import { regularFont, semiboldFont } from '@kowhai/documents/assets';
import { printable } from '@kowhai/domain/catalogue/offer-summary';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';

it.each([
  ['regular', regularFont],
  ['semibold', semiboldFont],
])('the %s font draws each character that a plan may be published with', (_, font) => {
  // The typings leave out the font that is in use.
  const { _font: used } = new PDFDocument({ font: '' }).font(Buffer.from(font, 'base64')) as unknown as {
    _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
  };
  const codes = Array.from({ length: 0x2fff }, (_, code) => code).filter((code) => code >= 0x20);
  const missing = codes
    .filter((code) => printable.test(String.fromCodePoint(code)))
    .filter((code) => !used.font.hasGlyphForCodePoint(code));
  expect(missing.map((code) => String.fromCodePoint(code))).toEqual([]);
});
